/** Throw it in a parser or loader if the address names nothing. */
export class NotFound extends Error {
  constructor() {
    super('not found');
    this.name = 'NotFound';
  }
}
