/** What a check of the set-up has found: `advice` works, `wrong` does not. The text is a sentence without a secret. */
export interface Finding {
  level: 'ok' | 'advice' | 'wrong';
  text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const advice = (text: string): Finding => ({ level: 'advice', text });
export const wrong = (text: string): Finding => ({ level: 'wrong', text });

/** What a failed connection is called; messages of libraries may quote an address with its password. */
export const codeOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ??
  (error instanceof Error ? error.name : 'no reason given');
