import type { Visit } from '../../visits/visit.ts';
import type { Bet, BetDesk, BetOrder } from '../bets.ts';

/**
 * Places a bet, and returns it as soon as there is something to show: waiting for its live delay, or decided. A repeat of a
 * request gets what the first one has become.
 */
export async function firstState(desk: BetDesk, visit: Visit, order: BetOrder): Promise<Bet> {
  const waiting = Promise.withResolvers<Bet>();
  const isIts = ({ requestId, state }: Bet) => requestId === order.requestId && state === 'waiting';
  const player = visit.wallet?.player ?? visit.playKey;
  // Players of two brands may have the same id.
  const keyId = visit.wallet === null ? null : visit.ticket.key.id;
  const end = desk.watch((bet, owner) => {
    if (owner.player === player && owner.keyId === keyId && isIts(bet)) waiting.resolve(bet);
  });
  const placing = desk.place(visit, order);
  // What fails after the wait is read by the page later.
  placing.catch(() => undefined);
  try {
    const earlier = desk.list(visit, 'open').bets.find(isIts);
    return earlier ?? (await Promise.race([placing, waiting.promise]));
  } finally {
    end();
  }
}
