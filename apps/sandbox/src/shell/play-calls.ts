import type { IdMaker } from '@baize/clock';
import { type KeyRing, readLaunchUrl } from '@baize/providers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { WalletClient } from '../studio/wallet/wallet-client.ts';
import { openVisit, refreshBalance } from '../visits/open-visit.ts';
import { ownsWager, type Visit, type Visits } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { WagerBook } from '../wagers/wager-book.ts';

/** A view of a wager whose result is still being shown: as it was before it was drawn. */
export const withoutResult = <View extends WagerView>(view: View): View => ({
  ...view,
  state: 'open',
  win: 0,
  jackpot: 0,
  result: null,
  balance: null,
});

interface PlayCallsDeps {
  readonly visits: Visits;
  readonly book: WagerBook;
  readonly wallet: WalletClient;
  readonly keys: KeyRing;
  readonly ids: IdMaker;
}

/** Initial state of a page. Amounts in minor units. */
export interface OpenedPage {
  readonly playKey: string;
  readonly balance: number;
  readonly minBet: number;
  readonly maxBet: number;
  /** Terms of the bonus whose money bets of this game may take; null without one. */
  readonly bonus: { readonly maxStake: number | null } | null;
  /** Open wagers of this player in this game, oldest first: a game that can be continued. */
  readonly open: readonly WagerView[];
}

/** A wager for its page, without the wallet's ids and keys. */
export interface WagerView {
  readonly id: string;
  readonly state: Wager['state'];
  readonly reason: Wager['reason'];
  /** What it is played for, by the player or by one of the casino's free rounds. */
  readonly bet: number;
  readonly isFree: boolean;
  readonly win: number;
  /** Won besides; 0 without one. */
  readonly jackpot: number;
  readonly balance: number | null;
  readonly result: unknown;
}

export function viewOf(wager: Wager): WagerView {
  return {
    id: wager.id,
    state: wager.state,
    reason: wager.reason,
    bet: wager.betMinor,
    isFree: wager.freeSpins !== undefined,
    win: wager.winMinor,
    jackpot: wager.jackpot?.amountMinor ?? 0,
    balance: wager.balanceMinor,
    result: wager.result,
  };
}

/** A bet here has no odds, and is not a free bet. */
function bonusOf({ bonus }: Visit): OpenedPage['bonus'] {
  if (bonus === null || bonus.min_odds !== undefined || bonus.free_bet !== undefined) return null;
  // Without bonus money no stake is too large for its terms.
  return { maxStake: bonus.money === undefined ? null : (bonus.max_stake ?? null) };
}

/** The calls that the pages of all games have: opening, continuing after a reload, and reading a wager. */
export function addPlayCalls(app: FastifyInstance, { visits, book, wallet, keys, ids }: PlayCallsDeps): void {
  const describe = (visit: Visit): OpenedPage => ({
    playKey: visit.playKey,
    balance: visit.balanceMinor,
    minBet: visit.limits.minBet,
    maxBet: visit.limits.maxBet,
    bonus: bonusOf(visit),
    open: book.openOf(visit).map(viewOf),
  });

  app.post<{ Body: { search?: unknown } | null }>('/studio/play/open', async (request, reply) => {
    const search = request.body?.search;
    const reading = readLaunchUrl(typeof search === 'string' ? search : '', keys);
    if (!reading.ok) return reply.code(400).send({ reason: 'LAUNCH' });
    const opened = await openVisit(reading.value, { wallet, ids });
    if (!opened.ok) return reply.code(409).send({ reason: opened.reason });
    visits.add(opened.visit);
    return describe(opened.visit);
  });

  app.post('/studio/play/resume', async (request, reply) => {
    const visit = visitOf(request, reply, visits);
    if (!visit) return reply;
    await refreshBalance(visit, wallet, visit.limits.minBet);
    return describe(visit);
  });

  app.get<{ Params: { id: string } }>('/studio/play/wagers/:id', async (request, reply) => {
    const visit = visitOf(request, reply, visits);
    if (!visit) return reply;
    const wager = book.find(request.params.id);
    if (!wager || !ownsWager(visit, wager)) return reply.code(404).send({ reason: 'INVALID' });
    // Its page has not shown the end yet, and cannot read it here either.
    return wager.isHeld === true ? withoutResult(viewOf(wager)) : viewOf(wager);
  });
}

/** The visit of a call; without one the reply is sent. */
export function visitOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  visits: Visits,
): Visit | null {
  const visit = visits.authorized(headers.authorization);
  if (!visit) reply.code(401).send({ reason: 'SESSION_EXPIRED' });
  return visit;
}

/** The id that a page gives each of its requests, so that one sent twice has one effect. */
export function readRequestId(json: unknown): string | null {
  return typeof json === 'string' && /^[\w-]{8,64}$/.test(json) ? json : null;
}
