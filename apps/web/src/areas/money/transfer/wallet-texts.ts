import type { MessageKey } from '@baize/messages/keys';
import type { IconName } from '@baize/ui';

import type { TransferWallet } from '../../../addresses/transfer-address.ts';
import type { WalletName } from './wallet-queries.ts';

/** The name and the picture of each wallet. */
export const walletTexts: Readonly<
  Record<WalletName, { readonly name: MessageKey; readonly icon: IconName }>
> = {
  main: { name: 'history_wallet_main', icon: 'wallet' },
  poker: { name: 'history_wallet_poker', icon: 'spade' },
  live_slot: { name: 'history_wallet_live_slot', icon: 'cherry' },
  binary: { name: 'history_wallet_binary', icon: 'trending-up' },
  bonus: { name: 'history_wallet_bonus', icon: 'gift' },
  held: { name: 'history_wallet_held', icon: 'hourglass' },
};

/** What the button of each direction says. */
export const sendTexts: Readonly<Record<TransferWallet, MessageKey>> = {
  poker: 'wallet_send_poker',
  live_slot: 'wallet_send_live_slot',
  binary: 'wallet_send_binary',
};
