// Of macOS's <sys/xattr.h>, which zig does not have, the functions in use.
#include <sys/types.h>

int setxattr(const char *path, const char *name, const void *value, size_t size, u_int32_t position, int options);
ssize_t getxattr(const char *path, const char *name, void *value, size_t size, u_int32_t position, int options);
