/*
 * The protocol of the live-table provider, between its socket and the player's browser. Every message is one JSON text.
 * Our server is not involved: it only gives the browser the socket's address (see
 * docs/decisions/010-live-tables-socket.md).
 */

/** Kinds of table, as the provider spells them. */
export const LIVE_TABLE_TYPES = [
  'ROULETTE',
  'BLACKJACK',
  'BOOMORBUST',
  'SWEETBONANZA',
  'SicBO',
  'BACCARAT',
  'MEGAWHEEL',
  'DRAGONTIGER',
] as const;
export type LiveTableType = (typeof LIVE_TABLE_TYPES)[number];

/** Messages of a browser. Table ids are strings: `"007"` is not 7. */
export type LiveFeedRequest =
  | { type: 'available'; casinoId: string }
  | {
      type: 'subscribe';
      casinoId: string;
      /** ISO code, also of the limits. */
      currency: string;
      /** One table or several; more can be requested later. */
      key: string | readonly string[];
      statistics?: boolean;
    }
  | { type: 'ping'; pingTime: number | string };

export interface LiveTableLimits {
  /** In whole units of the currency. */
  minBet: number;
  maxBet: number;
  maxPlayers: number;
  ranges: readonly number[];
}

/** A finished round. The kind of table decides which fields are set. */
export interface LiveGameResult {
  /** Increases with each round, so results can be sorted by it. */
  gameId: string;
  /** When the round ended, ISO 8601. */
  time: string;
  /** Number, segment or multiplier. */
  result?: string;
  color?: 'red' | 'black' | 'green';
  /** Sum of the dice. */
  totalSum?: number;
  winner?: string;
  player?: number;
  banker?: number;
}

type Seats = { [Seat in `seat${1 | 2 | 3 | 4 | 5 | 6 | 7}`]?: boolean };

/** A complete table, sent once after it was requested. */
export interface LiveTableFrame extends Seats {
  tableId: string;
  tableName: string;
  tableType: LiveTableType;
  tableOpen: boolean;
  tableImage: string;
  tableLimits: LiveTableLimits;
  dealer: { name: string };
  totalSeatedPlayers: number;
  currency: string;
  last20Results: readonly LiveGameResult[];
}

/** What has changed since: to be merged into the known state, not to replace it. */
export type LiveTableChange = { tableId: string } & Partial<Omit<LiveTableFrame, 'tableId'>> & {
    gameResult?: LiveGameResult;
    statistics?: Readonly<Record<string, number>>;
    error?: string;
  };

/** Messages of the provider. */
export type LiveFeedMessage =
  | { tableKey: readonly string[] }
  | LiveTableFrame
  | LiveTableChange
  | { pongTime: number; pingTime: number | string };

/** Path of the sandbox's socket. */
export const LIVE_FEED_PATH = '/feeds/tables';
