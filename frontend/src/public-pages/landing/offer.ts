/** The sign-up form; somebody who is signed in gets to the dashboard instead. */
export const SIGN_UP = '/auth?tab=sign-up';
