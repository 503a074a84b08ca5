import type { FastifyInstance } from 'fastify';

/** Lets pages of any origin, also of an opaque one, read the replies to paths with these prefixes. No cookie is read there. */
export function allowAnyOrigin(app: FastifyInstance, prefixes: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!prefixes.some((prefix) => request.url.startsWith(prefix))) return;
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (request.method === 'OPTIONS')
      await reply.code(204).header('access-control-allow-headers', 'authorization, content-type').send();
  });
}
