import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

import type { FastifyInstance } from 'fastify';

import { protectPage } from '../wire/protect-page.ts';
import { renderExpiredPage, renderLobbyPage } from './lobby-page.ts';
import type { PokerRoom } from './poker-room.ts';

const SESSION_HEADER = 'x-poker-session';

/** The lobby's page, script, style and API. */
export function addLobbyRoutes(app: FastifyInstance, room: PokerRoom): void {
  app.get<{ Querystring: { ticket?: string } }>('/poker/lobby', async (request, reply) => {
    const opened = room.openSession(String(request.query.ticket ?? ''));
    protectPage(reply, { parents: opened ? new URL(opened.session.returnUrl).origin : '*' });
    if (!opened) {
      const lang = request.headers['accept-language']?.startsWith('en') ? 'en' : 'tr';
      return reply.code(410).send(renderExpiredPage(lang));
    }
    return reply.send(renderLobbyPage(opened.session, opened.token));
  });

  app.get('/poker/tables', async (request, reply) => {
    const session = room.findSession(String(request.headers[SESSION_HEADER] ?? ''));
    if (!session) return reply.code(401).send({ reason: 'expired' });
    return reply.header('cache-control', 'no-store').send({ tables: room.tablesFor(session) });
  });
  app.post<{ Params: { id: string } }>('/poker/tables/:id/seat', async (request, reply) => {
    const session = room.findSession(String(request.headers[SESSION_HEADER] ?? ''));
    if (!session) return reply.code(401).send({ reason: 'expired' });
    return { said: room.takeSeat(session, Number(request.params.id)) };
  });

  app.get('/poker/lobby.js', async (_request, reply) => {
    const source = await readFile(new URL('client/lobby.ts', import.meta.url), 'utf8');
    return reply.type('text/javascript; charset=utf-8').send(stripTypeScriptTypes(source));
  });
  app.get('/poker/lobby.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(new URL('lobby.css', import.meta.url), 'utf8')),
  );
}
