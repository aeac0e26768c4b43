#include "CTabBarTables.h"
#include "lookup.h"

#include <string.h>

// Of C23, and understood in earlier C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const tb_color colors[] = {
#include "data/colors.inc"
};

const tb_color *tb_colors(void) { return colors; }
size_t tb_color_count(void) { return COUNT(colors); }

static const struct {
  const char *name, *alphabets[3];
} glyphs[] = {
#include "data/glyphs.inc"
};

const char *tb_glyph(const char *name, size_t alphabet) {
  for (size_t row = 0; row < COUNT(glyphs); row++)
    if (strcmp(glyphs[row].name, name) == 0) return glyphs[row].alphabets[alphabet];
  return NULL;
}

// Everything in it is logical: it holds in both reading directions.
static const char style[] = {
#embed "data/page.css"
    , 0};
static const char follow[] = {
#embed "data/page-follow.js"
    , 0};
static const char ideas[] = {
#embed "data/page-ideas.js"
    , 0};
static const char steps[] = {
#embed "data/page-steps.js"
    , 0};

const char *tb_html_style(void) { return style; }
const char *tb_html_follow(void) { return follow; }
const char *tb_html_ideas(void) { return ideas; }
const char *tb_html_steps(void) { return steps; }
