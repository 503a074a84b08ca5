import type { CardPlay } from './card-games.ts';

/**
 * Committed returns of all bets in stakes, by the strategies that the rules sheets name; `main` is the game without its side bets.
 * Tests compare the exact ones with fresh figures.
 */
export const cardReturns: Readonly<Record<CardPlay, Readonly<Record<string, number>>>> = {
  'cards/jacks-or-better': { main: 0.995_439 },
  'cards/jacks-and-up': { main: 0.972_984 },
  'cards/joker-poker': { main: 0.980_854 },
  'cards/closed-poker': { main: 0.983_927 },
  'cards/three-card-poker': { main: 0.966_27, 'pair-plus': 0.976_833 },
  'cards/red-dog': { main: 0.968_446 },
  'cards/casino-holdem': { main: 0.97, aces: 0.937_417 },
  'cards/two-hand-holdem': { main: 0.97 },
  'cards/caribbean-stud': { main: 0.947_6 },
  'cards/royal-night': { main: 0.947_6, royal: 0.903_649 },
};

/** Standard errors of those returns that rounds by the strategy have shown: 30 million for each. Best play returns a little more. */
export const SIMULATION_ERRORS = { casinoHoldem: 0.000_5, caribbean: 0.000_4 };
