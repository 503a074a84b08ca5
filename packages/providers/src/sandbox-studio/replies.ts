import { z } from 'zod';

import { readWireText, type WireResult } from '../wire/read-wire.ts';
import { currency, identifier, integer, message, oneOf, text, withDefault } from '../wire/wire-types.ts';

/**
 * Every status that the wallet replies with HTTP 200. `final`: the transaction is decided and a retry changes nothing.
 * Not final: send the same transaction again later.
 */
export const WALLET_STATUSES = {
  OK: { final: true, meaning: 'Done, by this or an earlier copy of the call.' },
  OK_EMPTY: { final: true, meaning: 'The round was closed; it has no bet.' },
  NO_FUNDS: {
    final: true,
    meaning: 'The balance is too small; this bet id stays declined. A reversal is left to an operator.',
  },
  MISMATCH: { final: true, meaning: 'The id is known with other content.' },
  CANCELLED: { final: true, meaning: 'The bet was rolled back before it arrived.' },
  BET_UNKNOWN: {
    final: false,
    meaning: 'The bet of this win, or the win of this reversal, has not arrived yet.',
  },
  BET_SETTLED: { final: true, meaning: 'A bet that has won cannot be rolled back.' },
  BET_CANCELLED: { final: true, meaning: 'A bet that was rolled back cannot win.' },
  ROUND_CLOSED: { final: true, meaning: 'The round takes no further bets.' },
  LIMIT: { final: true, meaning: "The bet is outside the game's limits or those of the player." },
  BONUS_TERMS: { final: true, meaning: "The terms of the player's bonus do not allow the bet." },
  NO_FREE_ROUNDS: { final: true, meaning: 'The player has no such free rounds at this game, or none left.' },
  PLAYER_BLOCKED: { final: true, meaning: 'The player is excluded, cooling off or not verified.' },
  PLAYER_UNKNOWN: { final: true, meaning: 'No such player of this brand.' },
  GAME_UNKNOWN: { final: true, meaning: 'No such game, or it is switched off.' },
  CURRENCY: { final: true, meaning: "The currency is not that of the player's wallet." },
  SESSION_EXPIRED: { final: true, meaning: 'The session or launch token is over, used or foreign.' },
  TX_UNKNOWN: { final: true, meaning: 'Reply of the status call: no such transaction.' },
  INVALID: { final: true, meaning: 'The message is malformed; `problem` names the field.' },
} as const satisfies Record<string, { final: boolean; meaning: string }>;

export type WalletStatus = keyof typeof WALLET_STATUSES;

/** Whether the status decides the transaction, so that the caller must not retry. */
export function isFinalStatus(status: WalletStatus): boolean {
  return WALLET_STATUSES[status].final;
}

/**
 * The body of every reply with HTTP 200. HTTP 401 means a refused signature; 503, any other status or no reply means
 * "undecided, retry".
 */
export interface WalletReply {
  status: WalletStatus;
  /** Our id of the transaction, the same for every repeat of the call. */
  tx_id?: string;
  /** Balance after the call, integer minor units. */
  balance?: number;
  /** Whether an earlier copy of this call had the effect. */
  replayed?: boolean;
  /** What is wrong with the message, with status INVALID. */
  problem?: { field: string; expected: string };
  /** Replies of `session` and `balance`: the free rounds that the player has at the game. */
  free_spins?: FreeSpins;
  /** Likewise terms of the player's bonus. */
  bonus?: BonusTerms;
}

/** Amounts are integer minor units, odds are thousandths. */
interface BonusTerms {
  free_bet?: number | undefined;
  min_odds?: number | undefined;
  /** Bonus money, which is a part of the balance. */
  money?: number | undefined;
  max_stake?: number | undefined;
}

/** Amounts are integer minor units. */
interface FreeSpins {
  id: string;
  left: number;
  count: number;
  /** Of each, in place of a bet. */
  stake: number;
  /** By those that were played. */
  won: number;
  /** The most that all of them win. */
  max_win?: number | undefined;
}

/** The reply to `session`. */
export interface SessionReply extends WalletReply {
  session?: string;
  player?: { id: string; name: string; currency: string; lang: 'tr' | 'en' };
  /** Integer minor units. */
  limits?: { minBet: number; maxBet: number };
}

/** The reply to `bet_win`; `tx_id` is the bet's. */
export interface BetWinReply extends WalletReply {
  win_tx_id?: string;
}

/** The reply to `batch`. With another status than OK nothing was booked. */
export interface BatchReply extends WalletReply {
  /** One for each call, with status OK. */
  results?: readonly Pick<WalletReply, 'status' | 'tx_id' | 'replayed'>[];
  /** Index of the refused call, whose status this is. */
  failed?: number;
}

/** The reply to `status`. */
export interface StatusReply extends WalletReply {
  /** State of the transaction, with status OK. */
  state?: 'accepted' | 'declined' | 'rolled_back';
}

const STATUS_NAMES = Object.keys(WALLET_STATUSES).filter(
  (name): name is WalletStatus => name in WALLET_STATUSES,
);

/** Omits absent fields instead of setting them to undefined. */
function present<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const entries = Object.entries(fields).filter(([, value]) => (value ?? null) !== null);
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

const replyShape = {
  status: z.enum(STATUS_NAMES, { error: `one of ${STATUS_NAMES.join(', ')}` }),
  tx_id: identifier.nullish(),
  balance: integer(0).nullish(),
  replayed: z.boolean({ error: 'true or false' }).nullish(),
  problem: message({ field: text(100), expected: text(300) }).nullish(),
  free_spins: message({
    id: identifier,
    left: integer(0),
    count: integer(1),
    stake: integer(1),
    won: integer(0),
    max_win: integer(0).optional(),
  }).nullish(),
  bonus: message({
    free_bet: integer(1).optional(),
    min_odds: integer(1_000).optional(),
    money: integer(1).optional(),
    max_stake: integer(0).optional(),
  }).nullish(),
};

const walletReply = message(replyShape).transform(({ status, ...rest }): WalletReply => ({
  status,
  ...present(rest),
}));

const sessionReply = message({
  ...replyShape,
  session: identifier.nullish(),
  player: message({
    id: identifier,
    name: text(200),
    currency,
    lang: withDefault(oneOf(['tr', 'en']), 'tr'),
  }).nullish(),
  limits: message({ minBet: integer(1), maxBet: integer(1) }).nullish(),
})
  .refine(({ status, session, player, limits }) => status !== 'OK' || Boolean(session && player && limits), {
    path: ['session, player, limits'],
    error: 'all three, with status OK',
  })
  .transform(({ status, ...rest }): SessionReply => ({ status, ...present(rest) }));

const statusReply = message({
  ...replyShape,
  state: oneOf(['accepted', 'declined', 'rolled_back']).nullish(),
})
  .refine(({ status, state }) => status !== 'OK' || Boolean(state), {
    path: ['state'],
    error: 'the state of the transaction, with status OK',
  })
  .transform(({ status, ...rest }): StatusReply => ({ status, ...present(rest) }));

/** Parses a reply of the wallet. Anything malformed counts as undecided. */
export function parseWalletReply(rawBody: string): WireResult<WalletReply> {
  return readWireText(walletReply, rawBody);
}

/** Parses the reply to `session`: status OK requires session, player, balance and limits. */
export function parseSessionReply(rawBody: string): WireResult<SessionReply> {
  return readWireText(sessionReply, rawBody);
}

/** Parses the reply to `status`. */
export function parseStatusReply(rawBody: string): WireResult<StatusReply> {
  return readWireText(statusReply, rawBody);
}
