#ifndef CLIBEDIT_H
#define CLIBEDIT_H
int cl_placeholder(void);
#endif
