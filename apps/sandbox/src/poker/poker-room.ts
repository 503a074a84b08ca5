import { commissionOf, SIDES } from '@baize/games/tavla';
import type { PokerStats } from '@baize/providers';

import { isHouse } from './house-opponents.ts';
import type { HandArchive } from './hand-archive.ts';
import type { LivePokerTable } from './live-poker-table.ts';
import type { LobbySession, LobbySessions } from './lobby-sessions.ts';
import type { PokerFloor } from './poker-floor.ts';
import { readTableMessage } from './read-table-message.ts';
import { ROOM_GAMES, ROOM_TABLES, type RoomTable, rulesOf } from './room-tables.ts';
import type { RoomUsers } from './room-users.ts';
import { type SocketTable, socketTableOf } from './socket-table.ts';
import type { MatchArchive } from './tavla/match-archive.ts';
import { readTavlaMessage } from './tavla/read-tavla-message.ts';
import type { TavlaFloor } from './tavla/tavla-floor.ts';
import { stakesOf, TAVLA_GAME, TAVLA_TABLES, type TavlaTable, termsOf } from './tavla/tavla-tables.ts';

interface AnyLobbyTable {
  readonly id: number;
  readonly gameId: number;
  readonly name: string;
  readonly isOpen: boolean;
  readonly seats: number;
  /** Names of the players. */
  readonly players: readonly string[];
  /** How many opponents of the house sit there, and may at most. */
  readonly house: number;
  readonly mostHouse: number;
  /** The chips of the player of the page, who sits here, or the stake; null otherwise. */
  readonly ownChips: number | null;
}

/** A table of cards in the lobby. Amounts in minor units of the page's currency. */
export interface LobbyCardTable extends AnyLobbyTable {
  readonly kind: 'cards';
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly minBuyIn: number;
  readonly maxBuyIn: number;
  /** Of the last hands; null before the first. */
  readonly averagePot: number | null;
}

/** A table of tavla in the lobby. */
export interface LobbyTavlaTable extends AnyLobbyTable {
  readonly kind: 'tavla';
  readonly stake: number;
  /** What the winner of a match gets, and what the room keeps of it. */
  readonly pays: number;
  readonly commission: number;
  /** A match is to so many points. */
  readonly points: number;
  /** The time of a turn, and the reserve of a match. */
  readonly turnMs: number;
  readonly bankMs: number;
}

export type LobbyTable = LobbyCardTable | LobbyTavlaTable;

export const POKER_MOODS = ['open', 'slow', 'silent', 'refuse'] as const;
export type PokerMood = (typeof POKER_MOODS)[number];

export interface PokerRoomParts {
  readonly users: RoomUsers;
  readonly sessions: LobbySessions;
  readonly floor: PokerFloor;
  readonly archive: HandArchive;
  readonly tavla: TavlaFloor;
  readonly matches: MatchArchive;
}

/** The figures that sites show are of tables in lira. */
const STATS_CURRENCY = 'TRY';

/** Names, tables and open lobbies of all brands. */
export class PokerRoom {
  mood: PokerMood = 'open';
  /** Games that were closed in the console: no new players; those seated play on. */
  readonly closedGames = new Set<number>();
  readonly users: RoomUsers;
  readonly sessions: LobbySessions;
  readonly floor: PokerFloor;
  readonly archive: HandArchive;
  readonly tavla: TavlaFloor;
  readonly matches: MatchArchive;

  constructor({ users, sessions, floor, archive, tavla, matches }: PokerRoomParts) {
    this.users = users;
    this.sessions = sessions;
    this.floor = floor;
    this.archive = archive;
    this.tavla = tavla;
    this.matches = matches;
  }

  isOpen(gameId: number): boolean {
    return countTables(gameId) > 0 && !this.closedGames.has(gameId);
  }

  /** Null for an unknown table, or before the room is open. */
  tableFor(id: number, currency: string): SocketTable | null {
    const cards = this.floor.find(id, currency);
    if (cards !== null) return socketTableOf(cards, readTableMessage, () => this.isOpen(cards.seed.gameId));
    const tavla = this.tavla.find(id, currency);
    return tavla && socketTableOf(tavla, readTavlaMessage, () => this.isOpen(TAVLA_GAME));
  }

  /** Players of all brands and their chips; opponents of the house are not members. */
  stats(): PokerStats {
    const cards = this.floor.all().filter(({ currency }) => currency === STATS_CURRENCY);
    const tavla = this.tavla.all().filter(({ currency }) => currency === STATS_CURRENCY);
    const games = ROOM_GAMES.map(({ id }) => {
      const players =
        id === TAVLA_GAME
          ? tavla.reduce((sum, table) => sum + table.players.length, 0)
          : cards
              .filter(({ seed }) => seed.gameId === id)
              .reduce((sum, { money }) => sum + money.holders.size, 0);
      return { id, isOpen: this.isOpen(id), tables: this.isOpen(id) ? countTables(id) : 0, players };
    });
    const stakes = tavla.map(({ players, stakes: { stakeMinor } }) => stakeMinor * BigInt(players.length));
    return {
      members: games.reduce((sum, { players }) => sum + players, 0),
      tables: games.reduce((sum, { tables }) => sum + tables, 0),
      balancesMinor: [...cards.map(chipsOf), ...stakes].reduce((sum, amount) => sum + amount, 0n),
      games,
    };
  }

  tablesFor(session: LobbySession): LobbyTable[] {
    return [
      ...ROOM_TABLES.flatMap((seed) => this.#describe(seed, session) ?? []),
      ...TAVLA_TABLES.flatMap((seed) => this.#describeTavla(seed, session) ?? []),
    ];
  }

  #describe(seed: RoomTable, { currency, owner }: LobbySession): LobbyCardTable | null {
    const rules = rulesOf(seed, currency);
    if (rules === null) return null;
    const live = this.floor.find(seed.id, currency);
    const seats = (live?.table.seats ?? []).filter((seat) => seat !== null);
    const own = live?.seatOf(owner) ?? null;
    const mine = own === null ? null : (live?.table.seats[own] ?? null);
    return {
      kind: 'cards',
      id: seed.id,
      gameId: seed.gameId,
      name: seed.name,
      isOpen: this.isOpen(seed.gameId),
      seats: rules.seats,
      smallBlind: Number(rules.smallBlindMinor),
      bigBlind: Number(rules.bigBlindMinor),
      minBuyIn: Number(rules.minBuyInMinor),
      maxBuyIn: Number(rules.maxBuyInMinor),
      players: seats.map(({ player }) => player).filter((player) => !isHouse(player)),
      house: seats.filter(({ player }) => isHouse(player)).length,
      mostHouse: seed.house,
      averagePot: this.archive.averagePot(seed.name, currency),
      ownChips: mine === null ? null : Number(mine.stackMinor + mine.addedMinor),
    };
  }

  #describeTavla(seed: TavlaTable, { currency, owner }: LobbySession): LobbyTavlaTable | null {
    const stakes = stakesOf(seed, currency);
    if (stakes === null) return null;
    const live = this.tavla.find(seed.id, currency);
    const commission = Number(commissionOf(stakes));
    const stake = Number(stakes.stakeMinor);
    const side = live?.sideOf(owner) ?? null;
    const terms = termsOf(seed);
    return {
      kind: 'tavla',
      id: seed.id,
      gameId: TAVLA_GAME,
      name: seed.name,
      isOpen: this.isOpen(TAVLA_GAME),
      seats: SIDES.length,
      stake,
      pays: 2 * stake - commission,
      commission,
      points: seed.points,
      turnMs: terms.turnMs,
      bankMs: terms.bankMs,
      players: live?.players ?? [],
      house: SIDES.filter((known) => isHouse(live?.names[known] ?? '')).length,
      mostHouse: seed.house === null ? 0 : 1,
      ownChips: side === null ? null : stake,
    };
  }
}

export function countTables(gameId: number): number {
  return gameId === TAVLA_GAME
    ? TAVLA_TABLES.length
    : ROOM_TABLES.filter((table) => table.gameId === gameId).length;
}

/** Of players; those of the house do not count. */
function chipsOf({ table, money }: LivePokerTable): bigint {
  return table.seats.reduce(
    (chips, seat) => (seat && money.holders.has(seat.player) ? chips + seat.stackMinor : chips),
    0n,
  );
}
