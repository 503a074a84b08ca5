import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';

import type { FastifyInstance, FastifyReply } from 'fastify';

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

/** Page scripts are TypeScript; their types are stripped before they are sent. */
export function addSourceRoutes(app: FastifyInstance): void {
  const require = createRequire(import.meta.url);
  const gamesIndex = require.resolve('@baize/games');
  const games = new URL('./', `file://${gamesIndex}`);
  const manifest = readFile(new URL('../package.json', games), 'utf8').then(
    (text) => JSON.parse(text) as GamesManifest,
  );
  const scripts = new Map<string, Promise<string | null>>();

  const read = async (file: URL): Promise<string> => {
    const { exports } = await manifest;
    const text = stripTypeScriptTypes(await readFile(file, 'utf8'));
    return text.replace(PACKAGE, (_, name: string) => (exports[`./${name}`] ?? '').replace('./src/', GAMES));
  };
  const sendScript = async (file: URL, reply: FastifyReply) => {
    const reading = scripts.get(file.href) ?? read(file).catch(() => null);
    scripts.set(file.href, reading);
    const script = await reading;
    if (script === null) return reply.callNotFound();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  };

  app.get<{ Params: { '*': string } }>(`${SOURCES}*`, async ({ params }, reply) => {
    const path = params['*'];
    const file = new URL(`../${path}`, import.meta.url);
    if (SCRIPT.test(path)) return sendScript(file, reply);
    if (!STYLE.test(path)) return reply.callNotFound();
    const style = await readFile(file, 'utf8').catch(() => null);
    if (style === null) return reply.callNotFound();
    return reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style);
  });

  app.get<{ Params: { '*': string } }>(`${GAMES}*`, async ({ params }, reply) => {
    const path = params['*'];
    return MODULE.test(path) ? sendScript(new URL(path, games), reply) : reply.callNotFound();
  });
}
