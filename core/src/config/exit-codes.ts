/**
 * The exit code of a process that asks to be started again (EX_TEMPFAIL of sysexits.h): its
 * settings are right, and a new process may reach what this one has lost.
 */
export const EXIT_TO_RESTART = 75;
