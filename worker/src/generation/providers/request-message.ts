import { LANGUAGES } from '@promptmint/core/catalogue/languages';
import { TARGET_MODEL_NAMES } from '@promptmint/core/catalogue/models';
import { tagChooser, taggedBlock } from '@promptmint/engine/renderers/verbatim';
import { type GenerationRequest, type Refinement, requestText } from '@promptmint/engine/request';

/** The user message: the settings, and what others wrote between tags that no text can close. */
export function requestMessage(request: GenerationRequest): string {
  const { refinement } = request;
  const text = requestText(request);
  const earlier = refinement ? JSON.stringify(refinement.previous) : '';
  const note = refinement && 'note' in refinement ? refinement.note : '';
  const tagOf = tagChooser([text, earlier, note]);
  const block = (name: string, content: string) => taggedBlock(tagOf(name), content);
  return [
    `Target model: ${TARGET_MODEL_NAMES[request.targetModel]}`,
    `Use case as set: ${request.useCase}`,
    `Answer language: ${request.language === 'same' ? 'the language of the request' : LANGUAGES[request.language]}`,
    `The request is all that stands between the ${tagOf('request')} tags:`,
    block('request', text),
    ...(refinement ? refinementLines(refinement, earlier, block, tagOf) : []),
    refinement
      ? 'Write the blueprint of the refined prompt for this request.'
      : 'Write the blueprint of the prompt for this request.',
  ].join('\n');
}

function refinementLines(
  refinement: Refinement,
  earlier: string,
  block: (name: string, content: string) => string,
  tagOf: (name: string) => string,
): string[] {
  const lines = [
    `The earlier blueprint stands between the ${tagOf('earlier_blueprint')} tags:`,
    block('earlier_blueprint', earlier),
  ];
  if ('wish' in refinement) return [...lines, `Refinement asked for: ${refinement.wish}`];
  return [
    ...lines,
    `Refinement asked for: the note between the ${tagOf('note')} tags`,
    block('note', refinement.note),
  ];
}
