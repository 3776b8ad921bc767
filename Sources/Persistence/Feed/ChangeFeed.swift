import Glibc

/// Tells that another connection has written, by what it touches after each commit: `<store>.changed`.
///
/// The database's own files are no help: SQLite writes to its log before the commit counts, so that who looks when the log
/// changes sees the list as it was. The directory is watched and not the file, which may be replaced or not there yet;
/// where the directory is missing too, the nearest one above it is watched until it appears. Nothing is ever polled.
/// Used by one thread at a time.
package final class ChangeFeed {
  /// Readable, for `poll`, when `drain` may have something to tell. Stays the same; -1, which `poll` passes over, where the
  /// system gives no more watches: then changes are found only by `hasForeignChanges`.
  package let fileDescriptor: Int32

  private let store: String
  private var place: StorePath
  private var watch: Watch?

  /// What is being watched.
  private struct Watch: Equatable {
    var number: Int32
    var isOnStore: Bool
  }

  /// What a touch, or another file in its place, looks like in the store's directory.
  private static let touches = UInt32(IN_ATTRIB | IN_MOVED_TO)
  /// What the going of the store itself looks like. Who has it open must let go of it, or its directory is never seen to go.
  private static let losses = UInt32(IN_DELETE | IN_MOVED_FROM)
  /// What the coming of a directory looks like in the one above it.
  private static let arrivals = UInt32(IN_CREATE | IN_MOVED_TO)
  /// The watched directory goes, or another takes its place.
  private static let departures = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)

  /// A feed of the store at `path`, which need not be there.
  package init(store path: String) {
    // A relative path counts from the working directory of now.
    store = StorePath.absolute(path)
    place = StorePath(store)
    fileDescriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    arm()
  }

  deinit { if fileDescriptor >= 0 { close(fileDescriptor) } }

  /// Takes in what has happened since the last call, without waiting; returns whether there may be something new to read.
  package func drain() -> Bool {
    guard fileDescriptor >= 0 else { return false }
    var isNews = false
    var hasToArm = watch == nil
    while let events = InotifyEvent.next(from: fileDescriptor) {
      for event in events {
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
          (isNews, hasToArm) = (true, true)
        } else if event.watch != watch?.number {
          continue  // late news of a directory that is no longer watched
        } else if watch?.isOnStore != true || event.mask & (Self.departures | UInt32(IN_IGNORED)) != 0 {
          hasToArm = true
        } else if event.name == place.changedName || event.name == place.name {
          isNews = true
        }
      }
    }
    guard hasToArm else { return isNews }
    let before = watch
    arm()
    // Whatever happened to the directory, somebody may have written while nobody watched.
    return isNews || watch != before
  }

  /// Watches the store's directory, or else the nearest one above it that is there.
  private func arm() {
    guard fileDescriptor >= 0 else { return }
    let old = watch
    watch = reach()
    // The next directory may have appeared before the watch on the one above it was there: look until nothing moves.
    while let reached = watch, !reached.isOnStore {
      watch = reach()
      if watch == reached { break }
      forget(reached)
    }
    if let old { forget(old) }
  }

  private func forget(_ old: Watch) {
    if old.number != watch?.number { inotify_rm_watch(fileDescriptor, old.number) }
  }

  private func reach() -> Watch? {
    place = StorePath(store)
    let directory = place.directory
    var path = directory
    while true {
      let isOnStore = path == directory
      let mask = (isOnStore ? Self.touches | Self.losses : Self.arrivals) | Self.departures | UInt32(IN_ONLYDIR)
      let number = unsafe inotify_add_watch(fileDescriptor, path, mask)
      if number >= 0 { return Watch(number: number, isOnStore: isOnStore) }
      guard errno == ENOENT || errno == ENOTDIR, path != "/" else { return nil }
      path = StorePath.split(path).directory
    }
  }
}
