import { readOptionBet } from '@baize/games/binary-option';
import type { FastifyInstance } from 'fastify';

import { addBetCall } from '../shell/add-bet-call.ts';
import { addSaltCall } from '../shell/add-salt-call.ts';
import { stakeLimitsOf } from '../visits/stake-limits.ts';
import type { Visits } from '../visits/visit.ts';
import { optionTerms } from './house-rules.ts';
import { ownOptionOf, type OptionWager } from './option-bets.ts';
import type { OptionMarket } from './option-market.ts';
import type { PriceLog } from './price-log.ts';

interface BinaryCallDeps {
  readonly visits: Visits;
  readonly market: OptionMarket;
  readonly prices: PriceLog;
}

/** What pages send; what they see comes over the socket. */
export function addBinaryCalls(app: FastifyInstance, { visits, market, prices }: BinaryCallDeps): void {
  addBetCall(app, '/studio/binary/bets', {
    visits,
    read: (json, visit) => readOptionBet(json, stakeLimitsOf(visit), optionTerms),
    place: (visit, bet) => market.place(visit, bet),
    // The visit is of this game, which has no other wagers.
    view: (wager) => ownOptionOf(wager as OptionWager),
  });
  addSaltCall(app, '/studio/binary/salt', visits, (commitment, salt) => market.chooseSalt(commitment, salt));

  // For anyone who wants to verify prices, also without this page.
  app.get('/studio/binary/session', async () => {
    await prices.prepare();
    return { session: prices.facts };
  });
}
