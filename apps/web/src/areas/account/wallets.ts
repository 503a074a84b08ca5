import { type HistoryWallet, historyWallet } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

import { offeredWallets } from '../../addresses/offered-wallets.ts';
import { transferWallets } from '../../addresses/transfer-address.ts';
import type { App } from '../../app/app.ts';
import type { Translate } from '../../messages/use-messages.ts';
import { walletTexts } from '../money/index.ts';

interface Wallet {
  /** Its number on the wire; undefined is the main wallet, the default. */
  readonly value: number | undefined;
  readonly label: MessageKey;
}

/** The name of a wallet that games are played with, by its number on the wire. */
export function walletName(t: Translate, number: number): string {
  const wallet = transferWallets.find((one) => historyWallet[one] === number);
  return wallet === undefined ? String(number) : t(walletTexts[wallet].name);
}

/** The wallets of a brand's players. */
export function walletsOf(brand: App['brand']): readonly Wallet[] {
  const hasBonus = !brand.traits['account.hiddenItems'].includes('bonuses');
  const others: readonly HistoryWallet[] = [
    ...offeredWallets(brand),
    ...(hasBonus ? ['bonus' as const] : []),
    'held',
  ];
  return [
    { value: undefined, label: walletTexts.main.name },
    ...others.map((wallet) => ({ value: historyWallet[wallet], label: walletTexts[wallet].name })),
  ];
}
