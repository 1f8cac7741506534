import { createHash } from 'node:crypto';
import { compose } from '@promptmint/engine/compose';
import { finishPrompt } from '@promptmint/engine/finish-prompt';
import type { GenerationRequest } from '@promptmint/engine/request';
import { answerLanguage, type Idea } from './data.js';
import { percentile } from './statistics.js';

/** Milliseconds for one piece of work. */
export interface Timing {
  runs: number;
  p50: number;
  p99: number;
}

export interface Latency {
  /** Each idea as it is. */
  ideas: Timing;
  /** Requests of about 500 characters. */
  long: Timing;
  /** A fixed piece of work on the same machine, to compare runs on different ones. */
  control: Timing;
}

const REPEATS = 5;
const LONG = { from: 400, to: 600, exactly: 500 };

/** Times composing, rendering, checking, scoring and token counting after a warm-up. */
export function measureLatency(ideas: readonly Idea[]): Latency {
  const requests = ideas.map((idea) => requestFor(idea, idea.text));
  const long = longRequests(ideas);
  time([...requests, ...long], 1, writeOne);
  return {
    ideas: time(requests, REPEATS, writeOne),
    long: time(long, REPEATS, writeOne),
    control: time(requests, REPEATS, controlWork),
  };
}

function requestFor(idea: Idea, input: string): GenerationRequest {
  return {
    input,
    useCase: 'auto_detect',
    targetModel: 'claude',
    language: answerLanguage(idea),
  };
}

/** Ideas of 400 to 600 characters as they are; shorter ones with the next of their language. */
function longRequests(ideas: readonly Idea[]): GenerationRequest[] {
  return ideas.map((idea, index) => {
    const fits = idea.text.length >= LONG.from && idea.text.length <= LONG.to;
    return requestFor(idea, fits ? idea.text : stretched(ideas, index));
  });
}

function stretched(ideas: readonly Idea[], index: number): string {
  const { lang } = ideas[index] ?? { lang: 'en' };
  const like = [...ideas.slice(index), ...ideas.slice(0, index)].filter(
    (idea) => idea.lang === lang,
  );
  let text = '';
  while (text.length < LONG.exactly) text += `${like.map((idea) => idea.text).join('\n')}\n`;
  return text.slice(0, LONG.exactly).toWellFormed();
}

function writeOne(request: GenerationRequest): void {
  finishPrompt(compose(request), request);
}

const CONTROL_TEXT = 'promptmint '.repeat(2_000);

function controlWork(): void {
  for (let round = 0; round < 10; round += 1) createHash('sha256').update(CONTROL_TEXT).digest();
}

function time<Item>(items: readonly Item[], repeats: number, work: (item: Item) => void): Timing {
  const taken: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    for (const item of items) {
      const started = performance.now();
      work(item);
      taken.push(performance.now() - started);
    }
  }
  return { runs: taken.length, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}
