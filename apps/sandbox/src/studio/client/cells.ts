import { type Coin, SYMBOLS } from '@baize/games/slots/script';

import { make } from '../../shell/client/page-data.ts';

/** Writes the amount or the tier of a coin. */
export type CoinText = (coin: Coin) => string;

/** A picture of the game's atlas by its letter, also for the paytable. */
export function drawSymbol(letter: string): HTMLElement {
  return make('i', `symbol s${SYMBOLS.findIndex((symbol) => symbol === letter)}`);
}

/** Coins with a name follow the symbols in the atlas. */
const NAMED_COINS = ['mini', 'minor', 'major', 'grand'] as const;

function drawNamedCoin(tier: (typeof NAMED_COINS)[number]): HTMLElement {
  return make('i', `symbol s${SYMBOLS.length + NAMED_COINS.indexOf(tier)}`);
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
  value.classList.toggle('long', text.length > 4);
  // A coin with a tier has its name in the picture.
  value.classList.toggle('spoken', coin.tier !== null);
  cell.replaceChildren(coin.tier === null ? drawSymbol('C') : drawNamedCoin(coin.tier), value);
  cell.classList.add('C');
}
