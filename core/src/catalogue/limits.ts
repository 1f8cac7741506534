/** Longest request a person can send, in characters. Lengths are counted in code points. */
export const USER_INPUT_MAX = 8_000;

/** Longest prompt that can be pasted to be scored, in characters. */
export const SCORED_TEXT_MAX = 20_000;

/** How many of the form's questions a request can answer, and the longest answer, in characters. */
export const ANSWERS_MAX = 3;
export const ANSWER_MAX = 500;

/** Longest full name, in characters (specification, section 5). */
export const FULL_NAME_MAX = 100;

/** Longest email address, in characters. */
export const EMAIL_MAX = 255;

/** Bounds of a password, in characters; the upper one bounds the work of hashing it. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Bounds of a message to support, in characters after trimming (specification, section 5). */
export const CONTACT_NAME_MAX = 100;
export const CONTACT_SUBJECT_MAX = 200;
export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 2_000;

/** Bounds of a search in the history, in characters after trimming. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;
