import type { Clock } from '@baize/clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { visitOf } from '../../shell/play-calls.ts';
import type { Visit, Visits } from '../../visits/visit.ts';
import type { Bet, BetDesk } from '../bets.ts';
import type { Book } from '../book.ts';
import { betFilters } from '../client/bets/bet-outcome.ts';
import { viewOfBet, viewOfOffer } from './bet-views.ts';
import { firstState } from './first-state.ts';
import { listBetViews, sumBets } from './list-bet-views.ts';
import { readOrder } from './read-order.ts';
import type { SessionCheck } from './session-check.ts';

export const BETS_PATH = '/book/bets';
export const CASH_OUTS_PATH = '/book/cash-outs';

interface BetCallDeps {
  readonly visits: Visits;
  readonly book: Book;
  readonly desk: BetDesk;
  readonly clock: Clock;
  readonly isLive: SessionCheck;
}

const ID = /^[\w-]{1,64}$/;
const WHOLE = 10_000;

/** Placing bets, reading them, and ending them early. */
export function addBetCalls(app: FastifyInstance, { visits, book, desk, clock, isLive }: BetCallDeps): void {
  const show = (bet: Bet) => viewOfBet(bet, book, clock.now());

  const openVisit = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit | null> => {
    const visit = visitOf(request, reply, visits);
    if (visit === null || (await isLive(visit))) return visit;
    reply.code(401).send({ reason: 'SESSION_EXPIRED' });
    return null;
  };

  app.post(BETS_PATH, async (request, reply) => {
    const visit = visitOf(request, reply, visits);
    if (!visit) return reply;
    const order = readOrder(request.body);
    if (order === null) return invalid(reply);
    // A live bet is shown while it waits; the page then reads it until it is decided.
    return show(await firstState(desk, visit, order));
  });

  app.get<{ Querystring: { filter?: string; before?: string } }>(BETS_PATH, async (request, reply) => {
    const visit = await openVisit(request, reply);
    if (!visit) return reply;
    const { before } = request.query;
    const filter = betFilters.find((known) => known === request.query.filter);
    if (filter === undefined || (before !== undefined && !ID.test(before))) return invalid(reply);
    return listBetViews(desk, visit, { filter, before, show });
  });

  app.get(`${BETS_PATH}/sums`, async (request, reply) => {
    const visit = await openVisit(request, reply);
    return visit ? sumBets(desk, visit, clock.now()) : reply;
  });

  app.get<{ Params: { id: string } }>(`${BETS_PATH}/:id`, async (request, reply) => {
    const found = findBet(desk, await openVisit(request, reply), request.params.id, reply);
    return found === null ? reply : show(found.bet);
  });

  app.post<{ Params: { id: string }; Body: { share?: unknown } | null }>(
    `${BETS_PATH}/:id/offer`,
    async (request, reply) => {
      const found = findBet(desk, await openVisit(request, reply), request.params.id, reply);
      if (found === null) return reply;
      const share = request.body?.share;
      if (typeof share !== 'number' || !Number.isInteger(share) || share < 1 || share > WHOLE)
        return invalid(reply);
      const offer = desk.offerCashOut(found.visit, found.bet.id, share);
      return { offer: offer && viewOfOffer(offer, clock.now()) };
    },
  );

  app.post<{ Body: { offerId?: unknown } | null }>(CASH_OUTS_PATH, async (request, reply) => {
    const visit = await openVisit(request, reply);
    if (!visit) return reply;
    const offerId = request.body?.offerId;
    if (typeof offerId !== 'string' || !ID.test(offerId)) return invalid(reply);
    const bet = await desk.cashOut(visit, offerId);
    return bet === null ? reply.code(409).send({ reason: 'offer' }) : show(bet);
  });
}

const invalid = (reply: FastifyReply) => reply.code(400).send({ reason: 'invalid' });

/** The bet of a call; without one, or without a session, the reply is sent. */
function findBet(
  desk: BetDesk,
  visit: Visit | null,
  id: string,
  reply: FastifyReply,
): { readonly visit: Visit; readonly bet: Bet } | null {
  if (visit === null) return null;
  const bet = ID.test(id) ? desk.find(visit, id) : null;
  if (bet === null) reply.code(404).send({ reason: 'unknown' });
  return bet && { visit, bet };
}
