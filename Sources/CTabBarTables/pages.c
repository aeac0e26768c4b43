#include "CTabBarTables.h"
#include "lookup.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#define PAGE(tongue, rule) {tongue, rule, (const uint8_t[]){
#define END , 0}},

static const struct {
  const char *language, *id;
  const uint8_t *text;
} pages[] = {
#include "data/pages.inc"
};

const uint8_t *tb_page(const char *language, const char *id) {
  for (size_t index = 0; index < COUNT(pages); index++) {
    if (strcmp(pages[index].id, id) == 0 && strcmp(pages[index].language, language) == 0) return pages[index].text;
  }
  return NULL;
}

const uint8_t *tb_page_section(const uint8_t *page, const char *heading) {
  const char *text = (const char *)page;
  size_t length = strlen(heading);
  while ((text = strstr(text, "\n## "))) {
    text += 4;
    if (strncmp(text, heading, length) == 0 && text[length] == '\n') return (const uint8_t *)text + length + 1;
  }
  return NULL;
}

size_t tb_page_section_length(const uint8_t *section) {
  const char *text = (const char *)section, *end = strstr(text, "\n## ");
  return end ? (size_t)(end - text) : strlen(text);
}

// What help says of the commands, and the starters.
static const char commands[] = {
#embed "data/commands.md" suffix(, 0)
};
static const char starters[] = {
#embed "data/starters.md" suffix(, 0)
};

const char *tb_commands(void) { return commands; }
const char *tb_starters(void) { return starters; }

const char *tb_page_language(size_t index) { return index < COUNT(pages) ? pages[index].language : NULL; }
const char *tb_page_id(size_t index) { return index < COUNT(pages) ? pages[index].id : NULL; }
