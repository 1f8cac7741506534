import { Queue } from 'bullmq';
import { readSettings } from '../src/config/read-settings.js';
import type { QueueName } from '../src/queues/queue-names.js';
import { openQueueStore } from '../src/queues/queue-store.js';

/** Empties a queue, as a store that lost its jobs. @returns whether there were any. */
export async function loseJobs(
  name: QueueName,
  settings: Record<string, string>,
): Promise<boolean> {
  const store = openQueueStore(readSettings(settings));
  const queue = new Queue(name, store.options);
  try {
    const waiting = await queue.count();
    await queue.drain();
    if ((await queue.count()) > 0) throw new Error(`The queue ${name} still holds jobs.`);
    return waiting > 0;
  } finally {
    await queue.close();
    await store.replies.close();
  }
}
