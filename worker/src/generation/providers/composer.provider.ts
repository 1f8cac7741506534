import { isDeepStrictEqual } from 'node:util';
import type { Blueprint } from '../engine/blueprint.js';
import { compose } from '../engine/composer.js';
import { refineBlueprint } from '../engine/refine/refine-blueprint.js';
import type { GenerationRequest } from '../engine/request.js';
import { type BlueprintProvider, ProviderError, type Writing } from './provider.js';

/** The built-in composer: rules alone, no model and no key. It is done at once. */
export class ComposerProvider implements BlueprintProvider {
  readonly name = 'composer';

  /**
   * @throws {ProviderError} when the refinement is a note, or a wish that changes nothing any more.
   */
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
    const refined = refineBlueprint(request, refinement.previous, refinement.wish);
    if (isDeepStrictEqual(refined, refinement.previous)) {
      const why = `finds nothing left to change for "${refinement.wish}"`;
      throw new ProviderError(this.name, why, 'unchanged');
    }
    return refined;
  }
}
