import type { Services } from '../context.ts';
import type { ExclusionEffect } from '../exclusion-effects.ts';
import { withdrawOffers } from './withdraw-offers.ts';

/** Freezes the active bonus of a player who closes the account, and takes back what was only offered. */
export function freezeOnClosing({ ledger, clock }: Pick<Services, 'ledger' | 'clock'>): ExclusionEffect {
  return async (transaction, key) => {
    await withdrawOffers(transaction, key, clock.now());
    await ledger.within(transaction).freezeBonus(key, true);
  };
}
