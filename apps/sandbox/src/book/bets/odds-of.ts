import { totalOdds } from '@baize/games/sports';

import type { BetRecord } from './bet-record.ts';
import { linesOfRecord } from './settle-record.ts';

/** The total odds of a bet, which the terms of a bonus judge. */
export function oddsOf(record: BetRecord): number {
  return totalOdds(
    record.picks.map(({ price }) => price),
    linesOfRecord(record),
  );
}
