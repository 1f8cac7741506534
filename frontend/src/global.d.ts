/** The product's name, set by the operator at build time. */
declare const __APP_NAME__: string;
