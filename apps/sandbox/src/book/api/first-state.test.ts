import { createKeyRing } from '@baize/providers';
import { expect, it } from 'vitest';

import type { Bet, BetDesk, BetOrder } from '../bets.ts';
import { makeVisit } from '../testing/make-visit.ts';
import { firstState } from './first-state.ts';

const keys = createKeyRing(['a secret of at least 32 characters']);
const visitOf = (siteId: number) =>
  makeVisit({ key: keys.current('sandbox-redline', siteId), playKey: `page-${siteId}`, player: '7-5' });

type Listener = Parameters<BetDesk['watch']>[0];

/** A desk whose bets wait for ever. */
class WaitingDesk implements BetDesk {
  readonly listeners = new Set<Listener>();
  place = () => new Promise<Bet>(() => {});
  find = () => null;
  list = () => ({ bets: [], before: null });
  offerCashOut = () => null;
  cashOut = async () => null;
  watch(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

it('shows a player their own bet while it waits, never that of a player with the same id at another brand', async () => {
  const desk = new WaitingDesk();
  const visit = visitOf(7);
  const order = { requestId: 'request-1' } as BetOrder;
  const first = firstState(desk, visit, order);
  const announce = (id: string, keyId: string) => {
    const bet = { id, requestId: order.requestId, state: 'waiting' } as Bet;
    for (const listener of desk.listeners) listener(bet, { player: '7-5', keyId });
  };
  announce('other brand', visitOf(8).ticket.key.id);
  announce('own', visit.ticket.key.id);
  expect((await first).id).toBe('own');
  expect(desk.listeners.size).toBe(0);
});
