import { openApi } from '../api/client.js';
import { follow, type Prompt, type Send, type Stage } from '../api/follow.js';
import { currentAccount } from '../account.js';
import { EXIT_CODES } from '../exit-codes.js';
import { Failure } from '../failure.js';
import { openRequest } from '../open-requests.js';
import { promptWriter } from '../prompt-writer.js';
import { paintFor, type Progress, progressOn, type Terminal } from '../terminal.js';
import { VERSION } from '../version.js';
import { copy } from './copy.js';

/** How a prompt is handed over. */
export interface PromptOptions {
  json?: boolean;
  copy?: boolean;
}

/** A call that costs a credit: what identifies it, and how it is sent. */
export interface ChargedCall {
  path: string;
  body: object;
  send(api: ReturnType<typeof openApi>, key: string): ReturnType<Send>;
}

const INTERRUPTED = 'Stopped. The same command again gets this prompt, which is charged once.';

/** Makes a prompt and writes it: section by section on a terminal, and otherwise when it is finished. */
export async function writePrompt(
  terminal: Terminal,
  call: ChargedCall,
  options: PromptOptions,
): Promise<void> {
  const { stdout, stderr, env } = terminal;
  const api = openApi(currentAccount(env), VERSION);
  const request = openRequest(api.url, call.path, call.body);
  const progress = progressOn(stderr, env);
  const writer = promptWriter(stdout, paintFor(stdout, env));
  const streams = stdout.isTTY === true && !options.json;
  const stopListening = onInterrupt(terminal, progress);
  progress.show('Sending the request');
  try {
    const prompt = await follow(
      api,
      () => call.send(api, request.key),
      (stage) => {
        if (stage.event === 'section') progress.clear();
        if (stage.event === 'section' && streams) writer.section(stage.data.index, stage.data.text);
        progress.show(progressOf(stage));
      },
    );
    progress.clear();
    if (options.json) stdout.write(`${JSON.stringify(prompt, null, 2)}\n`);
    else writer.end(prompt.optimized_prompt);
    request.close();
    await say(terminal, prompt, options);
  } catch (error) {
    if (error instanceof Failure && error.isFinal) request.close();
    throw error;
  } finally {
    progress.clear();
    stopListening();
  }
}

/** What follows the prompt on a terminal, beside it and not in it. */
async function say(terminal: Terminal, prompt: Prompt, options: PromptOptions): Promise<void> {
  const { stderr, env } = terminal;
  if (options.copy) await copy(terminal, prompt.optimized_prompt);
  if (!stderr.isTTY) return;
  const paint = paintFor(stderr, env);
  stderr.write(`\n${paint('dim', `promptmint refine ${prompt.id} --wish shorter`)}\n`);
}

function progressOf(stage: Stage): string {
  switch (stage.event) {
    case 'queued':
      return stage.data.position > 1 ? `In line, place ${stage.data.position}` : 'Starting';
    case 'started':
      return 'Writing';
    case 'section':
      return `Writing, after ${stage.data.label}`;
  }
}

function onInterrupt({ stderr }: Terminal, progress: Progress): () => void {
  const stop = () => {
    progress.clear();
    stderr.write(`${INTERRUPTED}\n`);
    process.exit(EXIT_CODES.interrupted);
  };
  process.once('SIGINT', stop);
  return () => process.removeListener('SIGINT', stop);
}
