import { resolveBrand } from '@baize/brand';
import { CallError, calls, type CallShape, type FileKey } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseInput } from '../calls/parse-input.ts';
import type { Caller } from '../calls/create-context.ts';
import { type CallDeps, openContext, routerPath } from '../calls/register-calls.ts';
import { requestedLanguage } from '../calls/requested-language.ts';
import { fileRoutes } from '../routes/files.ts';
import type { FileRoute } from './file-route.ts';
import { createPdfDesk, type PdfDesk } from './pdf-desk.ts';
import { refuseFile } from './refuse-file.ts';
import { registerFileLinks } from './register-file-links.ts';
import { sendFile } from './send-file.ts';

/** Registers every call of the contract that replies with a file. */
export function registerFiles(app: FastifyInstance, deps: CallDeps): void {
  const pdfs = createPdfDesk();
  for (const key of Object.keys(fileRoutes) as FileKey[]) registerFile(app, deps, key, pdfs);
  registerFileLinks(app, deps, pdfs);
}

// The type parameter ties a key to its contract and route; a union would not.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function registerFile<Key extends FileKey>(
  app: FastifyInstance,
  deps: CallDeps,
  key: Key,
  pdfs: PdfDesk,
): void {
  // The table maps each key to its own route, but indexing by a type parameter loses that.
  const route: unknown = fileRoutes[key];
  const { open } = route as FileRoute<Key>;
  app.route({
    method: calls[key].method,
    url: routerPath(calls[key]),
    // Another method would count a file.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const isPublic = (calls[key] as CallShape).auth === 'visitor';
      try {
        const said = isPublic ? saidByAddress(request, deps) : undefined;
        const context = await openContext(key, request, deps, said);
        const raw = { query: request.query };
        return await sendFile(reply, await open(context, parseInput(key, request), { raw, pdfs }));
      } catch (error) {
        if (isPublic) return refuseFile(request, reply, error, deps);
        throw error;
      }
    },
  });
}

/** A link that a browser follows has no headers of ours. */
function saidByAddress(request: FastifyRequest, { brands }: CallDeps): Pick<Caller, 'brand' | 'language'> {
  const brand = resolveBrand(brands, request.host);
  if (!brand) throw new CallError('unknown_brand');
  const { lang } = request.query as Readonly<Record<string, unknown>>;
  const isLanguage = lang === 'tr' || lang === 'en';
  return { brand, language: isLanguage ? lang : requestedLanguage(request.headers['accept-language']) };
}
