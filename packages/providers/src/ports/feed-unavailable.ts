/** A feed gave no usable response. None of its data may be shown as current. */
export class FeedUnavailable extends Error {
  override readonly name = 'FeedUnavailable';
}
