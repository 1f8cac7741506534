/** The queues between the API and the worker. */
export const API_QUEUES = ['generation', 'mail'] as const;
/** Those, and the worker's own `upkeep`. */
export const QUEUES = [...API_QUEUES, 'upkeep'] as const;
export type QueueName = (typeof QUEUES)[number];
