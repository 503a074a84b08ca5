import { createHash, type KeyObject } from 'node:crypto';

import type { IdMaker } from '@baize/clock';
import {
  quickErrors,
  RSA_JSON,
  RSA_SIGNATURE_HEADER,
  RSA_UNITS_PER_MINOR,
  type SigningKey,
  signRsa,
  type WalletCall,
  walletPath,
} from '@baize/providers';

import type { TableReply, TableRound, TableSeat, TableWallet } from '../quick/table-wallet.ts';
import { type DialectWalletDeps, numberOf, postCall, readFields, textOf } from './dialect-wallet.ts';

/** Statuses after which the same call may have another outcome are missing: they are no decision. */
const errorOf: Readonly<Record<string, number>> = {
  RS_OK: quickErrors.none,
  RS_ERROR_NOT_ENOUGH_MONEY: quickErrors.noFunds,
  RS_ERROR_USER_DISABLED: quickErrors.playerBlocked,
  RS_ERROR_BET_LIMIT_EXCEEDED: quickErrors.limit,
  RS_ERROR_INVALID_TOKEN: quickErrors.tokenInvalid,
  RS_ERROR_TOKEN_EXPIRED: quickErrors.tokenInvalid,
  RS_ERROR_INVALID_GAME: quickErrors.gameUnknown,
  RS_ERROR_WRONG_CURRENCY: quickErrors.invalid,
  RS_ERROR_WRONG_SYNTAX: quickErrors.final,
  RS_ERROR_WRONG_TYPES: quickErrors.invalid,
  RS_ERROR_DUPLICATE_TRANSACTION: quickErrors.final,
  RS_ERROR_TRANSACTION_ROLLED_BACK: quickErrors.final,
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: quickErrors.retry,
};

/** Nothing has to be given back of a bet that never arrived; it will be refused if it does. */
const refundErrorOf: typeof errorOf = { ...errorOf, RS_ERROR_TRANSACTION_DOES_NOT_EXIST: quickErrors.none };

/** Ids of this family are UUIDs; the same name always gives the same one. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Wallet calls in JSON, signed with the provider's RSA key. */
export function createRsaWallet(
  deps: DialectWalletDeps & { readonly ids: IdMaker },
  privateKey: KeyObject,
): TableWallet {
  async function send(call: WalletCall, path: string, { siteId }: SigningKey, fields: object) {
    const result = await postCall(deps, call, ({ currency }) => {
      const isNamed = currency !== undefined && 'currency' in fields;
      const request = { ...fields, request_uuid: uuidOf(`request ${deps.ids.next()}`) };
      const body = JSON.stringify({ ...request, ...(isNamed && { currency }) });
      const headers = {
        'content-type': 'application/json',
        [RSA_SIGNATURE_HEADER]: signRsa(body, privateKey),
      };
      return { path: `${walletPath(RSA_JSON, siteId)}/${path}`, body, headers };
    });
    return result.kind === 'answer' && result.status === 200 ? readFields(result) : null;
  }
  const book = async (...call: Parameters<typeof send>): Promise<TableReply | null> => {
    const fields = await send(...call);
    const errors = call[0] === 'rollback' ? refundErrorOf : errorOf;
    const error = errors[textOf(fields?.['status']) ?? ''];
    return fields && error !== undefined ? { error, balanceMinor: minorOf(fields['balance']) } : null;
  };

  return {
    async open({ key, token, userId }) {
      const fields = await send('session', 'wallet/check', key, { token });
      const error = errorOf[textOf(fields?.['status']) ?? ''];
      if (!fields || error === undefined) return null;
      return { error, userId, token: textOf(fields['token']), balanceMinor: minorOf(fields['balance']) };
    },
    balance: (key, seat) => book('balance', 'user/balance', key, callerOf(seat)),
    bet: (key, round) =>
      book('bet', 'transaction/bet', key, {
        ...movementOf(round, round.stakeMinor),
        transaction_uuid: uuidOf(`bet ${round.id}`),
        round_closed: false,
      }),
    refund: (key, round) =>
      book('rollback', 'transaction/rollback', key, {
        ...callerOf(round),
        transaction_uuid: uuidOf(`rollback ${round.id}`),
        reference_transaction_uuid: uuidOf(`bet ${round.id}`),
        round: round.id,
        round_closed: true,
      }),
    win: (key, round) =>
      book('win', 'transaction/win', key, {
        ...movementOf(round, round.winMinor),
        transaction_uuid: uuidOf(`win ${round.id}`),
        reference_transaction_uuid: uuidOf(`bet ${round.id}`),
        round_closed: true,
      }),
    // The win has closed the round.
    end: () => Promise.resolve({ error: quickErrors.none }),
  };
}

function callerOf({ userId, token, gameId }: TableSeat) {
  return { user: userId, token, game_code: gameId };
}

function movementOf(round: TableRound, amountMinor: number) {
  const { id, currency } = round;
  const amount = amountMinor * Number(RSA_UNITS_PER_MINOR);
  return { ...callerOf(round), round: id, currency, amount, is_free: false };
}

function minorOf(units: unknown): number | undefined {
  const number = numberOf(units);
  return number === undefined ? undefined : number / Number(RSA_UNITS_PER_MINOR);
}
