import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { analyse } from '@promptmint/engine/analyse';
import { compose } from '@promptmint/engine/compose';
import { finishPrompt } from '@promptmint/engine/finish-prompt';
import type { GenerationRequest } from '@promptmint/engine/request';
import type { LabelledRequest } from './data.js';
import { percentile } from './statistics.js';
import { requestFor } from './write-prompts.js';

/** Milliseconds for one piece of work. */
export interface Timing {
  runs: number;
  p50: number;
  p99: number;
}

export interface Latency {
  /** Everything from the request to the finished, scored prompt, for requests of about 500 characters. */
  generation: Timing;
  /** The analysis alone, for the same requests. */
  analysis: Timing;
  /** A fixed piece of work, done in turn with the others, to show how busy the machine was. */
  control: Timing;
  /** In a new process: the median of several. */
  start: { load: number; firstCall: number };
}

const REPEATS = 3;
const STARTS = 3;
const LONG = { from: 400, to: 600, exactly: 500 };

/** Times the engine after a warm-up, alternating each request with the control. */
export function measureLatency(requests: readonly LabelledRequest[]): Latency {
  const long = requests.map((request, index) =>
    requestFor({ ...request, text: longText(requests, index) }, 'claude'),
  );
  const work = {
    generation: (request: GenerationRequest) => finishPrompt(compose(request), request),
    analysis: (request: GenerationRequest) => analyse(request.input),
    control: controlWork,
  };
  const taken = { generation: [] as number[], analysis: [] as number[], control: [] as number[] };
  for (let round = 0; round <= REPEATS; round += 1) {
    for (const [index, request] of long.entries()) {
      // The engine keeps its last analyses, so the one that is timed is of a request from elsewhere.
      const other = long[(index + Math.floor(long.length / 2)) % long.length] ?? request;
      for (const name of ['generation', 'analysis', 'control'] as const) {
        const started = performance.now();
        work[name](name === 'analysis' ? other : request);
        // The first round warms up.
        if (round > 0) taken[name].push(performance.now() - started);
      }
    }
  }
  return {
    generation: timing(taken.generation),
    analysis: timing(taken.analysis),
    control: timing(taken.control),
    start: measureStart(),
  };
}

/** The request itself if its length fits, or else joined with the next ones in its language. */
function longText(requests: readonly LabelledRequest[], index: number): string {
  const { text: own = '', lang = 'en' } = requests[index] ?? {};
  if (own.length >= LONG.from && own.length <= LONG.to) return own;
  const alike = [...requests.slice(index), ...requests.slice(0, index)].filter(
    (request) => request.lang === lang,
  );
  let text = '';
  while (text.length < LONG.exactly) text += `${alike.map((request) => request.text).join('\n')}\n`;
  return text.slice(0, LONG.exactly).toWellFormed();
}

const CONTROL_TEXT = 'promptmint '.repeat(2_000);

function controlWork(): void {
  for (let round = 0; round < 10; round += 1) createHash('sha256').update(CONTROL_TEXT).digest();
}

function timing(taken: readonly number[]): Timing {
  return { runs: taken.length, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}

function measureStart(): Latency['start'] {
  const file = fileURLToPath(new URL('first-call.js', import.meta.url));
  const starts = Array.from(
    { length: STARTS },
    () =>
      JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' })) as Latency['start'],
  );
  return {
    load: percentile(
      starts.map(({ load }) => load),
      0.5,
    ),
    firstCall: percentile(
      starts.map(({ firstCall }) => firstCall),
      0.5,
    ),
  };
}
