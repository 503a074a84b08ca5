import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Leaves bodies unparsed in this part of the server, because signatures cover their bytes. */
export function keepRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

export function rawBodyOf(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}
