import type { Clock, IdMaker } from '@baize/clock';
import type { PokerLobbyMessage, PokerNameProblem, PokerStats } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import { ROOM_GAMES, ROOM_TABLES, type RoomTable } from './room-tables.ts';
import { type Seat, simulateSeats } from './simulate-seats.ts';

/** A player's name at the room, as stored in the journal. */
export interface RoomUser {
  readonly siteId: number;
  readonly playerId: string;
  readonly username: string;
}

/** A requested lobby, and later its open page. */
export interface LobbySession extends PokerLobbyMessage {
  readonly siteId: number;
  readonly username: string;
  readonly expiresAtMs: number;
}

export interface TableView extends RoomTable {
  readonly isOpen: boolean;
  readonly players: readonly Seat[];
  /** Whether the player of the session sits here. */
  readonly isMine: boolean;
}

export type SeatAnswer = 'seated' | 'left' | 'short' | 'full' | 'closed';

export const POKER_MOODS = ['open', 'slow', 'silent', 'refuse'] as const;
export type PokerMood = (typeof POKER_MOODS)[number];

export interface PokerRoomDeps {
  journal: Journal<RoomUser>;
  users: readonly RoomUser[];
  clock: Clock;
  ids: IdMaker;
}

const LONGEST_NAME = 6;
const NAME = /^[\p{L}\p{N}]+$/u;
const TICKET_MS = 60_000;
const SESSION_MS = 30 * 60_000;
const MAX_SESSIONS = 5_000;

/** Names, tables and open lobbies of all brands. */
export class PokerRoom {
  mood: PokerMood = 'open';
  readonly closedGames = new Set<number>();
  readonly #deps: PokerRoomDeps;
  readonly #users: RoomUser[];
  readonly #tickets = new Map<string, LobbySession>();
  readonly #sessions = new Map<string, LobbySession>();
  /** Table of a seated player, by `<siteId> <name>`. */
  readonly #seats = new Map<string, number>();

  constructor(deps: PokerRoomDeps) {
    this.#deps = deps;
    this.#users = [...deps.users];
  }

  users(): readonly RoomUser[] {
    return this.#users;
  }

  stats(siteId: number): PokerStats {
    const tables = this.#tables(siteId).filter(({ isOpen }) => isOpen);
    const countPlayers = (among: readonly TableView[]) =>
      among.reduce((sum, { players }) => sum + players.length, 0);
    const chips = tables.flatMap(({ players }) => players).reduce((sum, seat) => sum + seat.stackMinor, 0);
    return {
      members: countPlayers(tables),
      tables: tables.length,
      balancesMinor: BigInt(chips),
      games: ROOM_GAMES.map(({ id }) => {
        const own = tables.filter(({ gameId }) => gameId === id);
        return { id, isOpen: own.length > 0, tables: own.length, players: countPlayers(own) };
      }),
    };
  }

  /** @returns what is wrong with the name; undefined if it was accepted */
  async addUser(user: RoomUser): Promise<PokerNameProblem | undefined> {
    const { siteId, playerId, username } = user;
    const known = this.#users.find((other) => other.siteId === siteId && other.playerId === playerId);
    if (known) return known.username === username ? undefined : 'taken';
    if (username.length === 0 || username.length > LONGEST_NAME) return 'length';
    if (!NAME.test(username)) return 'letters';
    const folded = username.toLocaleLowerCase('tr');
    const isTaken = this.#users.some(
      (other) => other.siteId === siteId && other.username.toLocaleLowerCase('tr') === folded,
    );
    if (isTaken) return 'taken';
    this.#users.push(user);
    await this.#deps.journal.append(user);
    return undefined;
  }

  /** @returns a single-use ticket for the lobby page; undefined for a player without a name */
  issueTicket(siteId: number, message: PokerLobbyMessage): string | undefined {
    const user = this.#users.find((one) => one.siteId === siteId && one.playerId === message.playerId);
    if (!user) return undefined;
    const expiresAtMs = this.#nowMs() + TICKET_MS;
    return this.#remember(this.#tickets, { ...message, siteId, username: user.username, expiresAtMs });
  }

  /** Redeems a ticket. @returns the session and its token; undefined if the ticket was used or has expired */
  openSession(ticket: string): { token: string; session: LobbySession } | undefined {
    const found = this.#tickets.get(ticket);
    this.#tickets.delete(ticket);
    if (!found || found.expiresAtMs <= this.#nowMs()) return undefined;
    const session = { ...found, expiresAtMs: this.#nowMs() + SESSION_MS };
    return { token: this.#remember(this.#sessions, session), session };
  }

  findSession(token: string): LobbySession | undefined {
    const session = this.#sessions.get(token);
    return session && session.expiresAtMs > this.#nowMs() ? session : undefined;
  }

  tablesFor(session: LobbySession): readonly TableView[] {
    return this.#tables(session.siteId, session);
  }

  /** Takes a seat at a table, or leaves it if the player already sits there. */
  takeSeat(session: LobbySession, tableId: number): SeatAnswer {
    const key = `${session.siteId} ${session.username}`;
    const table = this.#tables(session.siteId, session).find(({ id }) => id === tableId);
    if (!table?.isOpen) return 'closed';
    if (this.#seats.get(key) === tableId) {
      this.#seats.delete(key);
      return 'left';
    }
    if (session.balanceMinor < BigInt(table.buyInMinor)) return 'short';
    if (table.players.length >= table.seats) return 'full';
    this.#seats.set(key, tableId);
    return 'seated';
  }

  #tables(siteId: number, session?: LobbySession): TableView[] {
    const mine = session && this.#seats.get(`${siteId} ${session.username}`);
    return ROOM_TABLES.map((table) => {
      const real = [...this.#seats].flatMap(([key, tableId]) => {
        const [site, name = ''] = key.split(' ');
        const isHere = Number(site) === siteId && tableId === table.id;
        return isHere ? [{ name, stackMinor: table.buyInMinor }] : [];
      });
      const simulated = simulateSeats(siteId, table, this.#nowMs());
      const isOpen = !this.closedGames.has(table.gameId);
      const players = isOpen ? [...real, ...simulated].slice(0, table.seats) : [];
      return { ...table, isOpen, players, isMine: isOpen && mine === table.id };
    });
  }

  #remember(into: Map<string, LobbySession>, session: LobbySession): string {
    const token = this.#deps.ids.secret();
    into.set(token, session);
    const [oldest] = into.keys();
    if (into.size > MAX_SESSIONS && oldest !== undefined) into.delete(oldest);
    return token;
  }

  #nowMs(): number {
    return this.#deps.clock.now().getTime();
  }
}
