import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Clock, IdMaker } from '@baize/clock';
import { type KeyRing, readLaunchUrl } from '@baize/providers';

import type { GamePace } from '../wire/game-pace.ts';
import type { DrawBelow } from './math/draw-game.ts';
import type { RoundRunner } from './rounds/round-runner.ts';
import type { Round } from './rounds/round.ts';
import { DEMO_BALANCE_MINOR, openSession } from './sessions/open-session.ts';
import { playRound } from './sessions/play-round.ts';
import type { PlaySession, PlaySessions } from './sessions/play-session.ts';
import { openingStake } from './stakes.ts';
import type { WalletClient } from './wallet/wallet-client.ts';

export interface StudioApiDeps {
  sessions: PlaySessions;
  runner: RoundRunner;
  wallet: WalletClient;
  keys: KeyRing;
  clock: Clock;
  pace: GamePace;
  ids: IdMaker;
  draw: DrawBelow;
}

/** The API of the game's page. */
export function addStudioApi(app: FastifyInstance, deps: StudioApiDeps): void {
  const { sessions, runner, wallet } = deps;

  app.post<{ Body: { search?: unknown } | null }>('/studio/api/open', async (request, reply) => {
    const search = request.body?.search;
    const reading = readLaunchUrl(typeof search === 'string' ? search : '', deps.keys);
    if (!reading.ok) return reply.code(400).send({ reason: 'LAUNCH' });
    const opened = await openSession(reading.value, deps);
    if (!opened.ok) return reply.code(409).send({ reason: opened.reason });
    sessions.add(opened.session);
    return describeSession(opened.session);
  });

  app.post('/studio/api/resume', async (request, reply) => {
    const session = sessionOf(request, sessions);
    if (session === null) return reply.code(401).send({ reason: 'SESSION_EXPIRED' });
    await refreshBalance(session, wallet);
    return describeSession(session);
  });

  app.post<{ Body: { requestId?: unknown; bet?: unknown } | null }>(
    '/studio/api/spin',
    async (request, reply) => {
      const session = sessionOf(request, sessions);
      if (session === null) return reply.code(401).send({ reason: 'SESSION_EXPIRED' });
      const { requestId, bet } = request.body ?? {};
      if (typeof requestId !== 'string' || !/^[\w-]{8,64}$/.test(requestId) || typeof bet !== 'number') {
        return reply.code(400).send({ reason: 'INVALID' });
      }
      const earlier = session.roundByRequest.get(requestId);
      if (earlier !== undefined) return describeRound(earlier);
      const played = await playRound(session, bet, deps);
      if (!played.ok) return reply.code(409).send({ reason: played.reason });
      sessions.remember(session, requestId, played.round);
      return describeRound(played.round);
    },
  );

  app.get<{ Params: { id: string } }>('/studio/api/rounds/:id', async (request, reply) => {
    const session = sessionOf(request, sessions);
    const round = session && sessions.findRound(session, request.params.id);
    if (!round) return reply.code(404).send({ reason: 'INVALID' });
    const current = runner.find(round.id) ?? round;
    session.balanceMinor = current.balanceMinor ?? session.balanceMinor;
    return describeRound(current);
  });
}

function sessionOf(request: FastifyRequest, sessions: PlaySessions): PlaySession | null {
  const [scheme, playKey] = (request.headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' && playKey !== undefined ? sessions.find(playKey) : null;
}

/** Refreshes the balance from the wallet; without a reply the page keeps its balance. */
async function refreshBalance(session: PlaySession, wallet: WalletClient): Promise<void> {
  if (session.wallet === null) {
    // Play money that has run low is refilled.
    if (session.balanceMinor < (session.stakes.at(-1) ?? 0)) session.balanceMinor = DEMO_BALANCE_MINOR;
    return;
  }
  const { key, currency } = session.ticket;
  const answer = await wallet.call(key, 'balance', { ...session.wallet, currency });
  if (answer.kind === 'reply') session.balanceMinor = answer.reply.balance ?? session.balanceMinor;
}

/** Initial state of the page. Amounts in minor units. */
function describeSession(session: PlaySession) {
  return {
    playKey: session.playKey,
    mode: session.ticket.mode,
    balance: session.balanceMinor,
    stakes: session.stakes,
    stake: openingStake(session.stakes),
  };
}

/** A round for its page, without the wallet's ids and keys. */
function describeRound(round: Round) {
  return {
    id: round.id,
    state: round.state,
    reason: round.reason,
    bet: round.betMinor,
    win: round.winMinor,
    jackpot: round.jackpot?.amountMinor ?? 0,
    balance: round.balanceMinor,
    outcome: round.outcome,
  };
}
