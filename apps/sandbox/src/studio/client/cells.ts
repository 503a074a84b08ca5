import { type Coin, SYMBOLS } from '@baize/games/slots/script';

import { make } from '../../shell/client/page-data.ts';

/** Writes the amount or the tier of a coin. */
export type CoinText = (coin: Coin) => string;

/** A picture of the game's atlas by its letter, also for the paytable. */
export function drawSymbol(letter: string): HTMLElement {
  return make('i', `symbol s${SYMBOLS.findIndex((symbol) => symbol === letter)}`);
}

/** A cell of the board. */
export function drawCell(letter: string): HTMLElement {
  const cell = make('div', `cell ${letter}`);
  cell.append(drawSymbol(letter));
  return cell;
}

/** Puts a coin's value onto its cell, which then shows a coin. */
export function showCoin(cell: HTMLElement, coin: Coin, text: string): void {
  const value = make('b', 'coin-value', text);
  if (coin.tier !== null) value.classList.add(coin.tier);
  value.classList.toggle('long', text.length > 4);
  cell.replaceChildren(drawSymbol('C'), value);
  cell.classList.add('C');
}
