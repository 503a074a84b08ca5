/**
 * Fields that are stored in a transaction besides those of its form. No form field may begin with an underscore, and
 * neither players' lists nor gateways get them.
 */

/** The address of the payment page. */
export const PAYMENT_URL_FIELD = '_payment_url';

/** Who receives a withdrawal: the player's name at the time of the request. */
export const HOLDER_FIELD = '_holder';
