#include "CLibEdit.h"
int cl_placeholder(void) { return 0; }
