/** How long a shared link can work, in days. */
export const SHARED_LINK_DAYS = [1, 7, 30, 90, 365] as const;
/** How long a shared link works if nothing else is chosen, in days. */
export const SHARED_LINK_DEFAULT_DAYS = 30;

/** How many shared links of an account can work at the same time. */
export const SHARED_LINKS_MAX = 100;
