#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>

// Opens a new terminal of the given size. Returns its controlling side, or -1 (see errno); `*terminal` is the side of
// the program.
int cpt_open(int columns, int rows, int *_Nonnull terminal);

// Starts a program as the leader of a session on the terminal, and closes `terminal` here. Returns its process
// identifier, or -1 (see errno).
int cpt_spawn(int controller, int terminal, char *_Nullable const *_Nonnull arguments,
              char *_Nullable const *_Nonnull environment);

bool cpt_resize(int controller, int columns, int rows);

#endif
