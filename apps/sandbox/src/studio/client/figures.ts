import type { SlotFigures } from '@baize/games';

import { fillText } from '../../shell/client/page-data.ts';
import type { SlotTexts } from '../slots/slot-texts.ts';

/** What a game states about itself besides its return: names and values, in words. */
export function describeFigures(
  figures: SlotFigures,
  { sheet }: Pick<SlotTexts, 'sheet'>,
  lang: string,
): (readonly [name: string, value: string])[] {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  const oneIn = (chance: number): string =>
    chance > 0 ? fillText(sheet.oneIn, { count: number.format(roundedOdds(1 / chance)) }) : sheet.rare;
  const step = sheet.volatilities[figures.volatility - 1] ?? '';
  return [
    [sheet.volatility, `${figures.volatility}/5 · ${step}`],
    [sheet.hitRate, percent.format(figures.hitRate)],
    [sheet.winRate, percent.format(figures.winRate)],
    ...(figures.featureRate > 0 ? [[sheet.featureRate, oneIn(figures.featureRate)] as const] : []),
    [sheet.topWin, fillText(sheet.times, { times: number.format(figures.topWin) })],
    [sheet.topWinChance, oneIn(figures.topWinChance)],
  ];
}

/** To three digits, since the fourth is beyond what simulations measure and what anyone reads. */
function roundedOdds(odds: number): number {
  return Number(odds.toPrecision(3));
}
