import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

import { RSA_JSON, signRsa, walletPath } from '@baize/providers';

import { postOverHttp } from './post-over-http.ts';
import {
  notIntegers,
  type WalletCallName,
  type WalletDriver,
  type WalletFields,
  type WalletWord,
} from './wallet-driver.ts';

const words: Readonly<Record<WalletWord, string>> = {
  OK: 'RS_OK',
  OK_EMPTY: 'RS_OK',
  NO_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  MISMATCH: 'RS_ERROR_DUPLICATE_TRANSACTION',
  CANCELLED: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  BET_UNKNOWN: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  BET_SETTLED: 'RS_ERROR_DUPLICATE_TRANSACTION',
  BET_CANCELLED: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  ROUND_CLOSED: 'RS_ERROR_WRONG_SYNTAX',
  LIMIT: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  BONUS_TERMS: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  NO_FREE_ROUNDS: 'RS_ERROR_WRONG_SYNTAX',
  PLAYER_BLOCKED: 'RS_ERROR_USER_DISABLED',
  PLAYER_UNKNOWN: 'RS_ERROR_INVALID_TOKEN',
  GAME_UNKNOWN: 'RS_ERROR_INVALID_GAME',
  CURRENCY: 'RS_ERROR_WRONG_CURRENCY',
  SESSION_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  INVALID: 'RS_ERROR_WRONG_TYPES',
  UNDECIDED: 'RS_ERROR_UNKNOWN',
  BAD_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
};

const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });

const paths: Readonly<Record<WalletCallName, string>> = {
  session: 'wallet/check',
  balance: 'user/balance',
  bet: 'transaction/bet',
  win: 'transaction/win',
  rollback: 'transaction/rollback',
  reverse_win: 'transaction/rollback',
  round_end: 'transaction/win',
  pair: '',
  batch: '',
};

/** A UUID with letters, a new one in each run. */
const lettered = `abcdef00-0000-4000-8000-${randomBytes(6).toString('hex')}`;

/** An id that begins like this is sent as it is. */
const RAW = 'raw:';
const UNITS_PER_MINOR = 1_000;

/** The suite's ids are names; those of this dialect are UUIDs. */
function uuidOf(name: string | null | undefined): string | undefined {
  if (name === null || name === undefined) return undefined;
  if (name.startsWith(RAW)) return name.slice(RAW.length);
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** @param amount minor units; a bigint is sent as it is */
function unitsOf(amount: unknown): unknown {
  if (typeof amount === 'bigint') return Number(amount);
  return typeof amount === 'number' && Number.isSafeInteger(amount) ? amount * UNITS_PER_MINOR : amount;
}

function bodyOf(call: WalletCallName, fields: WalletFields): object {
  const { kind = 'round' } = fields;
  const isEnd = call === 'round_end';
  const amount = unitsOf(isEnd ? 0 : fields.amount);
  return {
    user: fields.player,
    token: call === 'session' ? fields.token : (fields.session ?? 'none'),
    request_uuid: uuidOf('request'),
    game_code: fields.game,
    round: fields.round,
    transaction_uuid: uuidOf(isEnd ? `end of ${fields.round}` : fields.tx),
    reference_transaction_uuid: uuidOf(call === 'reverse_win' ? fields.win_tx : fields.bet_tx),
    currency: isEnd ? 'TRY' : fields.currency,
    amount,
    ...(isEnd && { round_closed: true, is_free: fields.bet_tx === undefined }),
    ...(kind === 'free_round' && { is_free: true }),
    ...(kind === 'jackpot' && { jackpot_win: amount }),
  };
}

interface RsaReply {
  readonly status: string;
  readonly request_uuid?: string;
  readonly balance?: number;
  readonly token?: string;
}

export const rsaJsonDriver: WalletDriver = {
  provider: RSA_JSON,
  gameId: 140_415,
  otherGameId: 140_416,
  namesBets: true,
  badAmounts: [...notIntegers, 1_000.5, 1_050n, -1_000n],
  code: (word) => words[word],
  undecidedHttp: 503,
  foreignRollback: 'BET_UNKNOWN',
  furtherCalls: ['reverse_win'],
  lacks: { W25: 'a rollback has no amount' },
  unknownRollback: 'BET_UNKNOWN',
  unknownBrand: 'RS_ERROR_INVALID_PARTNER',
  betMissing: 'RS_ERROR_WRONG_SYNTAX',
  freeKinds: ['jackpot', 'free_round'],
  badIds: [RAW, `${RAW}b1`, `${RAW}${'a'.repeat(65)}`, `${RAW}bа1`, `${RAW}{${'0'.repeat(34)}}`],
  idsByCase: [`${RAW}${lettered}`, `${RAW}${lettered.toUpperCase()}`],
  settings: () => ({
    publicKey: provider.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: ours.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    operatorId: '1',
  }),
  async send(app, call, fields, how = {}) {
    const { siteId = app.brand.siteId, tamper, party = RSA_JSON, loseReplyAfter } = how;
    const rawBody = JSON.stringify(bodyOf(call, fields));
    const own = app.studio?.privateKey ?? provider.privateKey;
    const key = party === RSA_JSON ? own : stranger.privateKey;
    const { http, text } = await postOverHttp(app, {
      path: `${walletPath(RSA_JSON, siteId)}/${paths[call]}`,
      body: tamper?.(rawBody) ?? rawBody,
      headers: { 'content-type': 'application/json', 'x-hub88-signature': signRsa(rawBody, key) },
      loseReplyAfter,
    });
    const { status, balance, token } = JSON.parse(text) as RsaReply;
    return {
      http,
      code: status,
      ...(balance !== undefined && { balanceMinor: balance / UNITS_PER_MINOR }),
      ...(token !== undefined && { session: token }),
    };
  },
};
