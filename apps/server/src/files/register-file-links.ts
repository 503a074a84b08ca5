import { resolveBrand } from '@baize/brand';
import { CallError, calls, type CallShape, isRefusedWhileClosed } from '@baize/contract';
import { openFileLink, resumeSession } from '@baize/services';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { refuseOtherSites } from '../calls/caller.ts';
import { createContext } from '../calls/create-context.ts';
import { type CallDeps, readCaller } from '../calls/register-calls.ts';
import { requireOpenSite } from '../calls/require-open-site.ts';
import { countRequest } from '../rate-limits/count-request.ts';
import type { PlayerRouteContext } from '../route.ts';
import { fileLinksPath } from '../routes/account/file-links.ts';
import { type FileCall, fileOfAddress } from './file-of-address.ts';
import type { PdfDesk } from './pdf-desk.ts';
import { refuseFile } from './refuse-file.ts';
import { sendFile } from './send-file.ts';

/** Sends files by their links, for browsers that save what a link names but not what a script has made. */
export function registerFileLinks(app: FastifyInstance, deps: CallDeps, pdfs: PdfDesk): void {
  app.route({
    method: 'GET',
    url: fileLinksPath,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      try {
        const { token, open } = request.query as Readonly<Record<string, unknown>>;
        const { context, file } = await followLink(request, String(token), deps);
        const sent = await file.open(context, file.input, { raw: file.raw, pdfs });
        const isShown = open === '1' && sent.type === 'application/pdf';
        return await sendFile(reply, sent, isShown ? 'inline' : 'attachment');
      } catch (error) {
        return refuseFile(request, reply, error, deps);
      }
    },
  });
}

/**
 * The player and the file of a link, with all that the file's own call requires.
 *
 * @throws CallError `data_not_found` if it is not a link of this brand that still works, and as `openContext`
 */
async function followLink(
  request: FastifyRequest,
  token: string,
  deps: CallDeps,
): Promise<{ readonly context: PlayerRouteContext; readonly file: FileCall }> {
  refuseOtherSites(request);
  const over = new CallError('data_not_found', { message: 'file_link_over' });
  const brand = resolveBrand(deps.brands, request.host);
  const link = openFileLink(deps.services, token);
  if (!brand || link?.siteId !== brand.siteId) throw over;
  const visitor = createContext(deps.services, readCaller(request, deps, { brand, language: link.language }));
  const file = fileOfAddress(link.address);
  const { key, raw } = file;
  requireOpenSite(key, visitor, deps.maintenance);
  await countRequest(visitor, key, raw.query, deps.routeLimits);
  const player = await resumeSession(deps.services, link);
  if (!player) throw over;
  const shape: CallShape = calls[key];
  if (player.isClosed && isRefusedWhileClosed(shape)) throw new CallError('account_closed');
  const context = { ...visitor, player };
  await countRequest(context, key, raw.query, deps.routeLimits);
  return { context, file };
}
