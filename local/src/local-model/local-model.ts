import { setTimeout as delay } from 'node:timers/promises';
import {
  type LocalModelAction,
  type LocalModelAnswer,
  localModelQuestionSchema,
  type LocalModelState,
} from '../../../core/src/config/local-model.ts';
import { reason } from '../start-error.ts';
import { type Choice, readChoice, settingsOf, writeChoice } from './choice-file.ts';
import { findLocalModel, type FoundModel } from './find-local-model.ts';
import type { ModelServers } from './model-servers.ts';

/** The API passes the answer on to the page before it is asked to end. */
const ANSWER_MS = 100;

/** A model on this machine that the person may let write the prompts. */
export class LocalModel {
  #switching: Promise<void> | null = null;
  #choice: Choice | null;
  readonly #file: string;
  #found: FoundModel | null = null;
  readonly #servers: ModelServers | null;

  /**
   * Starts API and worker again with the environment as it is then, and waits until they are ready.
   * Set by the starter as soon as they run.
   */
  restart: () => Promise<void> = async () => {};

  private constructor(file: string, servers: ModelServers | null) {
    this.#file = file;
    this.#servers = servers;
    this.#choice = servers && readChoice(file);
  }

  /** Looks for a model; without servers to ask there is none, whatever was chosen before. */
  static async open(file: string, servers: ModelServers | null): Promise<LocalModel> {
    const model = new LocalModel(file, servers);
    await model.#look();
    return model;
  }

  async #look(): Promise<void> {
    if (this.#servers) this.#found = await findLocalModel(this.#servers);
  }

  /** What API and worker need to use the chosen model. */
  get environment(): NodeJS.ProcessEnv {
    return settingsOf(this.#choice);
  }

  get state(): LocalModelState | null {
    const model = this.#choice ?? this.#found;
    if (!model) return null;
    const usedSince = this.#choice?.since ?? null;
    const switching = this.#switching !== null;
    return { name: model.name, host: model.host, usedSince, switching };
  }

  /** One line for the terminal; null where there is nothing to say. */
  get line(): string | null {
    const { state } = this;
    if (!state) return null;
    const name = `${state.name} on ${state.host ?? 'this machine'}`;
    if (!state.usedSince) return `${name} can write the prompts: choose it on the dashboard`;
    const runs = this.#found !== null;
    return `${name} writes the prompts${runs ? '' : '; it does not answer now, so the built-in rules do'}`;
  }

  /** The answer to a message of the API; null for a message about something else. */
  async answer(message: unknown): Promise<LocalModelAnswer | null> {
    const { data: question } = localModelQuestionSchema.safeParse(message);
    if (!question) return null;
    if (question.action) this.#act(question.action);
    // It may have been started, or installed, since.
    else if (!this.state) await this.#look();
    return { about: 'local-model', id: question.id, model: this.state };
  }

  #act(action: NonNullable<LocalModelAction>): void {
    // Until API and worker run again, nobody can have seen what another click would change.
    if (this.#switching) return;
    const choice =
      action === 'use' && this.#found
        ? { ...this.#found, since: new Date().toISOString() }
        : action === 'undo'
          ? null
          : this.#choice;
    if (choice?.name === this.#choice?.name) return;
    this.#keep(choice);
    this.#choice = choice;
    this.#switching = delay(ANSWER_MS)
      .then(() => this.restart())
      .catch((error: unknown) => console.error(`\n${reason(error)}`))
      .finally(() => (this.#switching = null));
  }

  /** Where the disk is full, the choice holds until the product stops. */
  #keep(choice: Choice | null): void {
    try {
      writeChoice(this.#file, choice);
    } catch (error) {
      console.error(`\nThe chosen model cannot be kept for the next start (${reason(error)}).`);
    }
  }
}
