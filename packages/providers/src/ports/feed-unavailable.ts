/** A feed did not answer, or not in a way that can be used. Nothing may be shown from it as true. */
export class FeedUnavailable extends Error {
  override readonly name = 'FeedUnavailable';
}
