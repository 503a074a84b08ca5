import { type Body, CallError, type ErrorCode, invalidFields, type Language } from '@baize/contract';
import { currencyCode, formatMoney, MAX_AMOUNT_MINOR } from '@baize/currency';
import { and, eq, player } from '@baize/db';
import {
  type PlayWallet,
  type TransferReason,
  transferState,
  transferType,
  type WalletTransfer,
} from '@baize/ledger';

import type { PlayerContext } from '../../context.ts';
import { readAmount } from '../read-payment-form.ts';
import { publishWallets } from './publish-wallets.ts';
import { offersWallet } from './wallet-names.ts';

type TransferBody = Body<'POST /poker-transfer'>;

/** A transfer that was approved, or waits until its wallet is not in play any more. */
interface MadeTransfer {
  readonly id: number;
  readonly status: number;
}

const refusals: Readonly<Record<TransferReason, ErrorCode>> = {
  closed: 'account_closed',
  frozen: 'wallet_frozen',
  not_permitted: 'transfer_not_permitted',
  debt: 'debt_open',
  limit: 'transfer_limit_reached',
  bonus: 'transfer_bonus_active',
  waiting: 'transfer_pending',
  insufficient: 'transfer_insufficient',
  balance_limit: 'transfer_too_large',
};

/**
 * Moves money between the player's main wallet and another one. Out of it always, also at a brand that does not have it any
 * more; into it only if the player may play.
 *
 * @throws CallError `invalid` for the amount, `data_not_found` for a wallet that the brand does not have,
 * `country_restricted`, `poker_user_missing`, `conflict` for a key with other content, or the refusal that is now in the history
 */
export async function transferMoney(
  context: PlayerContext,
  wallet: PlayWallet,
  body: TransferBody,
): Promise<MadeTransfer> {
  const { ids, language, ledger, player: owner } = context;
  const direction = body.type === transferType.toMain ? 'toMain' : 'toWallet';
  if (direction === 'toWallet') await requireWallet(context, wallet);
  const amountMinor = readTransferAmount(body.amount, language);
  const transfer: WalletTransfer = {
    siteId: owner.siteId,
    playerId: owner.id,
    key: body.key ?? String(ids.next()),
    wallet,
    direction,
    amountMinor,
  };
  const result = await ledger.transfer(transfer);
  if (result.status === 'unknownAccount') throw new CallError('unauthenticated');
  if (result.status === 'mismatch') throw new CallError('conflict');
  await publishWallets(context, { siteId: owner.siteId, playerId: owner.id });
  if (result.status === 'rejected') throw refused(result.reason);
  return { id: result.transferId, status: transferState[result.status] };
}

/** @throws CallError unless the player may move money into a wallet at all */
async function requireWallet(
  { brand, country, database, player: owner }: PlayerContext,
  wallet: PlayWallet,
): Promise<void> {
  if (!offersWallet(brand, wallet)) throw new CallError('data_not_found');
  if (brand.restrictedCountries.includes(country)) throw new CallError('country_restricted');
  if (wallet !== 'poker') return;
  const [row] = await database.sql
    .select({ pokerUserAt: player.pokerUserAt })
    .from(player)
    .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id)));
  if (!row?.pokerUserAt) throw new CallError('poker_user_missing', { message: 'transfer_poker_name' });
}

/** Programs send "250.00" or a number; typed amounts are parsed by the conventions of the language. */
function readTransferAmount(amount: TransferBody['amount'], language: Language): bigint {
  const text = String(amount).trim();
  if (text === '') throw invalidFields({ amount: { message: 'field_required' } });
  const amountMinor = readAmount(text, typeof amount === 'number' ? 'en' : language);
  if (amountMinor === undefined || amountMinor <= 0n)
    throw invalidFields({ amount: { message: 'amount_invalid' } });
  if (amountMinor > MAX_AMOUNT_MINOR) {
    const max = formatMoney(MAX_AMOUNT_MINOR, currencyCode.lira, language);
    throw invalidFields({ amount: { message: 'amount_max', values: { max } } });
  }
  return amountMinor;
}

function refused(reason: TransferReason | undefined): CallError {
  if (reason === undefined) throw new Error('a transfer was rejected without a reason');
  const code = refusals[reason];
  return new CallError(code, code === 'wallet_frozen' ? { message: 'transfer_wallet_frozen' } : {});
}
