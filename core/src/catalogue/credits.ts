/** Credits a new account starts with. */
export const SIGNUP_CREDITS = 10;

/** The balance at which a person is told, once for each purchase, that few credits are left. */
export const LOW_CREDITS = 5;

/** Credits one generation costs. */
export const GENERATION_COST = 1;
