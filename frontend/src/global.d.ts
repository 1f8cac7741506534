/** Names and addresses that people see, set by the operator at build time. */
declare const __BRAND__: Readonly<
  Record<
    'APP_NAME' | 'SUPPORT_EMAIL' | 'BUSINESS_EMAIL' | 'SECURITY_EMAIL' | 'PRIVACY_EMAIL',
    string
  >
>;
