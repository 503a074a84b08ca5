import { PLAIN_RULES, type Strength, type TavlaStakes, type TavlaTerms } from '@baize/games/tavla';

import { minorInCurrency } from '../../tables/table-limits.ts';

/** The id that sites use for tavla. */
export const TAVLA_GAME = 4;

/** A table as planned; its stake is in lira and derived for other currencies. */
export interface TavlaTable {
  readonly id: number;
  readonly name: string;
  readonly stakeMinor: bigint;
  /** A match is to so many points. */
  readonly points: number;
  /** How the opponent of the house plays; null at a table of players only. */
  readonly house: Strength | null;
}

/** Names of tables with their stakes in whole lira. For money the house does not play as a beginner, whom a program beats. */
const plans: readonly (readonly [name: string, lira: number, points: number, house: Strength | null])[] = [
  ['Asma', 10, 1, 'careful'],
  ['Ihlamur', 25, 3, 'careful'],
  ['Erguvan', 50, 3, 'careful'],
  ['Çınar', 100, 5, 'careful'],
  ['Mimoza', 100, 3, null],
  ['Zeytin', 250, 5, null],
];

export const TAVLA_TABLES: readonly TavlaTable[] = plans.map(([name, lira, points, house], place) => ({
  id: TAVLA_GAME * 100 + place + 1,
  name,
  stakeMinor: BigInt(lira) * 100n,
  points,
  house,
}));

const COMMISSION_BASIS_POINTS = 500;
const TURN_MS = 30_000;
/** Of the reserve, which lasts for the whole match. */
const BANK_MS_A_POINT = 60_000;
const LEAST_BANK_MS = 120_000;
const MISSED_TURNS = 3;

/** What is staked at a table in a currency; null if the room has no tables in it. */
export function stakesOf({ stakeMinor }: TavlaTable, currency: string): TavlaStakes | null {
  const stake = minorInCurrency(stakeMinor, currency);
  return stake === null ? null : { stakeMinor: stake, commissionBasisPoints: COMMISSION_BASIS_POINTS };
}

export function termsOf({ points }: TavlaTable): TavlaTerms {
  return {
    points,
    rules: PLAIN_RULES,
    turnMs: TURN_MS,
    bankMs: Math.max(LEAST_BANK_MS, BANK_MS_A_POINT * points),
    missedTurns: MISSED_TURNS,
  };
}
