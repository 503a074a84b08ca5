/** How long a mail server or an SMS gateway may take in all. */
export const DELIVERY_TIMEOUT_MS = 5_000;

/**
 * A mail or a short message that did not go out. The text is for engineers and names neither the receiver nor
 * what was written.
 */
export class MessageUndelivered extends Error {
  override readonly name = 'MessageUndelivered';
}
