import { styleText } from 'node:util';

/** Where output goes: a terminal, a pipe or a file. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Everything of its process that the program uses, so that a test can take its place. */
export interface Terminal {
  stdin: NodeJS.ReadStream;
  stdout: Output;
  stderr: Output;
  env: NodeJS.ProcessEnv;
}

type Style = Parameters<typeof styleText>[0];
export type Paint = (style: Style, text: string) => string;

/** Colours for a terminal, and none in a pipe or where the person asks for none (no-color.org). */
export function paintFor({ isTTY }: Output, env: NodeJS.ProcessEnv): Paint {
  const coloured = isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  // Node looks at the standard output alone, whichever one this is.
  return (style, text) => (coloured ? styleText(style, text, { validateStream: false }) : text);
}

/** One line on the terminal that says what is going on, until there is something to read. */
export interface Progress {
  show(text: string): void;
  clear(): void;
}

/** Shows progress on a terminal; writes nothing anywhere else. */
export function progressOn(output: Output, env: NodeJS.ProcessEnv): Progress {
  if (!output.isTTY || env['TERM'] === 'dumb') return { show: () => {}, clear: () => {} };
  const paint = paintFor(output, env);
  let shown = false;
  return {
    show: (text) => {
      const fitting = text.slice(0, (output.columns || 80) - 1);
      output.write(`\r\u001B[K${paint('dim', fitting)}`);
      shown = true;
    },
    clear: () => {
      if (shown) output.write('\r\u001B[K');
      shown = false;
    },
  };
}
