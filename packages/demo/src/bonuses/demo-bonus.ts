import type { WrittenBonusTerms } from '@baize/contract';

/** A bonus of every brand, as operators would set it. */
export interface DemoBonus {
  readonly slug: string;
  readonly terms: WrittenBonusTerms;
}

/** What the page about bonuses says of games. */
export const contribution = { types: { casino: 100, games: 50, bingo: 50, live_casino: 10 } };

/** For money that needs no stakes, or a few only. */
export const allGames = {
  types: {
    casino: 100,
    games: 100,
    bingo: 100,
    live_casino: 100,
    virtual_games: 100,
    tv_games: 100,
    sport: 100,
  },
};

/** Slots of which players choose one for free spins. */
export const spinGames = [172_101, 120_002, 120_019];
export const SPIN_STAKE_MINOR = 200;

export const byHand = { byHand: true };
