/** The queues between the API and the worker, and the worker's own `upkeep`. */
export const QUEUES = ['generation', 'mail', 'upkeep'] as const;
export type QueueName = (typeof QUEUES)[number];
