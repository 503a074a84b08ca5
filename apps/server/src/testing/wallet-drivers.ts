import {
  formatDecimal,
  QUICK_PARTY,
  QUICK_WALLET_PATH,
  signForm,
  signRequest,
  STUDIO_PARTY,
  WALLET_CALLBACK_PATH,
} from '@baize/providers';

import { slotId } from './seed-catalogue.ts';
import {
  notIntegers,
  type WalletCallName,
  type WalletDriver,
  type WalletFields,
  type WalletWord,
} from './wallet-driver.ts';

const studioDriver: WalletDriver = {
  provider: STUDIO_PARTY,
  gameId: slotId,
  otherGameId: 100_001,
  namesBets: true,
  badAmounts: notIntegers,
  code: (word) => (word === 'BAD_SIGNATURE' ? 'UNAUTHORIZED' : word),
  undecidedHttp: 503,
  foreignRollback: 'PLAYER_UNKNOWN',
  async send(app, call, fields, { siteId = app.brand.siteId, tamper, party = STUDIO_PARTY } = {}) {
    const path = `${WALLET_CALLBACK_PATH}/${call}`;
    const rawBody = JSON.stringify(fields);
    const headers = signRequest(
      { method: 'POST', path, rawBody },
      app.keys.current(party, siteId),
      app.clock,
    );
    const response = await app.server.app.inject({
      method: 'POST',
      url: path,
      payload: tamper?.(rawBody) ?? rawBody,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const body = response.json<{ status: string; tx_id?: string; balance?: number; session?: string }>();
    return {
      http: response.statusCode,
      code: body.status,
      ...(body.tx_id !== undefined && { tx: body.tx_id }),
      ...(body.balance !== undefined && { balanceMinor: body.balance }),
      ...(body.session !== undefined && { session: body.session }),
    };
  },
};

const quickCodes: Readonly<Record<WalletWord, number>> = {
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

function quickFields(call: WalletCallName, fields: WalletFields): Record<string, string> {
  const { amount } = fields;
  const isMinor = typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0;
  const named = {
    token: call === 'session' ? fields.token : fields.session,
    userId: fields.player,
    gameId: fields.game,
    roundId: fields.round,
    reference: call === 'rollback' ? (fields.bet_tx ?? undefined) : fields.tx,
    amount: isMinor ? formatDecimal(BigInt(amount)) : amount,
    currency: fields.currency,
  };
  const present = Object.entries(named).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}

const quickDriver: WalletDriver = {
  provider: QUICK_PARTY,
  gameId: 140_403,
  otherGameId: 140_404,
  namesBets: false,
  badAmounts: ['0.00', '-1', '1.005', '1e3', '1,50', 'NaN', '', '99999999.01', '10.', '.5'],
  code: (word) => quickCodes[word],
  undecidedHttp: 200,
  foreignRollback: 'OK',
  async send(app, call, fields, { siteId = app.brand.siteId, tamper, party = QUICK_PARTY } = {}) {
    const name = quickCall(call, fields);
    const form = signForm(quickFields(call, fields), app.keys.current(party, siteId), name);
    const response = await app.server.app.inject({
      method: 'POST',
      url: `${QUICK_WALLET_PATH}/${name}`,
      payload: tamper?.(form) ?? form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const body = response.json<{ error: number; transactionId?: string; cash?: number; token?: string }>();
    return {
      http: response.statusCode,
      code: body.error,
      ...(body.transactionId !== undefined && { tx: body.transactionId }),
      ...(body.cash !== undefined && { balanceMinor: Math.round(body.cash * 100) }),
      ...(body.token !== undefined && { session: body.token }),
    };
  },
};

/** Every game provider's dialect. */
export const walletDrivers: readonly WalletDriver[] = [studioDriver, quickDriver];
