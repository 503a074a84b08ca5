import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A photo of 10 MB over a slow mobile connection. */
export const UPLOAD_TIMEOUT_MS = 100_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as an upload. */
    readonly isUpload?: boolean;
  }
}

/** Node has one time limit for all requests, which uploads need; the bodies of all others have to arrive sooner. */
export function limitBodies(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (hasBody(request) && request.routeOptions.config.isUpload !== true) {
      const { raw } = request;
      const timer = setTimeout(() => {
        if (raw.readableEnded || raw.destroyed || reply.sent) return;
        reply.hijack();
        raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => raw.destroy());
      }, timeoutMs).unref();
      raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
    }
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
