import { useStore } from 'react-redux';
import { useDeletePrompt } from '../../prompt/actions/use-delete-prompt';
import {
  deletionUndone,
  selectGeneration,
  versionsDeleted,
  type GenerationDispatch,
} from './generation-slice';
import { lastResult } from './last-result';

type State = Parameters<typeof selectGeneration>[0];

/** Deletes a version of the result on screen, or all of them; undo brings the result back. */
export function useDeleteResult(owner: string) {
  const { getState, dispatch } = useStore<State>() as {
    getState: () => State;
    dispatch: GenerationDispatch;
  };
  const resultNow = () => selectGeneration(getState()).result;

  /** So that a reload finds what is on screen. */
  function saveShown(): void {
    const result = resultNow();
    const shown = result?.versions[result.shown];
    if (result && shown) lastResult.save(owner, { id: shown.prompt.id, request: result.request });
    else lastResult.forget(owner);
  }

  return useDeletePrompt((ids) => {
    const before = resultNow();
    dispatch(versionsDeleted(ids));
    saveShown();
    return () => {
      if (before) dispatch(deletionUndone(before));
      saveShown();
    };
  });
}
