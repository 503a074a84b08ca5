/**
 * The field of a transaction in which the address of its payment page is stored, besides the fields of the form. No
 * form field may have this name.
 */
export const PAYMENT_URL_FIELD = '_payment_url';
