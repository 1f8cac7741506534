import { findPasted, type Pasted } from '../analysis/pasted.js';
import { isOwnTask } from '../analysis/own-task.js';
import { KIND_TEXTS } from '../kinds/kind-texts.js';
import { type GenerationRequest, requestText, withNormalLineEnds } from '../request.js';
import { tagChooser } from './verbatim.js';

/** The person's answer to a question, with the label that the prompt shows for it. */
export interface GivenAnswer {
  name: string;
  label: string;
  text: string;
}

/** A request prepared for a prompt. */
export interface Material {
  request: GenerationRequest;
  /** The text of the request as the prompt must contain it. */
  text: string;
  answers: readonly GivenAnswer[];
  pasted: readonly Pasted[];
  /** Pasted material whose edges are certain, so that it can get marks of its own. */
  marked: readonly Pasted[];
  /** Whether the request itself is the prompt's task, so that it is not quoted as well. */
  isOwnTask: boolean;
  /** Chooses a tag's name: this one, or a variant if the person's text contains it. */
  nameFor: (name: string) => string;
}

/** Reads a request and the answers that came with it. */
export function readMaterial(request: GenerationRequest): Material {
  const text = requestText(request);
  const pasted = findPasted(text);
  const answers = (request.answers ?? []).map(({ name, text: answer }) => ({
    name,
    label: labelOf(name),
    text: withNormalLineEnds(answer),
  }));
  return {
    request,
    text,
    answers,
    pasted,
    marked: pasted.filter(({ isDelimited }) => isDelimited),
    isOwnTask: pasted.length === 0 && isOwnTask(text),
    nameFor: tagChooser([text, ...answers.map((answer) => answer.text)]),
  };
}

const LABELS = new Map(
  Object.values(KIND_TEXTS).flatMap(({ missing }) =>
    missing === undefined ? [] : [[missing.name, missing.label]],
  ),
);

function labelOf(name: string): string {
  return LABELS.get(name) ?? 'Details';
}
