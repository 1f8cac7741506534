import { useRef } from 'react';
import { isApiError, messageOf } from '../../api/api-error';
import { useAddFavouriteMutation, useRemoveFavouriteMutation } from '../../api/client';
import { toast } from '../../ui/toast';
import type { HistoryPrompt } from '../../api/history-prompt';

/**
 * Updates favourites on screen at once, sends the changes one after the other, and undoes those
 * that the server refuses.
 */
export function useFavourites(onChange: (id: string, favourite: boolean) => void) {
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  // Two clicks on one star must reach the server in order.
  const previous = useRef(Promise.resolve());

  async function store(id: string, favourite: boolean): Promise<void> {
    try {
      await (favourite ? add({ id }) : remove({ id })).unwrap();
    } catch (error) {
      onChange(id, !favourite);
      // An ended session shows its own message.
      if (isApiError(error) && error.status === 401) return;
      toast.error(messageOf(error, 'An error occurred'), {
        title: "We couldn't save this favourite",
      });
    }
  }

  function change(id: string, favourite: boolean): void {
    onChange(id, favourite);
    previous.current = previous.current.then(() => store(id, favourite));
  }

  return ({ id, favourite }: HistoryPrompt): void => {
    change(id, !favourite);
    if (!favourite) return toast.hide();
    // In a list of favourites, the row leaves with the mark.
    const onPress = (): void => change(id, true);
    toast.plain('Removed from favourites', { action: { label: 'Undo', onPress } });
  };
}
