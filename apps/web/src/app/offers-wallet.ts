import type { App } from './app.ts';

/** A wallet of games that a brand may not have; the pages of its games go with it. */
export type GameWallet = 'poker' | 'live_slot' | 'binary';

export function offersWallet(
  { options, traits }: Pick<App['brand'], 'options' | 'traits'>,
  wallet: GameWallet,
): boolean {
  switch (wallet) {
    case 'poker':
      return options.poker;
    case 'live_slot':
      return traits['money.wallets'].includes('liveSlot');
    default:
      return traits['money.wallets'].includes('binary');
  }
}
