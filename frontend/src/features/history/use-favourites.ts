import { useRef } from 'react';
import { isApiError, messageOf } from '../../api/api-error';
import { useAddFavouriteMutation, useRemoveFavouriteMutation } from '../../api/client';
import { toast } from '../../ui/toast';
import type { HistoryPrompt } from '../../api/history-prompt';

/** Marks favourites at once, one after the other on the server, and takes back what it refuses. */
export function useFavourites(onChange: (id: string, favourite: boolean) => void) {
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  // Two clicks on the same star must arrive in their order.
  const previous = useRef(Promise.resolve());

  async function store(id: string, favourite: boolean): Promise<void> {
    try {
      await (favourite ? add({ id }) : remove({ id })).unwrap();
    } catch (error) {
      onChange(id, !favourite);
      // The session says itself that it is over.
      if (isApiError(error) && error.status === 401) return;
      toast.error(messageOf(error, 'An error occurred'), {
        title: "We couldn't save this favourite",
      });
    }
  }

  return ({ id, favourite }: HistoryPrompt): void => {
    onChange(id, !favourite);
    previous.current = previous.current.then(() => store(id, !favourite));
  };
}
