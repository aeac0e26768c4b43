#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#ifdef __APPLE__
#include <copyfile.h>
#else
#include <sys/xattr.h>
#endif

#include "CLibEdit.h"

int cl_flush(int file) {
#ifdef F_FULLFSYNC
  // fsync(2) leaves the data in the drive's own cache on macOS. Some file systems know nothing better, though.
  if (fcntl(file, F_FULLFSYNC) == 0) return 0;
#endif
  return fsync(file);
}

#ifdef __APPLE__

void cl_copy_metadata(int from, int to) { fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR); }

#else

// The limits of Linux for the names of all attributes together, and for the value of one.
enum { ATTRIBUTE_LIMIT = 65536 };

void cl_copy_metadata(int from, int to) {
  char names[ATTRIBUTE_LIMIT], value[ATTRIBUTE_LIMIT];
  ssize_t length = flistxattr(from, names, sizeof names);
  for (char *name = names; name < names + length; name += strlen(name) + 1) {
    // The others are the system's own, which it sets for the new file itself.
    if (strncmp(name, "user.", 5) && strcmp(name, "system.posix_acl_access")) continue;
    ssize_t size = fgetxattr(from, name, value, sizeof value);
    if (size >= 0) fsetxattr(to, name, value, (size_t)size, 0);
  }
}

#endif
