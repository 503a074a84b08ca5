/** The embedded server cannot run; the message is one sentence for a person, with what to do. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}
