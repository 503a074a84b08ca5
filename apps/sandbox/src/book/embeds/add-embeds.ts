import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

import {
  BETCONSTRUCT_FRAME_PATH,
  BETRADAR_LOADER_PATH,
  placeFields,
  REDLINE_FRAME_PATH,
} from '@baize/providers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { allowAnyOrigin } from '../../wire/allow-any-origin.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import type { BookLaunch, BookVisit } from './book-visit.ts';
import { readLaunch } from './read-launch.ts';

/** Where the loader script gets the page from. */
export const BETRADAR_PAGE_PATH = '/book/betradar/page';

export interface EmbedDeps extends Pick<SandboxParts, 'config'> {
  /** Sends the page that was opened. */
  show(visit: BookVisit, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Sends a page that says why there is none. */
  showFailure(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** The three ways in which sites open the book: a frame by its address, a frame with a token by message, a loader script. */
export function addEmbeds(app: FastifyInstance, deps: EmbedDeps): void {
  const { keys, origin } = deps.config;
  const open = (launch: BookLaunch, request: FastifyRequest, reply: FastifyReply, from = '') => {
    const ticket = readLaunch(launch, keys);
    if (ticket === null) return deps.showFailure(request, reply);
    return deps.show({ ticket, launch, origin: from }, request, reply);
  };

  app.get(`${BETCONSTRUCT_FRAME_PATH}/:lang/:view`, async (request, reply) =>
    open({ embed: 'betconstruct', ...splitUrl(request.url) }, request, reply),
  );
  app.get(REDLINE_FRAME_PATH, async (request, reply) =>
    open({ embed: 'redline', ...splitUrl(request.url) }, request, reply),
  );

  // What a page of an opaque origin loads and calls allows any origin; calls are authorized by the key of the page.
  allowAnyOrigin(app, ['/book/', '/studio/src/', '/studio/games/', '/studio/font/']);
  app.get(BETRADAR_LOADER_PATH, async (_request, reply) => {
    const source = await readFile(new URL('client/betradar-loader.ts', import.meta.url), 'utf8');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(asClassicScript(stripTypeScriptTypes(source)));
  });
  app.post<{ Body: { launch?: unknown; place?: unknown } | null }>(
    BETRADAR_PAGE_PATH,
    async (request, reply) => {
      const { launch, place } = request.body ?? {};
      if (typeof launch !== 'string') return reply.code(400).send({ reason: 'launch' });
      const search = withPlace(launch, typeof place === 'string' ? place : '');
      return open({ embed: 'betradar', path: '', search }, request, reply, origin);
    },
  );
}

function splitUrl(url: string): Pick<BookLaunch, 'path' | 'search'> {
  const { pathname, search } = new URL(url, 'http://host');
  return { path: pathname, search: search.slice(1) };
}

/** A signed query with the place that the page around named, and nothing else of it. */
function withPlace(launch: string, place: string): string {
  const query = new URLSearchParams(launch);
  const wanted = new URLSearchParams(place);
  for (const field of placeFields) {
    const value = wanted.get(field);
    if (value !== null) query.set(field, value);
  }
  return query.toString();
}

/** Without what makes a script a module, of which types leave an empty statement. */
function asClassicScript(script: string): string {
  return script.replaceAll(/^(?:import|export) .*$/gm, '');
}
