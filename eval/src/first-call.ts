/*
 * Runs as a separate process, because each process has only one first call. Prints the milliseconds for
 * loading the engine with its weights, and for the first prompt.
 */
const loading = performance.now();
const { compose } = await import('@promptmint/engine/compose');
const { finishPrompt } = await import('@promptmint/engine/finish-prompt');
const loaded = performance.now();
const request = {
  input: 'Wie berechne ich in Excel den Median einer Spalte, ohne die leeren Zellen mitzuzählen?',
  useCase: 'auto_detect',
  targetModel: 'claude',
  language: 'same',
} as const;
finishPrompt(compose(request), request);
const finished = performance.now();
process.stdout.write(JSON.stringify({ load: loaded - loading, firstCall: finished - loaded }));
