import type { Brand } from '@baize/brand';
import type { Reply } from '@baize/contract';
import type { AccountKind, PlayWallet } from '@baize/ledger';

export type WalletName = Reply<'GET /account/wallets'>['data']['wallets'][number]['wallet'];

/** Accounts by their names on the wire. */
export const walletNames = {
  main: 'main',
  poker: 'poker',
  liveSlot: 'live_slot',
  binary: 'binary',
  bonus: 'bonus',
  held: 'held',
} as const satisfies Readonly<Record<AccountKind, WalletName>>;

/** Whether the players of a brand have a wallet. */
export function offersWallet({ options, traits }: Pick<Brand, 'options' | 'traits'>, wallet: PlayWallet) {
  return wallet === 'poker' ? options.poker : traits['money.wallets'].includes(wallet);
}
