#ifndef CLIBEDIT_H
#define CLIBEDIT_H

// The parts that Swift cannot reach by itself: libedit's variadic functions, signal handlers, and functions that differ
// between systems. <histedit.h> is not included here, so neither its names nor the differences between libedit's
// versions get past this header.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Chooses a UTF-8 locale for character types, whatever the environment says. False if the system has none.
bool cl_use_utf8_locale(void);

// The words that the program was called with, ended by NULL; NULL where the C library does not say.
char *_Nullable const *_Nullable cl_arguments(void);

// Keeps the numbers of closed standard streams from being given to files, which messages would then be written into.
void cl_occupy_closed_streams(void);

// --- The line editor: libedit without its drawing -------------------------------------------------------------------

typedef struct cl_editor cl_editor;

// The line being edited. `scalars` is not terminated and is valid until the editor is called again.
typedef struct {
  const uint32_t *_Nonnull scalars;
  size_t length;
  size_t cursor;
} cl_line;

typedef enum {
  CL_DONE = 0,    // go on editing
  CL_SUBMIT = 1,  // the line is finished
  CL_END = 2,     // end of input
  CL_REFUSE = 6,  // go on editing; the key did nothing
  CL_ABANDON = 7, // go on with an empty line, and without the keys that are still to be repeated
} cl_result;

typedef struct {
  void *_Nullable context;
  // Gives the next key. False stops the editing of this line.
  bool (*_Nonnull read_key)(void *_Nullable context, uint32_t *_Nonnull key);
  // Carries out a bound command and returns a `cl_result`.
  int (*_Nonnull run_command)(void *_Nullable context, int command);
} cl_callbacks;

enum { CL_COMMAND_LIMIT = 32 };

// Starts an editor on a pseudo-terminal of its own. NULL (see errno) where the system gives none.
cl_editor *_Nullable cl_editor_open(const char *_Nonnull program, bool vi, cl_callbacks callbacks);
void cl_editor_close(cl_editor *_Nonnull editor);

// Edits one line and returns when a command, or `read_key`, has ended it.
void cl_editor_run(cl_editor *_Nonnull editor);

// Binds one key, below 256, in the ordinary map and in vi's command map.
void cl_editor_bind(cl_editor *_Nonnull editor, uint8_t key, int command);
// Binds one key in the ordinary map only.
void cl_editor_bind_ordinary(cl_editor *_Nonnull editor, uint8_t key, int command);
// Binds one key in vi's command map only.
void cl_editor_bind_vi_command(cl_editor *_Nonnull editor, uint8_t key, int command);
// Binds one key in the ordinary map, or in vi's command map, to a function of libedit's own.
void cl_editor_bind_function(cl_editor *_Nonnull editor, bool vi_command, uint8_t key, const char *_Nonnull name);
// Leaves one key without effect, in the ordinary map or in vi's command map.
void cl_editor_unbind(cl_editor *_Nonnull editor, uint8_t key);
void cl_editor_unbind_vi_command(cl_editor *_Nonnull editor, uint8_t key);

// The line as it is, with the cursor brought back into it.
cl_line cl_editor_line(cl_editor *_Nonnull editor);
void cl_editor_move(cl_editor *_Nonnull editor, size_t cursor);
// Inserts at the cursor. `scalars` ends with 0.
bool cl_editor_insert(cl_editor *_Nonnull editor, const uint32_t *_Nonnull scalars);
void cl_editor_delete_before(cl_editor *_Nonnull editor, size_t count);

// --- The person's terminal: modes, size, signals --------------------------------------------------------------------

// Remembers the terminal's modes and starts to collect signals. One terminal at a time; -1 (see errno) on failure.
int cl_terminal_open(int input, int output);
// Puts back the modes and the signal actions found by `cl_terminal_open`.
void cl_terminal_close(void);

// Turns on raw mode (keys arrive one by one, ^C and ^Z as keys), or puts back the modes found at the start.
int cl_terminal_set_raw(bool raw);

enum { CL_WAIT_READABLE = 0, CL_WAIT_TIMEOUT = -1, CL_WAIT_FAILED = -2 };
// Waits for input or for a signal; a timeout below 0 is none. Returns a `CL_WAIT_…` or the signal's number.
int cl_terminal_wait(int timeout_milliseconds);

// Waits until a descriptor can be read, or for a signal; returns as `cl_terminal_wait` does.
int cl_terminal_wait_for(int descriptor);

// Whether a descriptor can be read without waiting; needs no open terminal.
bool cl_is_readable(int descriptor);

// Carries out work on another thread, which no signal disturbs; `drop` takes a result that nobody waits for any more.
// Returns a descriptor that can be read as soon as the work is done, for `cl_finish_work`, or -1 (see errno) where the
// system gives no thread.
int cl_start_work(void *_Nonnull (*_Nonnull work)(void *_Nonnull context), void (*_Nonnull drop)(void *_Nonnull result),
                  void *_Nonnull context);
// Returns the result of the work, or NULL where it is not done, and waits for it no longer.
void *_Nullable cl_finish_work(int descriptor);

// Waits until a terminal or pipe that was full takes more.
void cl_wait_until_writable(int descriptor);

// Stops this process, or its whole process group, as the terminal's driver would for ^Z; returns after `fg`.
void cl_terminal_stop(bool group);

// Runs another program in the foreground and waits for its end. `arguments` begins with its name and ends with NULL.
// Returns 0 and the program's status, 128 and more for a signal, or the number of the error that kept it from starting.
int cl_run_program(char *_Nullable const *_Nonnull arguments, int *_Nonnull status);

bool cl_terminal_size(int output, int *_Nonnull columns, int *_Nonnull rows);

// --- Files ----------------------------------------------------------------------------------------------------------

// Forces what was written to a file to the disk, out of the drive's own cache too. -1 (see errno) on failure.
int cl_flush(int file);

// Copies the attributes and the access list of one open file to another, as far as the system allows. Not the mode.
void cl_copy_metadata(int from, int to);

#endif
