import { ACTION_BATCH, BODY_SIGNATURE_HEADER, signBatch, walletPath } from '@baize/providers';

import { postOverHttp } from './post-over-http.ts';
import {
  notIntegers,
  type WalletCallName,
  type WalletDriver,
  type WalletFields,
  type WalletWord,
} from './wallet-driver.ts';

const codes: Readonly<Record<WalletWord, number>> = {
  OK: 200,
  OK_EMPTY: 200,
  NO_FUNDS: 100,
  MISMATCH: 400,
  CANCELLED: 400,
  BET_UNKNOWN: 404,
  BET_SETTLED: 400,
  BET_CANCELLED: 400,
  ROUND_CLOSED: 400,
  LIMIT: 105,
  BONUS_TERMS: 105,
  NO_FREE_ROUNDS: 610,
  PLAYER_BLOCKED: 110,
  PLAYER_UNKNOWN: 101,
  GAME_UNKNOWN: 405,
  CURRENCY: 154,
  SESSION_EXPIRED: 101,
  INVALID: 400,
  UNDECIDED: 503,
  BAD_SIGNATURE: 403,
};

function action(call: WalletCallName, fields: WalletFields): object {
  const { tx, amount, kind } = fields;
  if (call === 'rollback') return { action: 'rollback', action_id: tx, original_action_id: fields.bet_tx };
  if (call === 'reverse_win') return { action: 'rollback', action_id: tx, original_action_id: fields.win_tx };
  return { action: call, action_id: tx, amount, ...(kind === 'jackpot' && { jackpot_win: amount }) };
}

function actionsOf(call: WalletCallName, fields: WalletFields): object {
  switch (call) {
    case 'balance':
      return {};
    case 'round_end':
      return { actions: [], finished: true };
    case 'batch':
      return { actions: (fields.calls ?? []).map((one) => action(one.call, one)) };
    case 'pair':
      return {
        actions: [
          action('bet', { ...fields, amount: 1_000 }),
          action('win', { tx: `${fields.tx}-win`, amount: 2_500 }),
        ],
        finished: true,
      };
    default:
      return { actions: [action(call, fields)] };
  }
}

function bodyOf(call: WalletCallName, fields: WalletFields): object {
  if (fields.kind === 'free_round')
    return { issue_id: `${fields.player}:${fields.tx}`, status: 'played', total_amount: fields.amount };
  const head = call === 'batch' ? (fields.calls?.[0] ?? {}) : fields;
  return {
    user_id: head.player,
    currency: head.currency ?? 'TRY',
    game: head.game ?? '1',
    game_id: head.round,
    session_id: head.session,
    ...actionsOf(call, fields),
  };
}

interface BatchReply {
  readonly code?: number;
  readonly balance?: number;
  readonly transactions?: readonly { readonly tx_id: string }[];
}

export const actionBatchDriver: WalletDriver = {
  provider: ACTION_BATCH,
  gameId: 140_413,
  otherGameId: 140_414,
  namesBets: false,
  badAmounts: notIntegers,
  code: (word) => codes[word],
  undecidedHttp: 503,
  foreignRollback: 'BET_UNKNOWN',
  furtherCalls: ['reverse_win', 'batch', 'pair'],
  lacks: { W25: 'a rollback has no amount' },
  opensAtLaunch: true,
  freeKinds: ['jackpot', 'free_round'],
  pairMinor: 1_500n,
  settings: ({ keys, siteIds }) => ({
    secrets: siteIds.map((siteId) => `${siteId}=${keys.current(ACTION_BATCH, siteId).secret}`).join(','),
    casinoId: 'baize',
  }),
  async send(app, call, fields, how = {}) {
    const { siteId = app.brand.siteId, tamper, party = ACTION_BATCH, loseReplyAfter } = how;
    const name = { rollback: 'rollback', free_round: 'freespins' }[fields.kind ?? call] ?? 'play';
    const rawBody = JSON.stringify(bodyOf(call, fields));
    const { http, text } = await postOverHttp(app, {
      path: `${walletPath(ACTION_BATCH, siteId)}/${name}`,
      body: tamper?.(rawBody) ?? rawBody,
      headers: {
        'content-type': 'application/json',
        [BODY_SIGNATURE_HEADER]: signBatch(rawBody, app.keys.current(party, siteId).secret),
      },
      loseReplyAfter,
    });
    const { code = http, balance, transactions = [] } = JSON.parse(text) as BatchReply;
    const [first] = transactions;
    return {
      http,
      code,
      ...(first && { tx: first.tx_id }),
      ...(balance !== undefined && { balanceMinor: balance }),
    };
  },
};
