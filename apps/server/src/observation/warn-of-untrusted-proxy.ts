import type { FastifyInstance } from 'fastify';

/**
 * Logs one warning when requests come through a proxy that the settings do not mention: every visitor then has the
 * proxy's address, so that limits by network hit all of them together.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    if (!isSaid && (headers['x-forwarded-for'] ?? headers['x-forwarded-proto']) !== undefined) {
      isSaid = true;
      request.log.warn(
        'a request carries X-Forwarded-For or X-Forwarded-Proto, but TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share its address and are counted as one',
      );
    }
    done();
  });
}
