import type { MessageKey } from '@baize/messages/keys';

import { isServed } from '../../addresses/is-served.ts';
import * as paths from '../../addresses/paths.ts';
import type { App } from '../../app/app.ts';

interface Wallet {
  /** Its number on the wire; undefined is the main wallet, the default. */
  readonly value: number | undefined;
  readonly label: MessageKey;
}

const main: Wallet = { value: undefined, label: 'history_wallet_main' };
const held: Wallet = { value: 6, label: 'history_wallet_held' };

/** The wallets of a brand's players. */
export function walletsOf({ options, traits }: App['brand']): readonly Wallet[] {
  const others: readonly (Wallet & { isUsed: boolean })[] = [
    { value: 2, label: 'history_wallet_poker', isUsed: options.poker },
    { value: 3, label: 'history_wallet_live_slot', isUsed: isServed(paths.liveSlot) },
    { value: 4, label: 'history_wallet_binary', isUsed: isServed(paths.liveBinary) },
    {
      value: 5,
      label: 'history_wallet_bonus',
      isUsed: !traits['account.hiddenItems'].includes('bonuses') && isServed(paths.playerBonuses),
    },
  ];
  return [main, ...others.filter(({ isUsed }) => isUsed).map(({ value, label }) => ({ value, label })), held];
}
