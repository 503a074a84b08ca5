/** Thrown by a parser or loader to redirect. */
export class Redirect extends Error {
  readonly to: string;

  constructor(to: string) {
    super(`redirect to ${to}`);
    this.name = 'Redirect';
    this.to = to;
  }
}
