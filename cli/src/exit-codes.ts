/** What the program's exit code says; scripts depend on them. */
export const EXIT_CODES = {
  other: 1,
  wrongCall: 2,
  noCredits: 3,
  refusedKey: 4,
  unreachable: 5,
  /** As shells say it of a program that Ctrl+C ended. */
  interrupted: 130,
} as const;
export type ExitKind = keyof typeof EXIT_CODES;
