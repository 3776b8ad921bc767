/* SQLite, and what of it Swift cannot import: a destructor that is a cast of -1, variadic functions, a table of methods. */
#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

/* Binds a copy of `length` bytes of UTF-8; NUL is a byte like any other. */
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text ? text : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/* Binds a copy of `length` bytes. */
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_blob64(statement, index, bytes, length, SQLITE_TRANSIENT);
}

/* Sets one of the SQLITE_DBCONFIG_… switches. */
static inline int csqlite_switch(sqlite3 *database, int option, int on) {
  return sqlite3_db_config(database, option, on, (int *)0);
}

/* Reads the first bytes of the main file through SQLite's own descriptor. Opening and closing another one would drop every
   lock that this process has on the file. Nothing is locked or created; what lies past the end reads as zeros. */
static inline int csqlite_read_header(sqlite3 *database, void *buffer, int length) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK || !file || !file->pMethods) return code == SQLITE_OK ? SQLITE_CANTOPEN : code;
  code = file->pMethods->xRead(file, buffer, length, 0);
  return code == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : code;
}

/* The system's error behind the last failure of a file operation, 0 where it is not known. `sqlite3_system_errno` alone
   knows nothing of a COMMIT that fails: its file is the log. */
static inline int csqlite_errno(sqlite3 *database) {
  int found = sqlite3_system_errno(database);
  sqlite3_file *file = 0;
  if (found == 0 && sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &file) == SQLITE_OK && file &&
      file->pMethods)
    file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &found);
  if (found == 0) sqlite3_file_control(database, "main", SQLITE_FCNTL_LAST_ERRNO, &found);
  return found;
}

/* Whether the main file is no longer what lies at its path. */
static inline int csqlite_has_moved(sqlite3 *database) {
  int moved = 0;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}

#endif
