import type { FastifyInstance } from 'fastify';

import type { WalletClient } from '../studio/wallet/wallet-client.ts';
import { refreshBalance } from '../visits/open-visit.ts';
import { protectPage } from '../wire/protect-page.ts';
import { renderExpiredPage, renderLobbyPage } from './lobby-page.ts';
import type { PokerRoom } from './poker-room.ts';
import { sessionOf } from './session-of.ts';
import { renderVerifyPage } from './verify-page.ts';

/** The page of the room, its tables, and the page for anyone that verifies a deck. */
export function addLobbyRoutes(
  app: FastifyInstance,
  { room, wallet }: { room: PokerRoom; wallet: WalletClient },
): void {
  app.get<{ Querystring: { ticket?: string } }>('/poker/lobby', async (request, reply) => {
    const session = await room.sessions.open(String(request.query.ticket ?? ''));
    protectPage(reply, { parents: session === null ? '*' : new URL(session.returnUrl).origin });
    if (session !== null) return reply.send(renderLobbyPage(session));
    const lang = request.headers['accept-language']?.startsWith('en') ? 'en' : 'tr';
    return reply.code(410).send(renderExpiredPage(lang));
  });

  app.get('/poker/tables', async (request, reply) => {
    const session = sessionOf(request, reply, room);
    if (session === null) return reply;
    const tables = room.tablesFor(session);
    return reply.header('cache-control', 'no-store').send({ tables, balance: session.visit.balanceMinor });
  });

  app.post('/poker/balance', async (request, reply) => {
    const session = sessionOf(request, reply, room);
    if (session === null) return reply;
    await refreshBalance(session.visit, wallet, 0);
    return { balance: session.visit.balanceMinor };
  });

  app.get<{ Querystring: { lang?: string } }>('/poker/verify', async (request, reply) => {
    protectPage(reply, { parents: "'self'" });
    return reply.send(renderVerifyPage(request.query.lang === 'en' ? 'en' : 'tr'));
  });
}
