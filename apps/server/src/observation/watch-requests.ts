import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Metrics } from './create-metrics.ts';

/** What is sent for anything but a page, which brings a policy of its own. */
const PLAIN_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What every answer carries, where nobody has said otherwise. */
export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'no-referrer');
  if (!reply.hasHeader('cross-origin-resource-policy'))
    reply.header('cross-origin-resource-policy', 'same-origin');
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', PLAIN_POLICY);
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
