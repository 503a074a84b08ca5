import type { App } from '../app/app.ts';
import { offersWallet } from '../app/offers-wallet.ts';
import { type TransferWallet, transferWallets } from './transfer-address.ts';

/** The wallets that the players of a brand can move money into. */
export function offeredWallets(brand: App['brand']): readonly TransferWallet[] {
  return transferWallets.filter((wallet) => offersWallet(brand, wallet));
}
