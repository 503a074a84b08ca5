import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Metrics } from './create-metrics.ts';

/** For everything but pages, which have a policy of their own. */
const PLAIN_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

export const defaultHeaders = {
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': PLAIN_POLICY,
} as const;

/** Headers that every response has by default. */
export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  for (const [name, value] of Object.entries(defaultHeaders))
    if (!reply.hasHeader(name)) reply.header(name, value);
}

/** The headers of `sendPlainly`: names and values in turn, and the common ones that are not among them. */
export function withCommonHeaders(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries({ 'x-content-type-options': 'nosniff', ...defaultHeaders, ...headers }).flat();
}

/**
 * Sends bytes but bypasses the framework's send, which takes longer than a cache lookup. The request is still counted
 * and logged.
 *
 * @param headers names and values in turn, the common ones included: see `withCommonHeaders`
 */
export function sendPlainly(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  headers: readonly string[],
): void {
  const own = ['x-request-id', request.id, 'content-length', String(body.length)];
  reply.hijack();
  reply.raw.writeHead(200, [...headers, ...own]);
  reply.raw.end(body);
}

/** Gives every response its request id and the common headers, and counts it. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  // These run for each request, so they are callbacks rather than promises.
  app.addHook('onSend', (request, reply, payload, done) => {
    setCommonHeaders(request, reply);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observeRequest({
      method: request.method,
      // Unknown addresses must not become a label each.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
