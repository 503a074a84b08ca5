import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Within this part of the server a body stays the text that was sent: signatures are over its bytes. */
export function keepRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

export function rawBodyOf(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}
