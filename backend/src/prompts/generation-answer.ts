import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Plan } from '@promptmint/core/catalogue/plans';
import type { FastifyReply } from 'fastify';
import { Admission } from '../admission/admission.js';
import { sendEvents, wantsEvents } from '../http/event-stream.js';
import type { GenerationEvent } from './dto/generation-events.dto.js';
import type { PromptAnswer } from './dto/prompts.dto.js';
import { GenerationFollower, type Happening } from './generation-follower.js';
import { toPromptAnswer } from './prompt-answer.js';

/** Answers a request for a generation in the form that the client accepts. */
@Injectable()
export class GenerationAnswer {
  constructor(
    private readonly follower: GenerationFollower,
    private readonly admission: Admission,
  ) {}

  /** @throws {AppError} `generation_failed`, `generation_pending`, unless they are told as events */
  async to(
    reply: FastifyReply,
    promptId: string,
    plan: Plan,
  ): Promise<PromptAnswer | StreamableFile> {
    this.admission.leave(reply.request);
    if (wantsEvents(reply.request)) return sendEvents(reply, this.events(promptId, plan));
    return toPromptAnswer(await this.follower.outcome(promptId), plan);
  }

  private async *events(
    promptId: string,
    plan: Plan,
  ): AsyncGenerator<GenerationEvent | null, void> {
    for await (const happening of this.follower.follow(promptId)) {
      yield happening && toEvent(happening, plan);
    }
  }
}

function toEvent(happening: Happening, plan: Plan): GenerationEvent {
  switch (happening.event) {
    case 'queued':
      return { event: 'queued', data: { id: happening.id, position: happening.position } };
    case 'started':
      return { event: 'started', data: { id: happening.id } };
    case 'section':
      return { event: 'section', data: { index: happening.index, ...happening.section } };
    case 'result':
      return { event: 'result', data: toPromptAnswer(happening.prompt, plan) };
  }
}
