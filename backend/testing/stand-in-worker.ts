import type { EntityManager } from '@mikro-orm/postgresql';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { refundGeneration } from '@promptmint/core/credits/credit-ledger';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { Worker } from 'bullmq';
import type { TestApi } from './test-api.ts';

/** What the stand-in stores as the result of every generation. */
export const FINISHED = {
  useCase: 'content_creation',
  provider: 'composer',
  optimizedPrompt: '<role>You write job ads.</role>\n\n<task>Write one.</task>',
  sections: [
    { key: 'role', label: 'Role', text: '<role>You write job ads.</role>' },
    { key: 'objective', label: 'Objective', text: '<task>Write one.</task>' },
  ],
  placeholders: [],
  qualityScore: {
    has_role: true,
    has_context: false,
    has_objective: true,
    has_format: false,
    has_constraints: false,
    has_examples: false,
    has_validation: false,
  },
  requestScore: {
    has_role: false,
    has_context: false,
    has_objective: true,
    has_format: false,
    has_constraints: false,
    has_examples: false,
    has_validation: false,
  },
  estimatedTokens: 10,
} satisfies Partial<Prompt>;

/**
 * Takes the worker's place for tests of the API: ends each generation as the test says. A request that
 * holds the word "fail" fails and is refunded; one that holds "hold" is left open.
 */
export async function startStandInWorker(api: TestApi): Promise<() => Promise<void>> {
  const store = openQueueStore(api.settings, 'consumer');
  const worker = new Worker<{ promptId: string }>(
    'generation',
    async ({ data: { promptId } }) => {
      const prompt = await api.em().findOneOrFail(Prompt, promptId);
      if (prompt.originalInput.includes('hold')) return;
      await store.replies.commit(api.em(), { promptId }, (tx) => end(tx, prompt));
    },
    store.options,
  );
  await worker.waitUntilReady();
  return async () => {
    await worker.close();
    await store.replies.close();
  };
}

async function end(tx: EntityManager, prompt: Prompt): Promise<void> {
  if (prompt.originalInput.includes('fail')) {
    await tx.nativeUpdate(Prompt, prompt.id, { status: 'failed' });
    await refundGeneration(tx, prompt.user.id, prompt.id);
    return;
  }
  await tx.nativeUpdate(Prompt, prompt.id, { status: 'succeeded', ...FINISHED });
}
