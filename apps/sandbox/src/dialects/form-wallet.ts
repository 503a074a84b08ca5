import type { Clock } from '@baize/clock';
import {
  FORM_HASH,
  formatDecimal,
  formatForm,
  quickErrors,
  type SigningKey,
  type WalletCall,
  walletPath,
} from '@baize/providers';

import type { TableReply, TableRound, TableSeat, TableWallet } from '../quick/table-wallet.ts';
import { type DialectWalletDeps, numberOf, postCall, readFields, textOf } from './dialect-wallet.ts';

/** The provider's id in its own calls. */
export const FORM_PROVIDER_ID = 'sandbox';

/** Numbers that the table calls something else; the others are the same. */
const errorOf: Readonly<Record<number, number>> = { 130: quickErrors.retry, 310: quickErrors.limit };

/** Wallet calls as hashed forms. */
export function createFormWallet(deps: DialectWalletDeps & { readonly clock: Clock }): TableWallet {
  async function send(
    call: WalletCall,
    page: string,
    key: SigningKey,
    form: Readonly<Record<string, string>>,
  ) {
    const result = await postCall(deps, call, ({ skewMs = 0 }) => {
      const timestamp = String(deps.clock.now().getTime() + skewMs);
      return {
        path: `${walletPath(FORM_HASH, key.siteId)}/${page}.html`,
        body: formatForm({ ...form, providerId: FORM_PROVIDER_ID, timestamp }, key.secret),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      };
    });
    const fields = result.kind === 'answer' && result.status === 200 ? readFields(result) : null;
    const error = numberOf(fields?.['error']);
    return fields && error !== undefined ? { fields, error: errorOf[error] ?? error } : null;
  }
  const book = async (...call: Parameters<typeof send>): Promise<TableReply | null> => {
    const reply = await send(...call);
    return reply && { error: reply.error, balanceMinor: minorOf(reply.fields['cash']) };
  };

  return {
    async open({ key, token, gameId }) {
      const reply = await send('session', 'authenticate', key, { token, gameId });
      if (reply === null) return null;
      const { error, fields } = reply;
      const { minBet, maxBet } = Object(fields['betLimits']) as { minBet?: unknown; maxBet?: unknown };
      const [min, max] = [minorOf(minBet), minorOf(maxBet)];
      return {
        error,
        userId: textOf(fields['userId']),
        token: textOf(fields['token']),
        balanceMinor: minorOf(fields['cash']),
        ...(min !== undefined && max !== undefined && { limits: { min, max } }),
      };
    },
    balance: (key, { userId, token }) => book('balance', 'balance', key, { userId, token }),
    bet: (key, round) =>
      book('bet', 'bet', key, {
        ...playOf(round),
        token: round.token,
        reference: `b${round.id}`,
        amount: decimal(round.stakeMinor),
        roundDetails: 'spin',
      }),
    refund: (key, round) =>
      book('rollback', 'refund', key, {
        ...playOf(round),
        reference: `b${round.id}`,
        amount: decimal(round.stakeMinor),
      }),
    win: (key, round) =>
      book('win', 'result', key, {
        ...playOf(round),
        reference: `r${round.id}`,
        amount: decimal(round.winMinor),
        roundDetails: 'spin',
      }),
    end: (key, round) => book('round_end', 'endRound', key, playOf(round)),
  };
}

function playOf({ id: roundId, userId, gameId }: Pick<TableRound, 'id'> & TableSeat) {
  return { userId, gameId, roundId };
}

const decimal = (amountMinor: number) => formatDecimal(BigInt(amountMinor));

/** The wallet's numbers have two decimals, so rounding to minor units is exact. */
function minorOf(amount: unknown): number | undefined {
  const number = numberOf(amount);
  return number === undefined ? undefined : Math.round(number * 100);
}
