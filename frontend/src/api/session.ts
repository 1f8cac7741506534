import {
  createSlice,
  type Dispatch,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { browserStorage } from '../lib/browser-storage';

const TOKEN = 'token';
const TOKEN_TYPE = 'token_type';

/** The `Authorization` header of the stored session, or `null` when signed out. */
export function authorization(): string | null {
  const token = browserStorage.read(TOKEN);
  if (!token) return null;
  const type = browserStorage.read(TOKEN_TYPE) || 'bearer';
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} ${token}`;
}

const slice = createSlice({
  name: 'session',
  initialState: () => ({ signedIn: authorization() !== null, replaced: 0 }),
  reducers: {
    /** A session began in this tab. */
    signedIn: (state) => {
      state.signedIn = true;
    },
    /** The person logged out. */
    loggedOut: (state) => {
      state.signedIn = false;
    },
    /** The person ended all sessions. The payload is the message to show. */
    loggedOutEverywhere: (state, _message: PayloadAction<string>) => {
      state.signedIn = false;
    },
    /** The person deleted the account with this email, if it is known. */
    accountDeleted: (state, _payload: PayloadAction<{ email?: string; message: string }>) => {
      state.signedIn = false;
    },
    /** A password reset ended every session; the reset page shows its own message. */
    passwordReset: (state) => {
      state.signedIn = false;
    },
    /** The server no longer accepts the token. The payload is the message to show. */
    sessionExpired: (state, _message: PayloadAction<string>) => {
      state.signedIn = false;
    },
    /** The session was removed in another tab. */
    signedOutInOtherTab: (state) => {
      state.signedIn = false;
    },
    /** Another tab stored a new session, perhaps of another account. */
    sessionReplaced: (state) => {
      state.signedIn = true;
      state.replaced += 1;
    },
  },
  selectors: {
    selectSignedIn: (state) => state.signedIn,
    /** How often another tab has replaced the session. */
    selectReplaced: (state) => state.replaced,
  },
});

export const sessionReducer = slice.reducer;
export const {
  signedIn,
  loggedOut,
  loggedOutEverywhere,
  accountDeleted,
  passwordReset,
  sessionExpired,
  signedOutInOtherTab,
  sessionReplaced,
} = slice.actions;
export const { selectSignedIn, selectReplaced } = slice.selectors;

/** Every way a session ends. */
export const SESSION_ENDINGS = [
  loggedOut,
  loggedOutEverywhere,
  accountDeleted,
  passwordReset,
  sessionExpired,
  signedOutInOtherTab,
  sessionReplaced,
] as const;

export type SessionDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface Session {
  access_token: string;
  token_type: string;
}

/** Stores a new token of the session in this browser. */
export function storeSession(session: Session): void {
  browserStorage.write(TOKEN, session.access_token);
  browserStorage.write(TOKEN_TYPE, session.token_type);
}

/** Starts a session in this browser, after a login. */
export const startSession =
  (session: Session) =>
  (dispatch: Dispatch): void => {
    storeSession(session);
    dispatch(signedIn());
  };

/** Removes the session from this browser; `ending` is the reason. */
export const endSession =
  (ending: ReturnType<(typeof SESSION_ENDINGS)[number]>) =>
  (dispatch: Dispatch): void => {
    browserStorage.remove(TOKEN);
    browserStorage.remove(TOKEN_TYPE);
    dispatch(ending);
  };

/**
 * Calls back when another tab signs in or out, or changes the token. Returns a function that stops
 * it.
 */
export function onSessionChangeInOtherTab(callback: (signedIn: boolean) => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === TOKEN || key === null) callback(authorization() !== null);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
