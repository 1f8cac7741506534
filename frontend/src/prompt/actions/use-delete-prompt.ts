import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { isApiError, messageOf } from '../../api/api-error';
import { client, useDeletePromptMutation, useRestorePromptMutation } from '../../api/client';
import { storedBlankValues } from '../document/stored-blank-values';
import { toast } from '../../ui/toast';

function showFailure(error: unknown, title: string): void {
  // An ended session shows its own message.
  if (isApiError(error) && error.status === 401) return;
  toast.error(messageOf(error, 'An error occurred'), { title });
}

/**
 * Deletes a prompt, one at a time; the toast offers to undo it.
 * @param onDeleted removes it from the page, and returns what puts it back after an undo
 */
export function useDeletePrompt(onDeleted: (ids: readonly string[]) => (() => void) | void) {
  const [remove, { isLoading }] = useDeletePromptMutation();
  const dispatch = useDispatch();
  const [restore] = useRestorePromptMutation();

  async function undo(
    id: string,
    putBack: (() => void) | void,
    putValuesBack: () => void,
  ): Promise<void> {
    try {
      await restore({ id }).unwrap();
      // The page reads them when it shows the prompt.
      putValuesBack();
      putBack?.();
      toast.plain('Restored');
    } catch (error) {
      showFailure(error, "We couldn't restore this prompt");
    }
  }

  return async (id: string, versions: 'this' | 'all', message: string): Promise<void> => {
    if (isLoading) return;
    try {
      const { deleted } = await remove({ id, versions }).unwrap();
      // Off the page first: what is still shown would be asked for again, and answered with 404.
      const putBack = flushSync(() => onDeleted(deleted));
      const putValuesBack = storedBlankValues.remove(deleted);
      dispatch(client.util.invalidateTags(['Versions']));
      const onPress = () => void undo(id, putBack, putValuesBack);
      toast.plain(message, { action: { label: 'Undo', onPress } });
    } catch (error) {
      showFailure(error, "We couldn't delete this prompt");
    }
  };
}
