import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { client } from '../../api/client';
import { countCharacters } from '../../lib/count-characters';
import { LIMITS } from '../../api/limits';
import type { Analysis } from '../../api/generated';
import type { GenerationDispatch } from './generation-slice';
import type { PromptRequest } from './request';

/** Milliseconds without typing before the request is analysed. */
const TYPING_PAUSE = 600;

/** Shorter requests are not analysed. */
const MIN_LENGTH = 3;

/**
 * The API's analysis of the request, asked for after each pause in typing; null if there is no
 * answer or nothing was recognised. The last analysis stays until the next one arrives, so that
 * nothing flickers.
 */
export function useAnalysis(request: PromptRequest): Analysis | null {
  const { user_input, use_case, language, kind } = request;
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const dispatch = useDispatch<GenerationDispatch>();
  const length = countCharacters(user_input.trim());
  const worthAsking = length >= MIN_LENGTH && countCharacters(user_input) <= LIMITS.requestMax;
  // The analysis of the last request must not appear on the next one.
  if (!worthAsking && analysis) setAnalysis(null);

  useEffect(() => {
    if (!worthAsking) return;
    let call: { abort: () => void } | undefined;
    let isCurrent = true;
    const answered = (next: Analysis | null): void => {
      if (isCurrent) setAnalysis(next);
    };
    const timer = setTimeout(() => {
      const analyzeRequest = { user_input, use_case, language, ...(kind && { kind }) };
      const asked = dispatch(
        client.endpoints.analyze.initiate({ analyzeRequest }, { track: false }),
      );
      call = asked;
      asked.unwrap().then(answered, () => answered(null));
    }, TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      call?.abort();
    };
  }, [worthAsking, user_input, use_case, language, kind, dispatch]);

  return analysis;
}
