import { KINDS } from '@promptmint/core/catalogue/kinds';
import { LANGUAGES } from '@promptmint/core/catalogue/languages';
import { TARGET_MODEL_NAMES } from '@promptmint/core/catalogue/models';
import { readMaterial } from '@promptmint/engine/renderers/material';
import { tagChooser, taggedBlock } from '@promptmint/engine/renderers/verbatim';
import type { GenerationRequest, Refinement } from '@promptmint/engine/request';

type Block = (name: string, content: string) => string;

/** The user message: the settings, and texts by others between tags that no text can close. */
export function requestMessage(request: GenerationRequest): string {
  const { refinement, kind } = request;
  const { text, answers } = readMaterial(request);
  const earlier = refinement ? earlierBlueprint(refinement) : '';
  const note = refinement && 'note' in refinement ? refinement.note : '';
  const notes = refinement?.earlierNotes ?? [];
  const tagOf = tagChooser([
    text,
    earlier,
    note,
    ...notes,
    ...answers.map((answer) => answer.text),
  ]);
  const block: Block = (name, content) => taggedBlock(tagOf(name), content);
  return [
    `Target model: ${TARGET_MODEL_NAMES[request.targetModel]}`,
    `Use case as set: ${request.useCase}`,
    ...(kind && kind !== 'general' ? [`Kind chosen by the person: ${KINDS[kind].label}`] : []),
    `Answer language: ${languageOf(request)}`,
    `The request is everything between the ${tagOf('request')} tags:`,
    block('request', text),
    ...answers.flatMap((answer) => [
      `${answer.label}, as the person answered, between the ${tagOf('answer')} tags:`,
      block('answer', answer.text),
    ]),
    ...(refinement ? refinementLines(refinement, earlier, block, tagOf) : []),
    refinement
      ? 'Write the blueprint of the refined prompt for this request.'
      : 'Write the blueprint of the prompt for this request.',
  ].join('\n');
}

function languageOf({ language }: GenerationRequest): string {
  return language === 'same' ? 'the language of the request' : LANGUAGES[language];
}

/** The earlier blueprint in the form in which the next one is to be written. */
function earlierBlueprint({ previous }: Refinement): string {
  const { engine: _engine, kind: _kind, ...fields } = previous;
  return JSON.stringify(fields);
}

function refinementLines(
  refinement: Refinement,
  earlier: string,
  block: Block,
  tagOf: (name: string) => string,
): string[] {
  const lines = [
    `The earlier blueprint is everything between the ${tagOf('earlier_blueprint')} tags:`,
    block('earlier_blueprint', earlier),
    ...(refinement.earlierNotes ?? []).flatMap((note) => [
      `A note that led to it, which still holds, between the ${tagOf('earlier_note')} tags:`,
      block('earlier_note', note),
    ]),
  ];
  if ('name' in refinement) return [...lines, `Refinement asked for: ${refinement.name}`];
  return [
    ...lines,
    `Refinement asked for: the note between the ${tagOf('note')} tags`,
    block('note', refinement.note),
  ];
}
