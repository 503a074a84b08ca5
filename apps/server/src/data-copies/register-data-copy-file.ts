import { Readable } from 'node:stream';

import { calls } from '@baize/contract';
import { downloadDataCopy } from '@baize/services';
import type { FastifyInstance } from 'fastify';

import { createContext, withPlayer } from '../calls/create-context.ts';
import { parseInput } from '../calls/parse-input.ts';
import { type CallDeps, readCaller, routerPath } from '../calls/register-calls.ts';
import { requireOpenSite } from '../calls/require-open-site.ts';
import { countRequest } from '../rate-limits/count-request.ts';

const KEY = 'GET /account/data-copies/{id}/file';

/** The file of a copy of a player's data, decrypted while it is sent. */
export function registerDataCopyFile(app: FastifyInstance, deps: CallDeps): void {
  const shape = calls[KEY];
  app.route({
    method: shape.method,
    url: routerPath(shape),
    // Another method would count a download.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const visitor = createContext(deps.services, readCaller(request, deps));
      requireOpenSite(KEY, visitor, deps.maintenance);
      const context = await withPlayer(KEY, visitor, request);
      await countRequest(context, KEY, request.query, deps.routeLimits);
      const { params } = parseInput(KEY, request);
      const { name, size, bytes } = await downloadDataCopy(context, params.id);
      return reply
        .type(shape.file)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', size)
        .header('x-content-type-options', 'nosniff')
        .send(Readable.from(bytes));
    },
  });
}
