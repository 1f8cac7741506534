/** The product's name. */
export const APP_NAME = __APP_NAME__;
