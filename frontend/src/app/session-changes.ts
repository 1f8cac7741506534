import { isAnyOf, type ListenerMiddlewareInstance, type Store } from '@reduxjs/toolkit';
import type { createBrowserRouter } from 'react-router-dom';
import { releaseAttempts } from '../api/attempts/attempt-claims';
import { client } from '../api/client';
import {
  SESSION_ENDINGS,
  accountDeleted,
  loggedOut,
  loggedOutEverywhere,
  onSessionChangeInOtherTab,
  sessionExpired,
  sessionReplaced,
  signedIn,
  signedOutInOtherTab,
} from '../api/session';
import { drafts } from '../features/dashboard/draft';
import { authPath, isLinkPage } from '../ui/return-path';
import { toast } from '../ui/toast';
import { forgetAccount, forgetOutdated } from './stored-texts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Reacts to the end of a session: shows a message, clears the API cache and opens the right page. A
 * new session starts with an empty cache. What this browser stores of a deleted account is removed.
 */
export function handleSessionChanges(
  store: Store,
  listener: ListenerMiddlewareInstance,
  router: Router,
): () => void {
  forgetOutdated();
  listener.startListening({
    actionCreator: signedIn,
    effect: (_action, { dispatch }) => void dispatch(client.util.resetApiState()),
  });
  listener.startListening({
    matcher: isAnyOf(...SESSION_ENDINGS),
    effect: (action, { dispatch }) => {
      releaseAttempts();
      // It may be another person's, so the next account must not get it.
      drafts.forget('');
      // Also aborts what is running.
      dispatch(client.util.resetApiState());
      if (sessionReplaced.match(action)) {
        // Leaves the login, and picks up what was running.
        void router.revalidate();
        return;
      }
      if (loggedOut.match(action)) {
        toast.plain('Logged out successfully', { explainsNextPage: true });
        void router.navigate('/');
        return;
      }
      if (accountDeleted.match(action)) {
        const { email, message } = action.payload;
        if (email) forgetAccount(email);
        toast.plain(message, { explainsNextPage: true });
        void router.navigate('/auth');
        return;
      }
      if (loggedOutEverywhere.match(action)) {
        toast.plain(action.payload, { explainsNextPage: true });
        void router.navigate('/auth');
        return;
      }
      if (sessionExpired.match(action)) toast.error(action.payload, { explainsNextPage: true });
      const { location } = router.state;
      if (signedOutInOtherTab.match(action) && !isLinkPage(location.pathname)) {
        toast.plain('Please login to continue', { explainsNextPage: true });
      }
      // A person who opened an emailed link must see its result.
      if (!isLinkPage(location.pathname)) void router.navigate(authPath(location));
    },
  });
  return onSessionChangeInOtherTab((isSignedIn) => {
    store.dispatch(isSignedIn ? sessionReplaced() : signedOutInOtherTab());
  });
}
