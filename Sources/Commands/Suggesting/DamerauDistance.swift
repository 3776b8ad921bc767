/// How many single edits lead from `a` to `b`: inserting, deleting or replacing a letter, or swapping two neighbours, also
/// with letters put between them afterwards (the unrestricted distance: "ca" to "abc" is 2).
///
/// - Complexity: `a.count * b.count` in time and space.
func damerauDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a)
  let b = Array(b)
  let far = a.count + b.count
  // One row and one column more than the classic table, filled with `far`: the "before the first letter" of a swap.
  var table = Array(repeating: Array(repeating: far, count: b.count + 2), count: a.count + 2)
  for i in 0...a.count { table[i + 1][1] = i }
  for j in 0...b.count { table[1][j + 1] = j }
  var lastRow: [Character: Int] = [:]
  for (i, x) in a.enumerated() {
    var lastColumn = 0
    for (j, y) in b.enumerated() {
      let row = lastRow[y, default: 0]
      let column = lastColumn
      if x == y { lastColumn = j + 1 }
      table[i + 2][j + 2] = min(
        table[i + 1][j + 1] + (x == y ? 0 : 1),
        table[i + 2][j + 1] + 1,
        table[i + 1][j + 2] + 1,
        table[row][column] + (i - row) + 1 + (j - column))
    }
    lastRow[x] = i + 1
  }
  return table[a.count + 1][b.count + 1]
}
