import type { IdMaker } from '@baize/clock';
import type { KeyRing } from '@baize/providers';
import type { FastifyInstance } from 'fastify';

import { type BetBonus, betBonusOf } from '../bet-bonus.ts';
import { launchTicketOf } from '../embeds/launch-ticket.ts';
import { parseLaunch, readLaunch } from '../embeds/read-launch.ts';
import { visitOf } from '../../shell/play-calls.ts';
import type { WalletClient } from '../../studio/wallet/wallet-client.ts';
import { openVisit, refreshBalance } from '../../visits/open-visit.ts';
import type { Visit, Visits } from '../../visits/visit.ts';
import type { SessionCheck } from './session-check.ts';

export const SESSION_PATH = '/book/session';

interface SessionDeps {
  readonly visits: Visits;
  readonly wallet: WalletClient;
  readonly keys: KeyRing;
  readonly ids: IdMaker;
  readonly isLive: SessionCheck;
}

/** A player's session of a page, as its script knows it. Amounts in minor units. */
export interface BookSession extends BetBonus {
  /** Bearer token of the page. */
  readonly playKey: string;
  /** Distinguishes the players of a tab. */
  readonly player: string;
  readonly balance: number;
  readonly minBet: number;
  readonly maxBet: number;
}

const TOKEN = /^[\w.-]{1,64}$/;

/** A page of a player opens a session with its launch, and continues it after a reload. */
export function addSessionCalls(
  app: FastifyInstance,
  { visits, wallet, keys, ids, isLive }: SessionDeps,
): void {
  app.post<{ Body: { launch?: unknown; token?: unknown } | null }>(SESSION_PATH, async (request, reply) => {
    const launch = parseLaunch(request.body?.launch);
    const ticket = launch && readLaunch(launch, keys);
    if (ticket === null) return reply.code(400).send({ reason: 'launch' });
    const given = request.body?.token;
    const token = ticket.token ?? (typeof given === 'string' && TOKEN.test(given) ? given : null);
    if (token === null) return reply.code(401).send({ reason: 'session' });
    const opened = await openVisit(launchTicketOf(ticket, token), { wallet, ids });
    if (!opened.ok) {
      const isUndecided = opened.reason === 'UNDECIDED';
      return reply.code(isUndecided ? 503 : 409).send({ reason: isUndecided ? 'undecided' : 'session' });
    }
    visits.add(opened.visit);
    return describe(opened.visit);
  });

  app.post(`${SESSION_PATH}/resume`, async (request, reply) => {
    const visit = visitOf(request, reply, visits);
    if (!visit) return reply;
    if (!(await isLive(visit))) return reply.code(401).send({ reason: 'SESSION_EXPIRED' });
    await refreshBalance(visit, wallet, 0);
    return describe(visit);
  });
}

function describe({ playKey, wallet, balanceMinor, limits, bonus }: Visit): BookSession {
  return {
    playKey,
    player: wallet?.player ?? playKey,
    balance: balanceMinor,
    minBet: limits.minBet,
    maxBet: limits.maxBet,
    ...betBonusOf(bonus),
  };
}
