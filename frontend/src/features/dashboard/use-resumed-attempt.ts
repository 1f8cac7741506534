import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { resume, type GenerationDispatch } from './generation-slice';

/**
 * Picks up the account's open attempt once `ready`. Returns true when it is known whether there is
 * one.
 */
export function useResumedAttempt(owner: string | undefined, ready: boolean): boolean {
  const [settledFor, setSettledFor] = useState<string | undefined>();
  const dispatch = useDispatch<GenerationDispatch>();
  useEffect(() => {
    if (!owner || !ready) return;
    void dispatch(resume(owner)).then(() => setSettledFor(owner));
  }, [owner, ready, dispatch]);
  return !owner || settledFor === owner;
}
