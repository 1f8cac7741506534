/** Credits a new account starts with. */
export const SIGNUP_CREDITS = 10;

/** Credits one generation costs. */
export const GENERATION_COST = 1;
