/** Credits that come with a new account (specification, section 9). */
export const FREE_CREDITS = 10;

/** The sign-up form; somebody who is signed in gets to the dashboard instead. */
export const SIGN_UP = '/auth?tab=sign-up';
