import { LANGUAGES } from '@promptmint/core/catalogue/languages';
import type { Blueprint } from '../blueprint.js';
import { cueHolds } from '../types/choose-type.js';
import { type Ladder, raiseLine, raiseRule, withRule } from './lines.js';
import {
  FORM_ONLY,
  REGISTER,
  REGISTER_CHECK,
  REGISTER_CLOSED,
  REGISTER_IN_TONE,
  REGISTER_WITH_EMOJI,
  addressIn,
  isReplacedByFormal,
} from './more-formal-lines.js';
import type { Situation } from './situation.js';

/** The prompt for an answer in a formal register, with the polite form of address. */
export function formalize(situation: Situation): Blueprint {
  const { previous } = situation;
  const register = registerFor(situation);
  const raised = raiseRule(previous, register);
  const checked = UNCHECKED.includes(register)
    ? raised
    : raiseLine(raised, 'validation', REGISTER_CHECK);
  const address = addressFor(situation);
  const formal = address === null ? checked : withRule(checked, address);
  return {
    ...formal,
    constraints: formal.constraints.filter(({ rule }) => !isReplacedByFormal(rule, formal)),
    exampleIntro: introFor(previous),
  };
}

/** Registers that leave no sentence of the answer to be changed. */
const UNCHECKED: readonly Ladder[] = [REGISTER_CLOSED, REGISTER_IN_TONE];

const INFORMAL_TONES = 'casual|funny|young';
/** A request not to be formal, or to use the familiar form of address. */
const FAMILIAR =
  /\b(?:not|nothing|non|no|nicht|pas|sem|без|не) (?:too |so |zu |trop |tan |troppo |слишком )?(?:formal|stiff|förmlich|formel|formale|официальн)|\b(?:informal|tutoyer|tutoie|duzen|per du|tutear|tutea|tuteo|dare del tu)\b|на ты(?!\p{L})|반말|タメ口/iu;

function registerFor({ closed, previous, reading }: Situation): Ladder {
  if (closed) return REGISTER_CLOSED;
  if (previous.useCase !== 'content_creation') return REGISTER[previous.useCase];
  if (isFamiliar(reading)) return REGISTER_IN_TONE;
  return cueHolds('#emoji', reading.cues) ? REGISTER_WITH_EMOJI : REGISTER.content_creation;
}

function isFamiliar({ cues, text }: Situation['reading']): boolean {
  return cueHolds(INFORMAL_TONES, cues) || FAMILIAR.test(text);
}

function addressFor({ closed, previous, reading, request }: Situation): string | null {
  if (closed || previous.useCase === 'code_generation' || FAMILIAR.test(reading.text)) return null;
  return addressIn(previous.artefactLanguage ?? LANGUAGES[request.language]);
}

const EVERYDAY_VOICE = /\p{L}['’](?:t|re|ll|ve|m|d)\b|!|\b(?:hey|hi|yeah|ok)\b/iu;
const INTRO_LENGTH = 200;

function introFor({ exampleIntro, examples, useCase }: Blueprint): string | null {
  if (exampleIntro === null || useCase !== 'content_creation') return exampleIntro;
  const everyday = examples.some(({ output }) => EVERYDAY_VOICE.test(output));
  const intro = exampleIntro.replace(/[.:]$/, '') + FORM_ONLY;
  const fits = everyday && !exampleIntro.endsWith(FORM_ONLY) && intro.length <= INTRO_LENGTH;
  return fits ? intro : exampleIntro;
}
