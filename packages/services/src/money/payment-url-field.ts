/**
 * Where a transaction keeps the address of its payment page, beside what the player filled in. No form
 * field of a method may have this name.
 */
export const PAYMENT_URL_FIELD = '_payment_url';
