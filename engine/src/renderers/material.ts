import { findPasted, type Pasted } from '../analysis/pasted.js';
import { isOwnTask } from '../analysis/own-task.js';
import { KIND_TEXTS } from '../kinds/kind-texts.js';
import { type GenerationRequest, requestText, withNormalLineEnds } from '../request.js';
import { tagChooser } from './verbatim.js';

/** What the person gave for a question, with the label that stands beside it. */
export interface GivenAnswer {
  name: string;
  label: string;
  text: string;
}

/** A request as a prompt can carry it. */
export interface Material {
  request: GenerationRequest;
  /** The request as it has to be carried. */
  text: string;
  answers: readonly GivenAnswer[];
  pasted: readonly Pasted[];
  /** Pasted material whose edges are certain, which gets marks of its own. */
  marked: readonly Pasted[];
  /** Whether the request is the prompt's task as it is, and is quoted nowhere else. */
  isOwnTask: boolean;
  /** Gives a tag its name: this one, or one like it that the person's text does not hold. */
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
