import {
  localModelAnswerSchema,
  type LocalModelAction,
  type LocalModelQuestion,
  type LocalModelState,
} from '@promptmint/core/config/local-model';

/** How long the starter may take: it answers from memory, and `npm run dev` has none that answers. */
const ANSWER_MS = 1_000;

/** The channel between this process and the one that started it. */
export interface StarterChannel {
  send?: ((message: object) => unknown) | undefined;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  off(event: 'message', listener: (message: unknown) => void): unknown;
}

/** Asks the starter about the model on this machine. */
export class StarterLink {
  private lastId = 0;

  constructor(private readonly channel: StarterChannel) {}

  /** @returns null where there is no model, or no starter that answers. */
  ask(action: LocalModelAction): Promise<LocalModelState | null> {
    if (!this.channel.send) return Promise.resolve(null);
    const id = (this.lastId += 1);
    const { promise, resolve } = Promise.withResolvers<LocalModelState | null>();
    const timeout = setTimeout(() => resolve(null), ANSWER_MS);
    const onMessage = (message: unknown) => {
      const { data: answer } = localModelAnswerSchema.safeParse(message);
      if (answer?.id === id) resolve(answer.model);
    };
    this.channel.on('message', onMessage);
    this.channel.send({ about: 'local-model', id, action } satisfies LocalModelQuestion);
    return promise.finally(() => {
      clearTimeout(timeout);
      this.channel.off('message', onMessage);
    });
  }
}
