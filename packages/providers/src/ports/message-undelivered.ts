/** How long a mail server or an SMS gateway may take in all: with the rest of a sign-in, less than five seconds. */
export const DELIVERY_TIMEOUT_MS = 4_000;

/**
 * A mail or a short message that did not go out. The text is for engineers and names neither the receiver nor
 * what was written.
 */
export class MessageUndelivered extends Error {
  override readonly name = 'MessageUndelivered';
}
