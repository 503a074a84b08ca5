import { RESPINS, UNITS_PER_STAKE } from '@baize/games/slots/script';

import { fillText, make } from '../../shell/client/page-data.ts';
import { fillRulesSheet, type RulesPart } from '../../shell/client/rules-sheet.ts';
import type { ShellData } from '../../shell/render-shell.ts';
import type { PageModel } from '../slots/page-model.ts';
import type { SlotPageData } from '../slots/slot-page.ts';
import type { SlotTexts } from '../slots/slot-texts.ts';
import { drawSymbol } from './cells.ts';
import { describeFigures } from './figures.ts';
import type { UnitsText } from './words.ts';

export interface PaytableStake {
  readonly stakeMinor: number;
  /** Formats minor units. */
  readonly money: (amountMinor: number) => string;
}

/** Fills the information sheet: paytable in money, lines, features and figures of the model, rules and stated return. */
export function fillPaytable(
  sheet: HTMLDialogElement,
  page: ShellData<SlotPageData>,
  { stakeMinor, money }: PaytableStake,
): void {
  const { own, lang } = page;
  const { texts, model } = own;
  const inMoney: UnitsText = (units) => money((units * stakeMinor) / UNITS_PER_STAKE);
  const number = new Intl.NumberFormat(lang);
  const parts: RulesPart[] = [
    {
      title: texts.sheet.paysTitle,
      texts: [
        fillText(texts.sheet.paysText, { stake: money(stakeMinor) }),
        ...describeWins(model, texts, number),
      ],
      drawing: drawPrizes(model, texts, inMoney),
    },
    ...linesPart(model, texts),
    { title: texts.sheet.featuresTitle, texts: describeFeatures(model, texts, inMoney) },
    {
      title: texts.sheet.figuresTitle,
      texts: [],
      drawing: drawFigures(describeFigures(own.figures, texts, lang)),
    },
    { title: page.texts.rulesTitle, texts: [], drawing: drawRules(own, number) },
    ...jackpotPart(own, lang),
  ];
  fillRulesSheet(sheet, page, parts, [{ basisPoints: own.rtpBasisPoints }]);
}

/** How the game pays, in sentences. */
export function describeWins(
  { mechanic, lines, rows, reels, pays, hasWilds, wildMultiplier, ladder }: PageModel,
  { sheet }: SlotTexts,
  number: Intl.NumberFormat,
): string[] {
  const tumbles = mechanic === 'cluster' || mechanic === 'changing' || mechanic === 'climbing';
  const fewest = Math.min(...pays.flatMap(({ prizes }) => prizes.map(({ count }) => count)));
  const count =
    mechanic === 'lines' || mechanic === 'coins'
      ? lines.length
      : mechanic === 'cluster' || mechanic === 'climbing'
        ? fewest
        : number.format(rows.to ** reels);
  return [
    fillText(sheet.mechanics[mechanic], { count, ...rows }),
    ...(tumbles ? [sheet.tumbles] : []),
    ...(ladder.length > 1
      ? [fillText(sheet.ladder, { ladder: ladder.map((step) => `×${step}`).join(', ') })]
      : []),
    ...(hasWilds ? [sheet.wild] : []),
    ...(wildMultiplier > 1 ? [fillText(sheet.wildMultiplier, { multiplier: wildMultiplier })] : []),
  ];
}

/** Scatters, free games and coins, in sentences. */
export function describeFeatures(model: PageModel, texts: SlotTexts, money: UnitsText): string[] {
  const { sheet } = texts;
  const scatters = model.scatters.map(({ count, units, freeGames }) => {
    const text = units === 0 ? sheet.scatterGames : freeGames === 0 ? sheet.scatterPays : sheet.scatterBoth;
    return fillText(text, { count, amount: money(units), games: freeGames });
  });
  const sentences = [...scatters, ...describeFreeGames(model, texts), ...describeCoins(model, texts, money)];
  return sentences.length > 0 ? sentences : [sheet.noFeature];
}

function describeFreeGames(
  { freeGames, growth }: PageModel,
  { sheet, freeGames: words }: SlotTexts,
): string[] {
  if (freeGames === null) return [];
  const { multiplier, most, again } = freeGames;
  const rule = growth > 0 ? words.growing : multiplier > 1 ? words.fixed : words.plain;
  return [
    fillText(sheet.freeGames, { most }),
    fillText(rule, { multiplier, growth }),
    ...(again === null ? [] : [fillText(sheet.freeGamesAgain, { ...again })]),
  ];
}

function describeCoins({ coins }: PageModel, { sheet, tiers }: SlotTexts, money: UnitsText): string[] {
  if (coins === null) return [];
  const named = coins.tiers.map(({ tier, units }) => `${tiers[tier]} (${money(units)})`).join(', ');
  return [
    fillText(sheet.hold, { start: coins.start, respins: RESPINS }),
    fillText(sheet.coinValues, { least: money(coins.least), most: money(coins.most), tiers: named }),
    fillText(sheet.grand, { amount: money(coins.grandUnits) }),
  ];
}

function drawPrizes(model: PageModel, { symbols, sheet }: SlotTexts, money: UnitsText): HTMLElement {
  const list = make('ul', 'prizes');
  const hasRanges = model.mechanic === 'cluster' || model.mechanic === 'climbing';
  for (const { symbol, prizes } of model.pays) {
    const item = make('li');
    const table = make('div', 'prize');
    table.append(make('b', '', symbols[symbol]));
    prizes.forEach(({ count, units }, index) => {
      const next = prizes[index + 1]?.count;
      const label = hasRanges ? countsText(count, next, sheet.orMore) : String(count);
      table.append(make('span', '', label), make('span', '', money(units)));
    });
    item.append(drawSymbol(symbol), table);
    list.append(item);
  }
  return list;
}

/** The counts of touching symbols that have a prize: `5`, `8–9`, `15 or more`. @param next the least count of the next prize */
export function countsText(count: number, next: number | undefined, orMore: string): string {
  if (next === undefined) return fillText(orMore, { count });
  return next === count + 1 ? String(count) : `${count}–${next - 1}`;
}

function linesPart({ lines, rows }: PageModel, { sheet }: SlotTexts): RulesPart[] {
  if (lines.length === 0) return [];
  const list = make('ol', 'line-list');
  for (const line of lines) {
    const item = make('li');
    const grid = make('div', 'line-grid');
    grid.style.setProperty('--columns', String(line.length));
    for (let row = 0; row < rows.to; row++)
      for (const own of line) grid.append(make('i', own === row ? 'on' : ''));
    item.append(grid);
    list.append(item);
  }
  return [{ title: fillText(sheet.linesTitle, { count: lines.length }), texts: [], drawing: list }];
}

function drawFigures(figures: readonly (readonly [name: string, value: string])[]): HTMLElement {
  const list = make('dl', 'figures');
  for (const [name, value] of figures) {
    const row = make('div');
    row.append(make('dt', '', name), make('dd', '', value));
    list.append(row);
  }
  return list;
}

function drawRules({ texts, model, shortestGameMs }: SlotPageData, number: Intl.NumberFormat): HTMLElement {
  const list = make('ul', 'rules');
  const values = { cap: number.format(model.cap), seconds: number.format(shortestGameMs / 1_000) };
  list.append(...texts.sheet.rules.map((rule) => make('li', '', fillText(rule, values))));
  return list;
}

function jackpotPart({ texts, jackpotBasisPoints }: SlotPageData, lang: string): RulesPart[] {
  if (jackpotBasisPoints === 0) return [];
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 });
  const share = percent.format(jackpotBasisPoints / 10_000);
  return [{ title: texts.sheet.jackpotTitle, texts: [fillText(texts.sheet.jackpotText, { share })] }];
}
