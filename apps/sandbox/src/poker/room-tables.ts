/** The room's games, with the ids that sites use. */
export const ROOM_GAMES = [
  { id: 1, name: { tr: 'Texas Hold’em', en: 'Texas Hold’em' } },
  { id: 2, name: { tr: 'Omaha', en: 'Omaha' } },
  { id: 3, name: { tr: 'Türk Pokeri', en: 'Turkish Poker' } },
  { id: 4, name: { tr: 'Tavla', en: 'Tavla' } },
] as const;

/** A table of the room. Amounts in minor units. */
export interface RoomTable {
  readonly id: number;
  readonly gameId: number;
  readonly name: string;
  readonly seats: number;
  /** The big blind; for tavla, the stake of one game. */
  readonly stakeMinor: number;
  /** Minimum buy-in. */
  readonly buyInMinor: number;
}

/** Names of tables with their stakes, in whole lira. */
const plans: readonly (readonly [gameId: number, seats: number, stakeByName: Record<string, number>])[] = [
  [1, 9, { Boğaz: 1, Galata: 2, Pera: 5, Kuzguncuk: 10, Sarayburnu: 25, Adalar: 50 }],
  [2, 6, { Kordon: 2, Alsancak: 5, Konak: 10, Çeşme: 25 }],
  [3, 5, { Kapadokya: 1, Ürgüp: 5, Göreme: 10, Ihlara: 20 }],
  [4, 2, { Çınaraltı: 5, Yeniköy: 10, Emirgân: 20, Kandilli: 50, Bebek: 100 }],
];

const BUY_IN_STAKES = 40;
const TAVLA = 4;

export const ROOM_TABLES: readonly RoomTable[] = plans.flatMap(([gameId, seats, stakeByName]) =>
  Object.entries(stakeByName).map(([name, stake], place) => ({
    id: gameId * 100 + place + 1,
    gameId,
    name,
    seats,
    stakeMinor: stake * 100,
    buyInMinor: stake * 100 * (gameId === TAVLA ? 1 : BUY_IN_STAKES),
  })),
);
