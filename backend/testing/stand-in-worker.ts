import type { EntityManager } from '@mikro-orm/postgresql';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { refundGeneration } from '@promptmint/core/credits/credit-ledger';
import { openQueueStore, type QueueStore } from '@promptmint/core/queues/queue-store';
import { type Stage, WAKE_ONLY } from '@promptmint/core/queues/reply-channel';
import { Worker } from 'bullmq';
import type { TestApi } from './test-api.ts';

const SCORE = {
  has_role: true,
  has_context: false,
  has_objective: true,
  has_format: false,
  has_constraints: false,
  has_examples: false,
  has_validation: false,
};
const NO_SPANS = {
  has_context: null,
  has_format: null,
  has_constraints: null,
  has_examples: null,
  has_validation: null,
};

/** What the stand-in stores as the result of every generation. */
export const FINISHED = {
  useCase: 'content_creation',
  provider: 'composer',
  optimizedPrompt: '<role>You write job ads.</role>\n\n<task>Write one.</task>',
  sections: [
    { key: 'role', label: 'Role', text: '<role>You write job ads.</role>' },
    { key: 'objective', label: 'Task', text: '<task>Write one.</task>' },
  ],
  placeholders: [],
  qualityScore: SCORE,
  requestScore: { ...SCORE, has_role: false },
  qualitySpans: {
    ...NO_SPANS,
    has_role: { start: 6, end: 24 },
    has_objective: { start: 39, end: 49 },
  },
  requestSpans: { ...NO_SPANS, has_role: null, has_objective: { start: 0, end: 6 } },
  estimatedTokens: 10,
} satisfies Partial<Prompt>;

/** Takes the worker's place for tests of the API. */
export interface StandInWorker {
  /** Marks a held generation as running. */
  begin(promptId: string): Promise<void>;
  /** Shows the first section of a held generation. */
  show(promptId: string, text?: string): Promise<void>;
  /** Ends a held generation. */
  end(promptId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Ends each generation as the test says: a request that contains "fail" fails and is refunded; one
 * that contains "hold" stays open until the test ends it. If a request contains "plain", no
 * refinement finds anything to change.
 */
export async function startStandInWorker(api: TestApi): Promise<StandInWorker> {
  const store = openQueueStore(api.settings);
  const end = (id: string, outcome: 'succeeded' | 'failed') =>
    move(store, api, id, 'ended', (tx) => (outcome === 'failed' ? fail(tx, id) : succeed(tx, id)));
  const worker = new Worker<{ promptId: string }>(
    'generation',
    async ({ data: { promptId } }) => {
      const { originalInput, refinement } = await api.em().findOneOrFail(Prompt, promptId);
      if (originalInput.includes('hold')) return;
      const unchanged = refinement && originalInput.includes('plain');
      const fails = originalInput.includes('fail') || unchanged;
      await end(promptId, fails ? 'failed' : 'succeeded');
    },
    store.consumerOptions,
  );
  await worker.waitUntilReady();
  const update = (id: string, stage: Stage, change: Partial<Prompt>) =>
    move(store, api, id, stage, (tx) => tx.nativeUpdate(Prompt, id, change));
  return {
    begin: (id) => update(id, 'started', { status: 'running' }),
    show: (id, text = FINISHED.sections[0]?.text ?? '') =>
      update(id, 'section', { sections: [{ key: 'role', label: 'Role', text }] }),
    end,
    stop: async () => {
      await worker.close();
      await store.replies.close();
    },
  };
}

async function move(
  store: QueueStore,
  api: TestApi,
  promptId: string,
  stage: Stage,
  write: (tx: EntityManager) => Promise<unknown>,
): Promise<void> {
  await api.em().transactional(write);
  await store.replies.commit(api.em(), { promptId, stage }, WAKE_ONLY);
}

async function succeed(tx: EntityManager, id: string): Promise<void> {
  await tx.nativeUpdate(Prompt, id, { status: 'succeeded', ...FINISHED });
}

async function fail(tx: EntityManager, id: string): Promise<void> {
  const { user, refinement } = await tx.findOneOrFail(Prompt, id);
  await tx.nativeUpdate(Prompt, id, { status: 'failed', failure: refinement ? 'unchanged' : null });
  await refundGeneration(tx, user.id, id);
}
