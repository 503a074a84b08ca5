import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Metrics } from './create-metrics.ts';

/** What is sent for anything but a page, which brings a policy of its own. */
const PLAIN_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const defaults = {
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': PLAIN_POLICY,
} as const;

/** What every answer carries, where nobody has said otherwise. */
export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  for (const [name, value] of Object.entries(defaults)) if (!reply.hasHeader(name)) reply.header(name, value);
}

const plainHeaders = ['x-content-type-options', 'nosniff', ...Object.entries(defaults).flat()];

/**
 * Sends bytes with the headers that all answers carry, past the framework's way of sending, which takes longer than
 * finding what is kept. The request is counted and logged all the same.
 *
 * @param headers names and values in turn, none of which all answers carry
 */
export function sendPlainly(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  headers: readonly string[],
): void {
  const own = ['x-request-id', request.id, 'content-length', String(body.length)];
  reply.hijack();
  reply.raw.writeHead(200, [...headers, ...plainHeaders, ...own]);
  reply.raw.end(body);
}

/** Gives every answer its request id and the headers that hold for all, and counts it. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  // Hooks that promise nothing cost nothing: these run for each request.
  app.addHook('onSend', (request, reply, payload, done) => {
    setCommonHeaders(request, reply);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observeRequest({
      method: request.method,
      // Addresses that nothing has must not become a label each.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
