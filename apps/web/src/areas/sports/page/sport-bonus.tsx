import type { SportsProvider } from '@baize/brand';

import { useIsPlayer } from '../../../call/index.ts';
import { GameBonusLine } from '../../rewards/index.ts';

/** Over a book: what the player's bonus means in it. */
export function SportBonus({ provider }: { readonly provider: SportsProvider }) {
  return useIsPlayer() ? <GameBonusLine at={{ book: provider }} /> : null;
}
