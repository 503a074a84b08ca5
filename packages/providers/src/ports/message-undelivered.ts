/** Total time for a mail server or SMS gateway, so that a sign-in with a code takes less than five seconds. */
export const DELIVERY_TIMEOUT_MS = 4_000;

/**
 * An e-mail or SMS that was not delivered. The error message is for engineers and contains neither the receiver nor the
 * content.
 */
export class MessageUndelivered extends Error {
  override readonly name = 'MessageUndelivered';
}
