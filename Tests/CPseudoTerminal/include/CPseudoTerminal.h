#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

// Opens a new terminal of the given size. Returns its controlling side, or -1 (see errno); `*terminal` is the side of
// the program.
int cpt_open(int columns, int rows, int *_Nonnull terminal);

// Starts a program as the leader of a session on the terminal, and closes `terminal` here. Returns its process
// identifier, or -1 (see errno).
int cpt_spawn(int controller, int terminal, char *_Nullable const *_Nonnull arguments,
              char *_Nullable const *_Nonnull environment);

bool cpt_resize(int controller, int columns, int rows);

// The number of bytes that were typed and that the program has not read yet.
int cpt_unread(int terminal);

// The extended attributes of files, which Swift's module of the C library leaves out on Linux. As setxattr(2) and
// getxattr(2).
int cpt_set_attribute(const char *_Nonnull path, const char *_Nonnull name, const void *_Nonnull value, size_t size);
long cpt_attribute(const char *_Nonnull path, const char *_Nonnull name, void *_Nonnull value, size_t size);

#endif
