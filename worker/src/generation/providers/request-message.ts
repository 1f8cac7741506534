import { LANGUAGES } from '@promptmint/core/catalogue/languages';
import { TARGET_MODEL_NAMES } from '@promptmint/core/catalogue/models';
import { tagChooser, taggedBlock } from '../engine/renderers/verbatim.js';
import { type GenerationRequest, requestText } from '../engine/request.js';

/** The user message: the settings, and the request between tags that its text cannot close. */
export function requestMessage(request: GenerationRequest): string {
  const text = requestText(request);
  const tag = tagChooser([text])('request');
  return [
    `Target model: ${TARGET_MODEL_NAMES[request.targetModel]}`,
    `Use case as set: ${request.useCase}`,
    `Answer language, told by the program: ${LANGUAGES[request.language]}`,
    `The request is all that stands between the ${tag} tags:`,
    taggedBlock(tag, text),
    'Write the blueprint of the prompt for this request.',
  ].join('\n');
}
