import { DRAW_TEXTS } from '../draw-texts.ts';

export const toBasisPoints = (returns: number) => Math.round(returns * 10_000);

/** The bets of the page's player, and how many others play. */
export function betsPanel(lang: 'tr' | 'en'): string {
  return `<section class="panel"><h2>${DRAW_TEXTS[lang].mine}</h2><ul class="bets" id="bets"></ul><p class="empty" id="players"></p></section>`;
}

/** What is returned of stakes whose odds have these margins, in basis points. */
export const lessMargins = <Name extends string>(
  margins: Readonly<Record<Name, number>>,
): Record<Name, number> =>
  Object.fromEntries(
    Object.entries<number>(margins).map(([name, margin]) => [name, 10_000 - margin]),
  ) as Record<Name, number>;
