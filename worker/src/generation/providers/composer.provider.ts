import type { Blueprint } from '@promptmint/engine/blueprint';
import { compose } from '@promptmint/engine/compose';
import { refineBlueprint } from '@promptmint/engine/refine';
import type { GenerationRequest } from '@promptmint/engine/request';
import { type BlueprintProvider, ProviderError, type Writing } from './provider.js';

/** The built-in composer: rules only, no model and no key. It finishes at once. */
export class ComposerProvider implements BlueprintProvider {
  readonly name = 'composer';

  /** @throws {ProviderError} if the refinement is a note, or would change nothing. */
  async writeBlueprint(
    request: GenerationRequest,
    { signal }: Pick<Writing, 'signal'>,
  ): Promise<Blueprint> {
    signal.throwIfAborted();
    const { refinement } = request;
    if (refinement === undefined) return compose(request);
    if ('note' in refinement) {
      throw new ProviderError(this.name, 'cannot carry out a note; it needs a model');
    }
    const refined = refineBlueprint(refinement.previous, refinement.name);
    if (refined === null) {
      const why = `finds nothing left to change for "${refinement.name}"`;
      throw new ProviderError(this.name, why, 'unchanged');
    }
    return refined;
  }
}
