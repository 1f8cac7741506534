const endings: (() => void | Promise<void>)[] = [];

/** Registers what must happen when the test run ends; the last registered comes first. */
export function onTestRunEnd(ending: () => void | Promise<void>): void {
  endings.push(ending);
}

/** Ends all that the test run has started. */
export async function endTestRun(): Promise<void> {
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending();
}

/** Ctrl+C ends Jest without its teardown: do it here. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void endTestRun().finally(() => process.exit(1));
    });
  }
}
