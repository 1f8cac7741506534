import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Plan } from '@promptmint/core/catalogue/plans';
import type { FastifyReply } from 'fastify';
import { Admission } from '../admission/admission.service.js';
import { acceptsEvents, sendEvents } from '../http/event-stream.js';
import type { GenerationEventAnswer } from './dto/generation-events.dto.js';
import type { PromptAnswer } from './dto/prompts.dto.js';
import { type GenerationEvent, GenerationFollower } from './generation-follower.js';
import type { StartedGeneration } from './generation.service.js';
import { toPromptAnswer } from './prompt-answer.js';

/** Sends a generation to the client: as JSON, or as server-sent events if the client accepts them. */
@Injectable()
export class GenerationResponder {
  constructor(
    private readonly follower: GenerationFollower,
    private readonly admission: Admission,
  ) {}

  /** @throws {AppError} `generation_failed`, `generation_pending`, unless they are sent as events */
  async respond(
    reply: FastifyReply,
    started: StartedGeneration,
    plan: Plan,
  ): Promise<PromptAnswer | StreamableFile> {
    this.admission.leave(reply.request);
    if (acceptsEvents(reply.request)) return sendEvents(reply, this.events(started, plan));
    return toPromptAnswer(await this.follower.waitForResult(started), plan);
  }

  private async *events(
    started: StartedGeneration,
    plan: Plan,
  ): AsyncGenerator<GenerationEventAnswer | null, void> {
    for await (const event of this.follower.follow(started)) {
      yield event && toEvent(event, plan);
    }
  }
}

function toEvent(event: GenerationEvent, plan: Plan): GenerationEventAnswer {
  switch (event.event) {
    case 'queued':
      return { event: 'queued', data: { id: event.id, position: event.position } };
    case 'started':
      return { event: 'started', data: { id: event.id } };
    case 'section':
      return { event: 'section', data: { index: event.index, ...event.section } };
    case 'result':
      return { event: 'result', data: toPromptAnswer(event.prompt, plan) };
  }
}
