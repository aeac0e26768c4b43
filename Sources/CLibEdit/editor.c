#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "CLibEdit.h"

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wchar_t holds one Unicode scalar");

// Wide enough that libedit, which draws into nothing, never has to wrap a line of 500 scalars that it shows as \U+10FFFF.
static const struct winsize private_size = {.ws_row = 40, .ws_col = 4200};

struct cl_editor {
  EditLine *line;
  FILE *input, *output, *nowhere;
  int controller;
  cl_callbacks callbacks;
};

bool cl_use_utf8_locale(void) {
  static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (setlocale(LC_CTYPE, names[i]) && !strcmp(nl_langinfo(CODESET), "UTF-8")) return true;
  return false;
}

static cl_editor *owner(EditLine *line) {
  void *editor = NULL;
  el_wget(line, EL_CLIENTDATA, &editor);
  return editor;
}

static int read_key(EditLine *line, wchar_t *key) {
  cl_editor *editor = owner(line);
  uint32_t scalar = 0;
  if (!editor->callbacks.read_key(editor->callbacks.context, &scalar)) return 0;
  *key = (wchar_t)scalar;
  return 1;
}

// libedit hands a bound function nothing but the key, so each command has a function of its own. Its name is kept,
// not copied.
#define FOR_EACH_COMMAND(X)                                                                                           \
  X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15)                                \
  X(16) X(17) X(18) X(19) X(20) X(21) X(22) X(23) X(24) X(25) X(26) X(27) X(28) X(29) X(30) X(31)

#define DEFINE_COMMAND(n)                                                                                             \
  static unsigned char run_##n(EditLine *line, wint_t key) {                                                          \
    (void)key;                                                                                                        \
    cl_editor *editor = owner(line);                                                                                  \
    return (unsigned char)editor->callbacks.run_command(editor->callbacks.context, n);                                \
  }
FOR_EACH_COMMAND(DEFINE_COMMAND)

typedef unsigned char bound_function(EditLine *, wint_t);
#define LIST_COMMAND(n) {L"tabbar-" #n, run_##n},
static const struct {
  const wchar_t *name;
  bound_function *run;
} commands[CL_COMMAND_LIMIT] = {FOR_EACH_COMMAND(LIST_COMMAND)};

_Static_assert(CL_DONE == CC_NORM && CL_SUBMIT == CC_NEWLINE && CL_END == CC_EOF && CL_REFUSE == CC_ERROR &&
                   CL_ABANDON == CC_FATAL,
               "the results are libedit's own");

static bool open_private_terminal(cl_editor *editor) {
  editor->controller = posix_openpt(O_RDWR | O_NOCTTY);
  if (editor->controller < 0) return false;
  fcntl(editor->controller, F_SETFD, FD_CLOEXEC);
  if (grantpt(editor->controller) || unlockpt(editor->controller)) return false;
  const char *name = ptsname(editor->controller);
  int in = name ? open(name, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1;
  if (in < 0) return false;
  ioctl(in, TIOCSWINSZ, &private_size);
  if (!(editor->input = fdopen(in, "r"))) {
    close(in);
    return false;
  }
  int out = fcntl(in, F_DUPFD_CLOEXEC, 3);
  if (out < 0) return false;
  if (!(editor->output = fdopen(out, "w"))) {
    close(out);
    return false;
  }
  editor->nowhere = fopen("/dev/null", "we");
  return editor->nowhere != NULL;
}

cl_editor *cl_editor_open(const char *program, bool vi, cl_callbacks callbacks) {
  cl_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->controller = -1;
  editor->callbacks = callbacks;
  if (!open_private_terminal(editor) ||
      !(editor->line = el_init(program, editor->input, editor->output, editor->nowhere))) {
    int reason = errno;
    cl_editor_close(editor);
    errno = reason;
    return NULL;
  }
  // After el_init, which edits only if its output is a terminal.
  el_wset(editor->line, EL_SETFP, 1, editor->nowhere);
  el_wset(editor->line, EL_CLIENTDATA, (void *)editor);
  el_wset(editor->line, EL_SIGNAL, 0);
  el_wset(editor->line, EL_EDITMODE, 1);
  el_wset(editor->line, EL_EDITOR, vi ? L"vi" : L"emacs");
  el_wset(editor->line, EL_GETCFN, read_key);
  for (int i = 0; i < CL_COMMAND_LIMIT; i++)
    el_wset(editor->line, EL_ADDFN, commands[i].name, L"a command of tabbar", commands[i].run);
  // é and its neighbours are bindable keys to libedit, and in some locales it does not take them for letters.
  for (wchar_t letter = 0xA0; letter <= 0xFF; letter++)
    el_wset(editor->line, EL_BIND, (wchar_t[]){letter, 0}, L"ed-insert", NULL);
  return editor;
}

void cl_editor_close(cl_editor *editor) {
  if (editor->line) el_end(editor->line);
  // First, because macOS does not close the other side before somebody has read what was written there.
  if (editor->controller >= 0) close(editor->controller);
  if (editor->input) fclose(editor->input);
  if (editor->output) fclose(editor->output);
  if (editor->nowhere) fclose(editor->nowhere);
  free(editor);
}

void cl_editor_run(cl_editor *editor) {
  int count = 0;
  (void)el_wgets(editor->line, &count);
}

static void bind_key(cl_editor *editor, bool vi_command, const wchar_t *keys, const wchar_t *name) {
  if (vi_command)
    el_wset(editor->line, EL_BIND, L"-a", keys, name, NULL);
  else
    el_wset(editor->line, EL_BIND, keys, name, NULL);
}

// A caret or a backslash would begin an escape in the text of a binding, and NUL would end it.
static const wchar_t *key_text(uint8_t key, wchar_t text[static 3]) {
  if (key == 0) return wcscpy(text, L"^@");
  wchar_t *end = text;
  if (key == '^' || key == '\\') *end++ = L'\\';
  *end++ = key;
  *end = 0;
  return text;
}

static const wchar_t unassigned[] = L"ed-unassigned";

void cl_editor_bind(cl_editor *editor, uint8_t key, int command) {
  wchar_t text[3];
  bind_key(editor, false, key_text(key, text), commands[command].name);
  bind_key(editor, true, text, commands[command].name);
}

void cl_editor_bind_ordinary(cl_editor *editor, uint8_t key, int command) {
  wchar_t text[3];
  bind_key(editor, false, key_text(key, text), commands[command].name);
}

void cl_editor_bind_function(cl_editor *editor, bool vi_command, uint8_t key, const char *name) {
  wchar_t text[3], wide[64];
  size_t length = 0;
  while (name[length] && length < sizeof wide / sizeof *wide - 1) {
    wide[length] = (unsigned char)name[length];
    length++;
  }
  wide[length] = 0;
  bind_key(editor, vi_command, key_text(key, text), wide);
}

void cl_editor_bind_vi_command(cl_editor *editor, uint8_t key, int command) {
  wchar_t text[3];
  bind_key(editor, true, key_text(key, text), commands[command].name);
}

void cl_editor_unbind(cl_editor *editor, uint8_t key) {
  wchar_t text[3];
  bind_key(editor, false, key_text(key, text), unassigned);
}

void cl_editor_unbind_vi_command(cl_editor *editor, uint8_t key) {
  wchar_t text[3];
  bind_key(editor, true, key_text(key, text), unassigned);
}

cl_line cl_editor_line(cl_editor *editor) {
  // What el_wline(3) returns is the editor's own line, and its cursor may be set; el_cursor(3) is not on macOS.
  LineInfoW *line = (LineInfoW *)el_wline(editor->line);
  // vi's $ on an empty line leaves it before the line in libedit until 2023, which would write there next.
  if (line->cursor < line->buffer) line->cursor = line->buffer;
  if (line->cursor > line->lastchar) line->cursor = line->lastchar;
  return (cl_line){(const uint32_t *)line->buffer, (size_t)(line->lastchar - line->buffer),
                   (size_t)(line->cursor - line->buffer)};
}

void cl_editor_move(cl_editor *editor, size_t cursor) {
  LineInfoW *line = (LineInfoW *)el_wline(editor->line);
  size_t length = (size_t)(line->lastchar - line->buffer);
  line->cursor = line->buffer + (cursor < length ? cursor : length);
}

bool cl_editor_insert(cl_editor *editor, const uint32_t *scalars) {
  return el_winsertstr(editor->line, (const wchar_t *)scalars) == 0;
}

void cl_editor_delete_before(cl_editor *editor, size_t count) { el_deletestr(editor->line, (int)count); }
