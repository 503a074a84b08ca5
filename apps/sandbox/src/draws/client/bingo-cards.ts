import type { BingoCard, BingoFormat, BingoPattern } from '@baize/games';

import { fillText, make } from '../../shell/client/page-data.ts';
import type { BingoTexts } from '../texts/bingo-texts.ts';
import { missingOf } from './bingo-marks.ts';

/** A card of the player, with its ticket. */
export interface OwnCard {
  readonly ticket: string;
  readonly index: number;
  readonly card: BingoCard;
  readonly winMinor: number | null;
}

interface CardsState {
  readonly format: BingoFormat;
  readonly called: readonly number[];
  /** What is played for; null if all is won. */
  readonly pattern: BingoPattern | null;
  readonly money: (amountMinor: number) => string;
  readonly texts: BingoTexts;
}

/** Rows and columns. */
const BLANK_SIZES: Readonly<Record<BingoFormat, readonly [number, number]>> = {
  bingo75: [5, 5],
  bingo90: [3, 9],
};

/** The cards with their marks, those that miss least first. */
export function drawCards(cards: readonly OwnCard[], state: CardsState): HTMLElement[] {
  const called = new Set(state.called);
  const missing = (card: BingoCard) =>
    state.pattern === null ? [] : missingOf(state.format, card, called, state.pattern);
  return cards
    .map((own, position) => ({ own, position, misses: missing(own.card) }))
    .sort((a, b) => (state.called.length === 0 ? 0 : a.misses.length - b.misses.length))
    .map(({ own, position, misses }) => drawCard(own, position, misses, called, state));
}

/** What cards will look like before any are bought: their numbers are the server's. */
export function drawBlankCards(count: number, format: BingoFormat, texts: BingoTexts): HTMLElement[] {
  const [rows, columns] = BLANK_SIZES[format];
  return Array.from({ length: count }, (_, position) => {
    const box = make('article', `card blank ${format}`);
    box.setAttribute('aria-hidden', 'true');
    const head = make('header');
    head.append(make('h3', '', fillText(texts.card, { index: position + 1 })));
    const table = make('table');
    for (let row = 0; row < rows; row += 1) {
      const line = table.insertRow();
      for (let column = 0; column < columns; column += 1) line.insertCell();
    }
    box.append(head, table);
    return box;
  });
}

function drawCard(
  { card, winMinor }: OwnCard,
  position: number,
  misses: readonly number[],
  called: ReadonlySet<number>,
  { format, called: calls, pattern, money, texts }: CardsState,
): HTMLElement {
  const box = make('article', `card ${format}`);
  const head = make('header');
  head.append(make('h3', '', fillText(texts.card, { index: position + 1 })));
  const values = { pattern: pattern ? texts.patterns[format][pattern] : '', count: misses.length };
  const isNear = misses.length === 1 && calls.length > 0;
  const words =
    winMinor !== null
      ? winMinor > 0 && money(winMinor)
      : calls.length > 0 &&
        pattern !== null &&
        fillText(isNear ? texts.one : texts.toGo, { ...values, number: misses[0] ?? 0 });
  if (words) head.append(make('p', isNear || (winMinor ?? 0) > 0 ? 'hot' : '', words));
  const table = make('table');
  const last = calls.at(-1);
  for (const row of card) {
    const line = table.insertRow();
    for (const number of row) {
      const cell = line.insertCell();
      const isFree = number === 0 && format === 'bingo75';
      cell.textContent = isFree ? '★' : number === 0 ? '' : String(number);
      if (number === 0) cell.className = isFree ? 'marked' : 'empty-cell';
      else if (called.has(number)) cell.className = number === last ? 'marked latest' : 'marked';
      else if (isNear && number === misses[0]) cell.className = 'wanted';
    }
  }
  box.append(head, table);
  return box;
}
