import type { SlotScript, Win } from '@baize/games/slots/script';

import { fillText } from '../../shell/client/page-data.ts';
import type { SlotTexts } from '../slots/slot-texts.ts';

/** Formats units of a prize as money. */
export type UnitsText = (units: number) => string;

export function wordsOfWin(
  win: Win,
  { wins, symbols }: Pick<SlotTexts, 'wins' | 'symbols'>,
  money: UnitsText,
): string {
  const symbol = symbols[win.symbol];
  const amount = money(win.units);
  const count = win.cells.length;
  switch (win.kind) {
    case 'line':
      return fillText(wins.line, { line: win.line + 1, count: win.count, symbol, amount });
    case 'ways':
      return fillText(win.ways === 1 ? wins.oneWay : wins.ways, {
        reels: win.reels,
        ways: win.ways,
        symbol,
        amount,
      });
    case 'cluster':
      return fillText(wins.cluster, { count, symbol, amount });
    case 'anywhere':
      return fillText(wins.anywhere, { count, symbol, amount });
    case 'scatter':
      return fillText(wins.scatter, { count, amount });
  }
}

/** The best win in words, and how many others there are. */
export function wordsOfWins(wins: readonly Win[], texts: SlotTexts, money: UnitsText): string {
  const [best, ...others] = [...wins].sort((one, other) => other.units - one.units);
  if (best === undefined) return '';
  const words = wordsOfWin(best, texts, money);
  return others.length === 0 ? words : `${words} ${fillText(texts.more, { count: others.length })}`;
}

/** How a round ended. A returned stake or less is not called a win, unless the round cost nothing. */
export function wordsOfResult(
  script: SlotScript,
  texts: SlotTexts,
  money: UnitsText,
  isFree = false,
): string {
  if (script.units === 0) return texts.noWin;
  const amount = money(script.units);
  const result = fillText(script.beatsStake || isFree ? texts.won : texts.returned, { amount });
  if (script.isCapped) return `${result} ${texts.capped}`;
  const [game, ...others] = script.games;
  const isPlain = game?.drops.length === 1 && game.hold === undefined && others.length === 0;
  return isPlain ? `${result} ${wordsOfWins(game.drops[0]?.wins ?? [], texts, money)}` : result;
}

export type WinSize = 0 | 1 | 2 | 3;

/** How large a round's win is celebrated: not at all up to the stake, and larger from 10 and from 50 stakes. */
export function sizeOfWin(winMinor: number, betMinor: number): WinSize {
  if (winMinor <= betMinor) return 0;
  if (winMinor < 10 * betMinor) return 1;
  return winMinor < 50 * betMinor ? 2 : 3;
}
