/*
 * The dialect of the live-table provider, spoken between its socket and the player's browser. Every message is
 * one JSON text. Our server takes no part: it only tells the browser where the socket is (see
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

/** What a browser sends. Table ids are texts: `"007"` is not 7. */
export type LiveFeedRequest =
  | { type: 'available'; casinoId: string }
  | {
      type: 'subscribe';
      casinoId: string;
      /** ISO code; the limits come in it. */
      currency: string;
      /** One table or several; further ones may be asked for later. */
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

/** One finished round. Which of the fields are there depends on the kind of table. */
export interface LiveGameResult {
  /** Rises from round to round; the order of results is the order of these. */
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

/** A table as a whole, sent once after it was asked for. */
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

/** What has changed since: to be laid over what is known, never put in its place. */
export type LiveTableChange = { tableId: string } & Partial<Omit<LiveTableFrame, 'tableId'>> & {
    gameResult?: LiveGameResult;
    statistics?: Readonly<Record<string, number>>;
    error?: string;
  };

/** What the provider sends. */
export type LiveFeedMessage =
  | { tableKey: readonly string[] }
  | LiveTableFrame
  | LiveTableChange
  | { pongTime: number; pingTime: number | string };

/** Where the sandbox's socket is, below its origin. */
export const LIVE_FEED_PATH = '/feeds/tables';
