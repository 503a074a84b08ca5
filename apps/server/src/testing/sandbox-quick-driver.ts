import { formatDecimal, QUICK_PARTY, QUICK_WALLET_PATH, signForm } from '@baize/providers';

import { postOverHttp } from './post-over-http.ts';
import {
  notDecimals,
  type WalletCallName,
  type WalletDriver,
  type WalletFields,
  type WalletWord,
} from './wallet-driver.ts';

const codes: Readonly<Record<WalletWord, number>> = {
  OK: 0,
  OK_EMPTY: 0,
  NO_FUNDS: 1,
  MISMATCH: 7,
  CANCELLED: 120,
  BET_UNKNOWN: 100,
  BET_SETTLED: 120,
  BET_CANCELLED: 120,
  ROUND_CLOSED: 120,
  LIMIT: 50,
  BONUS_TERMS: 3,
  NO_FREE_ROUNDS: 120,
  PLAYER_BLOCKED: 6,
  PLAYER_UNKNOWN: 2,
  GAME_UNKNOWN: 8,
  CURRENCY: 7,
  SESSION_EXPIRED: 4,
  INVALID: 7,
  UNDECIDED: 100,
  BAD_SIGNATURE: 5,
};

function quickCall(call: WalletCallName, { kind = 'round' }: WalletFields): string {
  if (call === 'session') return 'authenticate';
  if (call === 'rollback') return 'refund';
  if (call === 'round_end') return 'endRound';
  if (call !== 'win') return call;
  return kind === 'round' ? 'result' : 'promoWin';
}

/** Fields of a form; an amount of minor units becomes decimal, anything else is sent unchanged. */
export function decimalText(amount: unknown): string | undefined {
  if (amount === undefined) return undefined;
  const isMinor = typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0;
  return isMinor ? formatDecimal(BigInt(amount)) : (amount as string);
}

/** Leaves out what is undefined. */
export function presentFields(named: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function quickFields(call: WalletCallName, fields: WalletFields): Record<string, string> {
  return presentFields({
    token: call === 'session' ? fields.token : fields.session,
    userId: fields.player,
    gameId: fields.game,
    roundId: fields.round,
    reference: call === 'rollback' ? (fields.bet_tx ?? undefined) : fields.tx,
    amount: decimalText(fields.amount),
    currency: fields.currency,
  });
}

export const quickDriver: WalletDriver = {
  provider: QUICK_PARTY,
  gameId: 140_403,
  otherGameId: 140_404,
  namesBets: false,
  badAmounts: notDecimals,
  code: (word) => codes[word],
  undecidedHttp: 200,
  foreignRollback: 'OK',
  unknownBrand: codes.PLAYER_UNKNOWN,
  async send(app, call, fields, how = {}) {
    const { siteId = app.brand.siteId, tamper, party = QUICK_PARTY, loseReplyAfter } = how;
    const name = quickCall(call, fields);
    const form = signForm(quickFields(call, fields), app.keys.current(party, siteId), name);
    const { http, text } = await postOverHttp(app, {
      path: `${QUICK_WALLET_PATH}/${name}`,
      body: tamper?.(form) ?? form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      loseReplyAfter,
    });
    return readFormAnswer(http, text);
  },
};

/** The parts of a reply with an error number and decimal amounts. */
export function readFormAnswer(http: number, text: string) {
  const body = JSON.parse(text) as { error: number; transactionId?: string; cash?: number; token?: string };
  return {
    http,
    code: body.error,
    ...(body.transactionId !== undefined && { tx: body.transactionId }),
    ...(body.cash !== undefined && { balanceMinor: Math.round(body.cash * 100) }),
    ...(body.token !== undefined && { session: body.token }),
  };
}
