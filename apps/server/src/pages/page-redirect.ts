/** Thrown by a render inside the cache to redirect instead of returning a page. */
export class PageRedirect extends Error {
  readonly location: string;

  constructor(location: string) {
    super(`redirect to ${location}`);
    this.location = location;
  }
}
