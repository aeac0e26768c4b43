#include "CTabBarTables.h"
#include "lookup.h"

#include <ctype.h>
#include <stdlib.h>
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
    // Most identifiers differ in the first letter.
    if (*pages[index].id == *id && strcmp(pages[index].id, id) == 0 && strcmp(pages[index].language, language) == 0) return pages[index].text;
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

// FNV-1a of the words of a section, without its comments. Tests/translations.py has the same.
static uint32_t digest(const uint8_t *section) {
  const char *text = (const char *)section, *end = text + tb_page_section_length(section);
  uint32_t hash = 2166136261;
  bool is_first = true, is_after_space = true;
  while (text < end) {
    if (text[-1] == '\n' && strncmp(text, "<!--", 4) == 0) {
      text += strcspn(text, "\n");
    } else if (isspace((unsigned char)*text)) {
      is_after_space = true;
      text++;
    } else {
      if (is_after_space && !is_first) hash = (hash ^ ' ') * 16777619;
      is_first = is_after_space = false;
      hash = (hash ^ (uint8_t)*text++) * 16777619;
    }
  }
  return hash;
}

static const char mark[] = "<!-- translates ";

bool tb_translates(const char *digits, const char *id, const char *heading) {
  const uint8_t *page = tb_page("en", id), *section = page ? tb_page_section(page, heading) : NULL;
  return section && strtoul(digits, NULL, 16) == digest(section);
}

bool tb_page_translates(const uint8_t *page, const char *id, const char *heading) {
  const char *section = (const char *)tb_page_section(page, heading);
  if (!section) return false;
  section += strspn(section, "\n");
  return strncmp(section, mark, sizeof mark - 1) == 0 && tb_translates(section + sizeof mark - 1, id, heading);
}

const uint8_t *tb_page_message(const uint8_t *page, const char *key, bool is_one, size_t *length) {
  const char *line = (const char *)tb_page_section(page, "Messages");
  for (size_t size = strlen(key); line && *line && *line != '#'; line = strchr(line, '\n'), line += line != NULL) {
    if (strncmp(line, "- ", 2) != 0 || strncmp(line + 2, key, size) != 0) continue;
    const char *text = line + 2 + size;
    if (is_one && strncmp(text, ", one", 5) != 0) continue;
    if (is_one) text += 5;
    if (*text++ != ':') continue;
    text += strspn(text, " ");
    const char *end = text + strcspn(text, "\n");
    while (strncmp(end, "\n  ", 3) == 0) end += 3 + strcspn(end + 3, "\n");
    *length = (size_t)(end - text);
    return (const uint8_t *)text;
  }
  return NULL;
}

// What help says of the commands, and the starters.
static const uint8_t commands[] = {
#embed "data/commands.md" suffix(, 0)
};
static const uint8_t starters[] = {
#embed "data/starters.md" suffix(, 0)
};

const uint8_t *tb_commands(void) { return commands; }
const uint8_t *tb_starters(void) { return starters; }

const char *tb_page_language(size_t index) { return index < COUNT(pages) ? pages[index].language : NULL; }
const char *tb_page_id(size_t index) { return index < COUNT(pages) ? pages[index].id : NULL; }
