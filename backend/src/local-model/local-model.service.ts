import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalModelAction } from '@promptmint/core/config/local-model';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import type { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import { StarterLink } from './starter-link.service.js';

/** The model on this machine, as the dashboard shows it. */
interface LocalModelAnswer {
  model: { name: string; host: string | null; in_use: boolean; switching: boolean } | null;
}

/** Who wrote a prompt. */
interface WriterAnswer {
  /** The model's name; null for the built-in rules. */
  model: string | null;
  /** The chosen model, where it did not answer and the rules stepped in. */
  instead_of: string | null;
}

/** The model that the person at this machine may let write, and who wrote what. */
@Injectable()
export class LocalModelService {
  constructor(
    private readonly em: EntityManager,
    private readonly starter: StarterLink,
  ) {}

  /** Asks, or changes who writes from now on; then the starter starts API and worker again. */
  async ask(action: LocalModelAction): Promise<LocalModelAnswer> {
    const state = await this.starter.ask(action);
    if (!state) return { model: null };
    const { name, host, usedSince, switching } = state;
    return { model: { name, host, in_use: usedSince !== null, switching } };
  }

  /** @throws {AppError} `prompt_not_found`, also for the prompt of another account */
  async writerOf(user: User, id: string): Promise<WriterAnswer> {
    const prompt = await this.em.findOne(Prompt, { id, user: user.id, status: 'succeeded' });
    if (!prompt) throw new AppError('prompt_not_found');
    const model = prompt.model ?? null;
    const chosen = model ? null : await this.starter.ask(null);
    const isLater = chosen?.usedSince && prompt.createdAt > new Date(chosen.usedSince);
    return { model, instead_of: isLater ? chosen.name : null };
  }
}
