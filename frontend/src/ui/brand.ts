/** The product's name, and where people write to; the operator's own (`.env.example`). */
export const { APP_NAME, SUPPORT_EMAIL, BUSINESS_EMAIL, SECURITY_EMAIL, PRIVACY_EMAIL } = __BRAND__;
