import type { Blueprint } from '../engine/blueprint.js';
import { compose } from '../engine/composer.js';
import type { GenerationRequest } from '../engine/request.js';
import type { BlueprintProvider } from './provider.js';

/** The built-in composer: rules alone, no model and no key. */
export class ComposerProvider implements BlueprintProvider {
  readonly name = 'composer';

  async writeBlueprint(request: GenerationRequest, signal: AbortSignal): Promise<Blueprint> {
    signal.throwIfAborted();
    return compose(request);
  }
}
