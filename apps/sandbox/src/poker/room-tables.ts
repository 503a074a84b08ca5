import type { PokerGame, TableRules } from '@baize/games';

import { minorInCurrency } from '../tables/table-limits.ts';

/** The room's games, with the ids that sites use. One that plays nothing is not open. */
export const ROOM_GAMES = [
  { id: 1, name: { tr: 'Texas Hold’em', en: 'Texas Hold’em' }, play: 'holdem' },
  { id: 2, name: { tr: 'Omaha', en: 'Omaha' }, play: 'omaha' },
  { id: 3, name: { tr: 'Türk Pokeri', en: 'Turkish Poker' }, play: null },
  { id: 4, name: { tr: 'Tavla', en: 'Tavla' }, play: 'tavla' },
] as const satisfies readonly { id: number; name: object; play: PokerGame | 'tavla' | null }[];

/** A table as planned; its stakes are in lira and derived for other currencies. */
export interface RoomTable {
  readonly id: number;
  readonly gameId: number;
  readonly game: PokerGame;
  readonly name: string;
  readonly bigBlindMinor: bigint;
  /** Opponents of the house that it has at most; none at a table of players only. */
  readonly house: number;
}

const SEATS = 6;
const HOUSE_SEATS = 3;

/** Names of tables with their big blinds in whole lira; those below are of players only. */
const plans: readonly (readonly [
  gameId: number,
  game: PokerGame,
  withHouse: Record<string, number>,
  playersOnly: Record<string, number>,
])[] = [
  [1, 'holdem', { Boğaz: 1, Galata: 2, Pera: 4, Kuzguncuk: 10 }, { Sarayburnu: 20, Adalar: 50 }],
  [2, 'omaha', { Kordon: 2, Alsancak: 4 }, { Konak: 10, Çeşme: 20 }],
];

export const ROOM_TABLES: readonly RoomTable[] = plans.flatMap(([gameId, game, withHouse, playersOnly]) =>
  Object.entries({ ...withHouse, ...playersOnly }).map(([name, lira], place) => ({
    id: gameId * 100 + place + 1,
    gameId,
    game,
    name,
    bigBlindMinor: BigInt(lira) * 100n,
    house: name in withHouse ? HOUSE_SEATS : 0,
  })),
);

/** In big blinds. */
const BUY_IN = { least: 40n, most: 100n };
const RAKE_CAP = 3n;
const RAKE_BASIS_POINTS = 500;

/** The rules of a table in a currency; null if the room has no tables in it. */
export function rulesOf({ game, bigBlindMinor }: RoomTable, currency: string): TableRules | null {
  const bigBlind = minorInCurrency(bigBlindMinor, currency);
  if (bigBlind === null) return null;
  return {
    game,
    seats: SEATS,
    smallBlindMinor: bigBlind / 2n,
    bigBlindMinor: bigBlind,
    minBuyInMinor: bigBlind * BUY_IN.least,
    maxBuyInMinor: bigBlind * BUY_IN.most,
    rake: { basisPoints: RAKE_BASIS_POINTS, capMinor: bigBlind * RAKE_CAP },
    turnMs: 20_000,
    timeBankMs: 30_000,
    timeBankGainMs: 2_000,
    sitOutAfter: 1,
  };
}
