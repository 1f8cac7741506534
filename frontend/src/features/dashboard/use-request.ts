import { useState } from 'react';
import type { Language, TargetModel } from '../../api/catalogue';
import { defaultUseCase } from '../../api/default-use-case';
import type { Tried } from '../../prompt/tried/stored-tried-prompt';
import { drafts } from './draft';
import type { PromptRequest } from './request';

/**
 * The request in the form: the stored draft, else the last sent request, else the one tried before
 * signing up, else the person's defaults. Every change is stored as a draft.
 */
export function useRequest(
  owner: string,
  language: Language | undefined,
  model: TargetModel | undefined,
  sent: PromptRequest | undefined,
  tried: Tried | null,
): [PromptRequest, (request: PromptRequest) => void] {
  const [request, setRequest] = useState<PromptRequest>(
    () =>
      drafts.adopt(owner) ??
      sent ?? {
        user_input: tried?.request ?? '',
        use_case: defaultUseCase.load(),
        target_model: tried?.prompt.target_model ?? model ?? 'claude',
        language: language ?? 'en',
        kind: null,
        answers: [],
      },
  );
  return [
    request,
    (next) => {
      setRequest(next);
      drafts.save(owner, next);
    },
  ];
}
