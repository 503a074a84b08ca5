/** Throw it in a parser or loader to answer with another address. */
export class Redirect extends Error {
  readonly to: string;

  constructor(to: string) {
    super(`redirect to ${to}`);
    this.name = 'Redirect';
    this.to = to;
  }
}
