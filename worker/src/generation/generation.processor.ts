import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { jobPayloads } from '@promptmint/core/queues/jobs';
import { type Job, UnrecoverableError } from 'bullmq';
import { SETTINGS } from '../settings.js';
import { finishPrompt } from '@promptmint/engine/finish-prompt';
import { finishedSections } from '@promptmint/engine/finished-sections';
import type { WrittenPrompt } from './generation-changes.js';
import { GenerationRecord, type StartedGeneration } from './generation-record.js';
import { toGenerationRequest } from './generation-request.js';
import { BlueprintWriter, NoBlueprintError } from './providers/blueprint-writer.js';
import { SectionProgress } from './section-progress.js';
import { Spending } from './spending.js';

/**
 * How long a job stays with a worker that gives no sign of life, and how often that is checked, in
 * milliseconds: the jobs of a killed worker are taken over after about the sum of both.
 */
const LOCK_MS = 15_000;
const STALLED_CHECK_MS = 5_000;

/** Worker deaths that a job survives; after that its deadline refunds the credit. */
const MAX_STALLS = 3;

/** Takes generations from the queue and ends each in a result or a refund. */
@Processor('generation', {
  lockDuration: LOCK_MS,
  stalledInterval: STALLED_CHECK_MS,
  maxStalledCount: MAX_STALLS,
})
export class GenerationProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly record: GenerationRecord,
    private readonly writer: BlueprintWriter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.worker.concurrency = this.settings.WORKER_CONCURRENCY;
  }

  /** An unreachable database throws, and the queue tries the job again. */
  async process(job: Job<unknown>): Promise<void> {
    const { promptId } = jobPayloads.generation.parse(job.data);
    const started = await this.record.start(promptId);
    if (!started) return;
    const spending = new Spending();
    const written = await this.write(started, spending);
    await this.record.succeed(promptId, written, spending.total());
  }

  private async write(started: StartedGeneration, spending: Spending): Promise<WrittenPrompt> {
    const { id, deadlineAt } = started;
    const progress = new SectionProgress((sections) => this.record.progress(id, sections));
    const msLeft = Math.max(0, deadlineAt - Date.now());
    try {
      const request = toGenerationRequest(started);
      let shown: ReturnType<typeof finishedSections> | undefined;
      const { blueprint, provider } = await this.writer.write(request, {
        signal: AbortSignal.timeout(msLeft),
        onProgress: (finished) => progress.show((shown ??= finishedSections(request))(finished)),
        onUsage: (usage) => spending.add(usage),
      });
      return { provider, blueprint, result: finishPrompt(blueprint, request) };
    } catch (error) {
      await this.record.fail(id, {
        ...spending.total(),
        failure: error instanceof NoBlueprintError && error.unchanged ? 'unchanged' : null,
      });
      throw Object.assign(new UnrecoverableError('The credit was given back'), { cause: error });
    } finally {
      progress.end();
    }
  }
}
