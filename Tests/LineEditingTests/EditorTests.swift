import Testing

/// The suites that run an editor. One at a time, because libedit and the terminal database keep globals: a process has
/// one line editor at work, and these tests do too.
@Suite(.serialized) enum EditorTests {}
