/** The sign-up form; a signed-in person is redirected to the dashboard. */
export const SIGN_UP_PATH = '/auth?tab=sign-up';
