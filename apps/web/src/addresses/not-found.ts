/** Thrown by a parser or loader if nothing exists at the address. */
export class NotFound extends Error {
  constructor() {
    super('not found');
    this.name = 'NotFound';
  }
}
