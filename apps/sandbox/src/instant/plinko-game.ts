import { type Draw, drawPlinko, type PlinkoResult, readPlinkoBet, settlePlinko } from '@baize/games';

import { stakeLimitsOf } from '../visits/stake-limits.ts';
import type { Visit } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import type { StartGate } from './start-gate.ts';

/** What a ball shows, with the bin as its sum. */
export type PlinkoShown = PlinkoResult;

/** Takes the stake of a ball, draws its way and stores it, before it is shown. @throws InvalidBet, PlayRefused */
export function dropBall(
  { book, gate, draw }: { book: WagerBook; gate: StartGate; draw: Draw },
  visit: Visit,
  requestId: string,
  json: unknown,
): Promise<Wager> {
  const { rows, risk, stakeMinor } = readPlinkoBet(json, stakeLimitsOf(visit));
  return gate.start(visit, requestId, async () => {
    const wager = await book.place({ visit, betMinor: Number(stakeMinor), bet: { rows, risk } });
    if (wager.state !== 'open') return wager;
    const result = drawPlinko(rows, draw);
    const winMinor = Number(settlePlinko({ rows, risk, stakeMinor }, result));
    // A result that cannot be stored does not count; the book has logged it and returns the stake.
    await book.settle({ wager, result, winMinor }).catch(() => undefined);
    return wager;
  });
}
