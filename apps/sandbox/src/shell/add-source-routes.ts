import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { SharedText } from '../wire/send-compressed.ts';

/** Addresses of this app's page scripts and style sheets, and of the mathematics that pages use. */
const SOURCES = '/studio/src/';
const GAMES = '/studio/games/';

/** Scripts are in folders named `client`; other code is not for pages. */
const SCRIPT = /^(?:[a-z0-9-]+\/)*client\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.ts$/;
const STYLE = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.css$/;
const MODULE = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.ts$/;

/** A page loads the entries of `@baize/games` by this server's address of their files. */
const PACKAGE = /(?<=from ')@baize\/games\/([a-z0-9/-]+)(?=')/g;

interface GamesManifest {
  readonly exports: Readonly<Record<string, string>>;
}

/** Page scripts are TypeScript; their types are stripped before they are sent. Files are read once. */
export function addSourceRoutes(app: FastifyInstance): void {
  const require = createRequire(import.meta.url);
  const gamesIndex = require.resolve('@baize/games');
  const games = new URL('./', `file://${gamesIndex}`);
  const manifest = readFile(new URL('../package.json', games), 'utf8').then(
    (text) => JSON.parse(text) as GamesManifest,
  );
  const files = new Map<string, Promise<SharedText | null>>();

  const readScript = async (file: URL): Promise<string> => {
    const { exports } = await manifest;
    const text = stripTypeScriptTypes(await readFile(file, 'utf8'));
    return text.replace(PACKAGE, (_, name: string) => (exports[`./${name}`] ?? '').replace('./src/', GAMES));
  };
  const readShared = async (file: URL): Promise<SharedText | null> => {
    const text = file.href.endsWith('.css') ? readFile(file, 'utf8') : readScript(file);
    return text.then(
      (found) => new SharedText(found),
      () => null,
    );
  };
  const send = async (file: URL, request: FastifyRequest, reply: FastifyReply) => {
    const reading = files.get(file.href) ?? readShared(file);
    files.set(file.href, reading);
    const shared = await reading;
    if (shared === null) return reply.callNotFound();
    const type = file.href.endsWith('.css') ? 'css' : 'javascript';
    reply.type(`text/${type}; charset=utf-8`).header('cache-control', 'no-cache');
    return shared.send(request, reply);
  };

  app.get<{ Params: { '*': string } }>(`${SOURCES}*`, async (request, reply) => {
    const path = request.params['*'];
    if (!SCRIPT.test(path) && !STYLE.test(path)) return reply.callNotFound();
    return send(new URL(`../${path}`, import.meta.url), request, reply);
  });

  app.get<{ Params: { '*': string } }>(`${GAMES}*`, async (request, reply) => {
    const path = request.params['*'];
    return MODULE.test(path) ? send(new URL(path, games), request, reply) : reply.callNotFound();
  });
}
