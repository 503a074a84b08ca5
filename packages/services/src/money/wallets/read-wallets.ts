import { CallError, type Reply } from '@baize/contract';
import { and, eq, walletTransfer } from '@baize/db';
import {
  accountKind,
  type AccountKind,
  accountKinds,
  type PlayWallet,
  playWallets,
  transferState,
} from '@baize/ledger';

import type { PlayerContext } from '../../context.ts';
import { offersWallet, walletNames } from './wallet-names.ts';

type Wallet = Reply<'GET /account/wallets'>['data']['wallets'][number];

/** All money of the player: the wallets of the brand, and those with money in them that it does not have any more. */
export async function readWallets(context: PlayerContext): Promise<Reply<'GET /account/wallets'>> {
  const { brand, ledger, player } = context;
  const [balances, pending] = await Promise.all([
    ledger.balances(player.siteId, player.id),
    readPending(context),
  ]);
  const describe = async (kind: AccountKind): Promise<Wallet> => {
    const wallet = playWallets.find((one) => one === kind);
    return {
      wallet: walletNames[kind],
      balance: balances[kind],
      in_play: wallet === undefined ? null : await ledger.moneyInPlay(player.siteId, player.id, wallet),
      pending: pending.get(accountKind[kind]) ?? null,
      is_offered: wallet !== undefined && offersWallet(brand, wallet),
    };
  };
  const isShown = (kind: AccountKind) => {
    if (kind === 'main' || kind === 'held' || balances[kind] > 0n) return true;
    if (kind === 'bonus') return !brand.traits['account.hiddenItems'].includes('bonuses');
    return offersWallet(brand, kind);
  };
  return {
    success: true,
    data: {
      total: Object.values(balances).reduce((sum, one) => sum + one, 0n),
      wallets: await Promise.all(accountKinds.filter(isShown).map(describe)),
    },
  };
}

async function readPending({ database, player }: PlayerContext): Promise<ReadonlyMap<number, bigint>> {
  const rows = await database.sql
    .select({ wallet: walletTransfer.wallet, amountMinor: walletTransfer.amountMinor })
    .from(walletTransfer)
    .where(
      and(
        eq(walletTransfer.siteId, player.siteId),
        eq(walletTransfer.playerId, player.id),
        eq(walletTransfer.status, transferState.pending),
      ),
    );
  return new Map(rows.map(({ wallet, amountMinor }) => [wallet, amountMinor]));
}

/**
 * The balance of one wallet.
 *
 * @throws CallError `data_not_found` for a wallet that the brand does not have
 */
export async function readWalletBalance(
  { brand, ledger, player }: PlayerContext,
  wallet: PlayWallet,
): Promise<bigint> {
  if (!offersWallet(brand, wallet)) throw new CallError('data_not_found');
  return (await ledger.balance(player.siteId, player.id, wallet)) ?? 0n;
}
