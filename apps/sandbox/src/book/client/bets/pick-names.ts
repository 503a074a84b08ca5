import type { BetPickView } from '../../api/bet-views.ts';
import { type MarketTexts, marketTitle, pickText } from '../market-words.ts';

export interface BetPickNames {
  readonly market: string;
  readonly pick: string;
}

const BETWEEN = ' – ';

/** What a pick of a bet is called. A match that the book has forgotten still has the name that it had at the time. */
export function namesOfPick(
  { sides, eventName, marketId, pick }: BetPickView,
  markets: MarketTexts,
): BetPickNames {
  const [home = eventName, away = ''] = eventName.split(BETWEEN);
  const named = { ...(sides ?? { home, away, sport: '' }), market: marketId };
  return { market: marketTitle(named, markets), pick: pickText(named, pick, markets) };
}
