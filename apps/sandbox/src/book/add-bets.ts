import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import type { FaultBoard } from '../studio/wallet/fault-board.ts';
import { createWalletClient } from '../studio/wallet/wallet-client.ts';
import { Visits } from '../visits/visit.ts';
import { addBetCalls } from './api/add-bet-calls.ts';
import { createSessionCheck } from './api/session-check.ts';
import { addSessionCalls } from './api/add-session-calls.ts';
import { addBetsConsole } from './bets/console/add-bets-console.ts';
import { createBetDesk } from './bets/create-bet-desk.ts';
import type { Book } from './book.ts';

export interface BetParts extends Pick<SandboxParts, 'config' | 'clock' | 'ids'> {
  readonly book: Book;
  readonly faults: FaultBoard;
}

/** The bets of the book: players' sessions, what they place, settle and cash out, and the console for what needs a decision. */
export async function addBets(
  app: FastifyInstance,
  { config, clock, ids, book, faults }: BetParts,
): Promise<void> {
  const { keys, siteUrl, callTimeoutMs: timeoutMs, retry, dataFolder } = config;
  const wallet = createWalletClient({ siteUrl, clock, faults, timeoutMs });
  const visits = new Visits();
  const { log } = app;
  const deps = { book, wallet, keys, visits, clock, ids, retry, dataFolder, log };
  const { desk, start, close } = await createBetDesk(deps);
  const isLive = createSessionCheck({ wallet, visits, clock });
  addSessionCalls(app, { visits, wallet, keys, ids, isLive });
  addBetCalls(app, { visits, book, desk, clock, isLive });
  addBetsConsole(app, desk);
  // After listening, because the site may still be starting.
  app.addHook('onListen', async () => {
    start().catch((error: unknown) => log.error({ err: error }, 'bets could not be resumed'));
  });
  app.addHook('onClose', close);
}
