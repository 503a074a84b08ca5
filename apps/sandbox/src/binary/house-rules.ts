import { decimalsOfPrice, type OptionTerms, type PriceTerms, sizeOfLevel } from '@baize/games/binary-option';

export const priceTerms: PriceTerms = { ticksPerSecond: 4, startPrice: 100, yearlyVolatility: 0.8 };

/** How pages write a price. */
export const PRICE_SCALE = {
  startPrice: priceTerms.startPrice,
  sizeOfLevel: sizeOfLevel(priceTerms),
  decimals: decimalsOfPrice(priceTerms),
};

/** A bet begins with the second price after its receipt, which is at most half a second later. */
export const optionTerms: OptionTerms = { pays: 185, delayTicks: 2 };

/** Four hours. Computing them takes a third of a second, and verifying the last one a few. */
export const SESSION_TICKS = 4 * 60 * 60 * priceTerms.ticksPerSecond;

/** Prices are published as soon as this loop finds that it is time. */
export const UPDATE_MS = 50;

/** A stake that the wallet takes later than this after its receipt is returned: its price is old by then. */
export const LATEST_ANSWER_MS = 3_000;

/** Of one player at a time. */
export const MOST_OPEN_BETS = 5;

/** Prices that a page gets when it connects: as many as its chart shows for the longest bet. */
export const SHOWN_TICKS = 480 * priceTerms.ticksPerSecond;

/** Bets of a player that a page gets when it connects. */
export const SHOWN_BETS = 20;
