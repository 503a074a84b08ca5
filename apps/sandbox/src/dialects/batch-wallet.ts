import {
  ACTION_BATCH,
  BODY_SIGNATURE_HEADER,
  quickErrors,
  signBatch,
  type SigningKey,
  type WalletCall,
  walletPath,
} from '@baize/providers';

import type { TableReply, TableRound, TableSeat, TableWallet } from '../quick/table-wallet.ts';
import { type DialectWalletDeps, numberOf, postCall, readFields } from './dialect-wallet.ts';

/** Codes of refusals; others below 500 are final. */
const errorOf: Readonly<Record<number, number>> = {
  100: quickErrors.noFunds,
  101: quickErrors.tokenInvalid,
  105: quickErrors.limit,
  106: quickErrors.limit,
  110: quickErrors.playerBlocked,
  154: quickErrors.invalid,
  // A win may overtake its bet.
  404: quickErrors.retry,
  405: quickErrors.gameUnknown,
};
const SERVER_FAULT = 500;

/** Wallet calls in batches of actions, signed with the brand's secret. */
export function createBatchWallet(deps: DialectWalletDeps): TableWallet {
  async function send(
    call: WalletCall,
    key: SigningKey,
    seat: TableSeat,
    more: object,
  ): Promise<TableReply | null> {
    const name = call === 'rollback' ? 'rollback' : 'play';
    const result = await postCall(deps, call, ({ currency = seat.currency }) => {
      const head = { user_id: seat.userId, currency, game: seat.gameId, session_id: seat.token };
      const body = JSON.stringify({ ...head, ...more });
      const headers = {
        'content-type': 'application/json',
        [BODY_SIGNATURE_HEADER]: signBatch(body, key.secret),
      };
      return { path: `${walletPath(ACTION_BATCH, key.siteId)}/${name}`, body, headers };
    });
    const fields = readFields(result);
    if (!fields || result.kind === 'none' || result.status >= SERVER_FAULT) return null;
    const balanceMinor = numberOf(fields['balance']);
    if (result.status === 200) return { error: quickErrors.none, balanceMinor };
    return { error: errorOf[numberOf(fields['code']) ?? 0] ?? quickErrors.final, balanceMinor };
  }

  return {
    // The launch has opened the session.
    async open({ key, token, userId, gameId, currency }) {
      const reply = await send('balance', key, { userId, token, gameId, currency }, {});
      return reply && { ...reply, userId, token };
    },
    balance: (key, seat) => send('balance', key, seat, {}),
    bet: (key, round) => send('bet', key, round, actionOf(round, 'bet', round.stakeMinor)),
    refund: (key, round) =>
      send('rollback', key, round, {
        game_id: round.id,
        finished: true,
        actions: [
          { action: 'rollback', action_id: `rollback-${round.id}`, original_action_id: `bet-${round.id}` },
        ],
      }),
    win: (key, round) =>
      send('win', key, round, { ...actionOf(round, 'win', round.winMinor), finished: true }),
    // The win has finished the round.
    end: () => Promise.resolve({ error: quickErrors.none }),
  };
}

function actionOf({ id }: TableRound, action: 'bet' | 'win', amount: number) {
  return { game_id: id, actions: [{ action, action_id: `${action}-${id}`, amount }] };
}
