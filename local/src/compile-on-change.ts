import { watch } from 'node:fs';
import { compile, projects } from './compile.ts';
import { reason } from './start-error.ts';
import type { Stoppable } from './shutdown.ts';
import { ROOT } from './local-settings.ts';

/** Editors save a file in several steps, and a change of branch touches many at once. */
const SETTLED_MS = 50;

/** Compiles whenever a source changes, one time after the other, and reports each in a line. */
export function watchAndCompile(report: (line: string) => void, root = ROOT): Stoppable {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const compileOnce = async () => {
    try {
      const files = await compile(root);
      if (files.length > 0) report(files.join(', '));
    } catch (error) {
      report(reason(error));
    }
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (running = running.then(compileOnce)), SETTLED_MS);
  };
  const watchers = projects(root).map(({ source }) => watch(source, { recursive: true }, changed));
  const close = () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
  return {
    stop: () => {
      close();
      return running;
    },
    kill: close,
  };
}
