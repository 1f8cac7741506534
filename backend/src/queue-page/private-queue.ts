import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { JobStatus, QueueJob } from '@bull-board/api/typings/app';
import type { Queue } from 'bullmq';

/** A queue as the page may show it: ids, states, times and numbers of tries, and nothing that can be changed. */
export class PrivateQueue extends BullMQAdapter {
  constructor(queue: Queue) {
    super(queue, { readOnlyMode: true, allowRetries: false });
  }

  override async getJob(id: string) {
    const job = await super.getJob(id);
    return job && withoutContent(job);
  }

  override async getJobs(statuses: JobStatus[], start?: number, end?: number) {
    return (await super.getJobs(statuses, start, end)).map(withoutContent);
  }

  override async getJobLogs(): Promise<string[]> {
    return [];
  }
}

/** The list of what stays, because a job's data, result and errors may be about a person. */
function withoutContent<Job extends QueueJob>(job: Job): Job {
  const { id, name, timestamp, processedOn, finishedOn, attemptsMade, delay } = job.toJSON();
  const times = { timestamp, processedOn, finishedOn, delay };
  const nothing = { data: {}, opts: {}, progress: 0, returnvalue: null, failedReason: '' };
  const shown = { id, name, attemptsMade, ...times, ...nothing, stacktrace: [] };
  return new Proxy(job, {
    get(target, key) {
      if (key === 'toJSON') return () => shown;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
