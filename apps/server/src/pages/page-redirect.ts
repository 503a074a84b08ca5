/** Signals an address to go to instead of a page, out of the cache's render. */
export class PageRedirect extends Error {
  readonly location: string;

  constructor(location: string) {
    super(`redirect to ${location}`);
    this.location = location;
  }
}
