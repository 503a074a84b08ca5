import type { IdMaker } from '@baize/clock';
import type { Draw } from '@baize/games';
import { type KeyRing, readQuickUrl } from '@baize/providers';
import type { FastifyInstance } from 'fastify';

import { OpenPages } from '../visits/open-pages.ts';
import type { GamePace } from '../wire/game-pace.ts';
import { drawOutcome, prizeOf, type QuickOutcome, type QuickSide } from './quick-games.ts';
import type { QuickRunner } from './quick-runner.ts';
import { openQuickSession, PLAY_MONEY_MINOR, type QuickSession } from './quick-sessions.ts';
import type { TableWallets } from './table-wallet.ts';

export interface QuickApiDeps {
  readonly runner: QuickRunner;
  readonly wallets: TableWallets;
  readonly keys: KeyRing;
  readonly pace: GamePace;
  readonly ids: IdMaker;
  readonly draw: Draw;
}

/** The game's state for the page. Amounts in minor units. */
export interface QuickResult {
  readonly outcome: QuickOutcome | null;
  readonly win: number;
  readonly balance: number;
  /** Milliseconds until the next game may start. */
  readonly waitMs: number;
  /** Why no game was played. */
  readonly reason: string | null;
}

/** The API of the game's page. */
export function addQuickApi(app: FastifyInstance, deps: QuickApiDeps): void {
  const sessions = new OpenPages<QuickSession>();

  app.post<{ Body: { search?: unknown } | null }>('/quick/api/open', async (request, reply) => {
    const search = request.body?.search;
    const reading = readQuickUrl(typeof search === 'string' ? search.replace(/^\?/, '') : '', deps.keys);
    if (!reading.ok) return reply.code(409).send({ reason: 'launch' });
    const opened = await openQuickSession(reading.value, deps);
    if (!opened.ok) return reply.code(409).send({ reason: opened.reason });
    const { session } = opened;
    sessions.add(session);
    return { playKey: session.playKey, ...describe(session, deps.pace) };
  });

  app.post('/quick/api/balance', async (request, reply) => {
    const session = sessions.authorized(request.headers.authorization);
    if (!session) return reply.code(401).send({ reason: 'launch' });
    await refreshBalance(session, deps.wallets);
    return describe(session, deps.pace);
  });

  app.post<{ Body: { stake?: unknown; choice?: unknown } | null }>(
    '/quick/api/play',
    async (request, reply) => {
      const session = sessions.authorized(request.headers.authorization);
      if (!session) return reply.code(401).send({ reason: 'launch' });
      const { stake, choice } = request.body ?? {};
      if (typeof stake !== 'number' || !session.stakes.includes(stake) || !isSide(choice))
        return reply.code(400).send({ reason: 'stake' });
      if (session.isBusy || deps.pace.waitMs(session.seat) > 0)
        return reply.code(409).send({ reason: 'busy' });
      session.isBusy = true;
      deps.pace.start(session.seat);
      try {
        return await play(session, stake, choice, deps);
      } finally {
        session.isBusy = false;
      }
    },
  );
}

function isSide(choice: unknown): choice is QuickSide {
  return choice === 'first' || choice === 'second';
}

function describe({ balanceMinor, stakes, seat }: QuickSession, pace: GamePace) {
  return { balance: balanceMinor, stakes, waitMs: pace.waitMs(seat) };
}

async function refreshBalance(session: QuickSession, wallets: TableWallets): Promise<void> {
  const { wallet: seat, launch } = session;
  if (seat === null) return;
  const { key, gameId, currency } = launch;
  const reply = await wallets[key.party]?.balance(key, { ...seat, gameId, currency });
  session.balanceMinor = reply?.balanceMinor ?? session.balanceMinor;
}

async function play(
  session: QuickSession,
  stakeMinor: number,
  choice: QuickSide,
  { runner, draw, pace }: QuickApiDeps,
): Promise<QuickResult> {
  const { launch, kind, wallet } = session;
  if (wallet === null) {
    if (session.balanceMinor < stakeMinor) session.balanceMinor = PLAY_MONEY_MINOR;
    const outcome = drawOutcome(kind, draw);
    const win = outcome.side === choice ? prizeOf(stakeMinor) : 0;
    session.balanceMinor += win - stakeMinor;
    return { outcome, win, balance: session.balanceMinor, waitMs: pace.waitMs(session.seat), reason: null };
  }
  const round = await runner.play({
    keyId: launch.key.id,
    ...wallet,
    gameId: launch.gameId,
    kind,
    currency: launch.currency,
    choice,
    stakeMinor,
  });
  session.balanceMinor = round.balanceMinor ?? session.balanceMinor;
  return {
    outcome: round.outcome,
    win: round.winMinor,
    balance: session.balanceMinor,
    waitMs: pace.waitMs(session.seat),
    reason: round.outcome === null ? `error${round.error ?? ''}` : null,
  };
}
