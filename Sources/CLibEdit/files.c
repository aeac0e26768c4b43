#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <CommonCrypto/CommonDigest.h>
#include <copyfile.h>
#else
#include <sha2.h>
#include <sys/syscall.h>
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

int cl_exchange(const char *path, const char *other) {
#ifdef __APPLE__
  return renamex_np(path, other, RENAME_SWAP);
#else
  // Not every C library has a function for it.
  enum { EXCHANGE = 1 << 1 };
  return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, EXCHANGE);
#endif
}

bool cl_is_settled(int file, int seconds) {
  struct stat status;
  return !fstat(file, &status) && S_ISREG(status.st_mode) && time(NULL) - status.st_ctime > seconds;
}

#ifdef __APPLE__

void cl_sha256(const void *bytes, size_t count, char digits[65]) {
  CC_SHA256_CTX context;
  CC_SHA256_Init(&context);
  // A count has 32 bits there.
  for (const char *rest = bytes; count > 0;) {
    CC_LONG piece = count < 1 << 30 ? (CC_LONG)count : 1 << 30;
    CC_SHA256_Update(&context, rest, piece);
    rest += piece;
    count -= piece;
  }
  unsigned char digest[CC_SHA256_DIGEST_LENGTH];
  CC_SHA256_Final(digest, &context);
  for (size_t i = 0; i < sizeof digest; i++) {
    digits[2 * i] = "0123456789abcdef"[digest[i] >> 4];
    digits[2 * i + 1] = "0123456789abcdef"[digest[i] & 15];
  }
  digits[64] = 0;
}

void cl_copy_metadata(int from, int to) { fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR); }

#else

void cl_sha256(const void *bytes, size_t count, char digits[65]) { SHA256Data(bytes, count, digits); }

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
