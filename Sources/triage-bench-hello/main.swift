// What `triage-bench startup` compares with: the least that a Swift program can do and be seen to do.
print("hello")
