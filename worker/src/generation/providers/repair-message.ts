import type { ModelMessage } from 'ai';
import type { MisfitError } from './misfit.js';

/** A longer answer never ended and is not sent back. In UTF-16 code units. */
const LONGEST_SENT_BACK = 40_000;
const MOST_FAULTS = 20;

/** The conversation in which a model is asked to correct the answer it gave. */
export function repairMessages(
  requestMessage: string,
  { faults, answer }: MisfitError,
): ModelMessage[] {
  const said = answer.trim();
  const repair = repairMessage(faults.map(({ message }) => message));
  if (said === '' || said.length > LONGEST_SENT_BACK)
    return [{ role: 'user', content: `${requestMessage}\n\n${repair}` }];
  return [
    { role: 'user', content: requestMessage },
    { role: 'assistant', content: said },
    { role: 'user', content: repair },
  ];
}

function repairMessage(faults: readonly string[]): string {
  return [
    'A program checked your answer and cannot use it:',
    ...faults.slice(0, MOST_FAULTS).map((fault) => `- ${fault}`),
    'Correct this and keep the rest as it is. Answer with the whole JSON object and nothing else.',
  ].join('\n');
}
