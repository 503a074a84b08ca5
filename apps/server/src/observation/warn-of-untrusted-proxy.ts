import type { FastifyInstance } from 'fastify';

/**
 * Logs one warning if requests come through a proxy that is not in the settings: all visitors then share the proxy's
 * address and the limits per network.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    if (!hasWarned && (headers['x-forwarded-for'] ?? headers['x-forwarded-proto']) !== undefined) {
      hasWarned = true;
      request.log.warn(
        'a request carries X-Forwarded-For or X-Forwarded-Proto, but TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share its address and are counted as one',
      );
    }
    done();
  });
}
