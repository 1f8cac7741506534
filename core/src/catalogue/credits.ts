/** Credits a new account starts with. */
export const SIGNUP_CREDITS = 10;

/**
 * The balance at which a person gets a reminder that few credits are left, once for each purchase.
 */
export const LOW_CREDITS = 5;

/** Credits one generation costs. */
export const GENERATION_COST = 1;
