/** The sign-up form; somebody who is signed in gets to the dashboard instead. */
export const SIGN_UP_PATH = '/auth?tab=sign-up';
