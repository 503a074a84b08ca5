import type { Services } from '../context.ts';
import type { ExclusionEffect } from '../exclusion-effects.ts';
import { cancelOnClosing } from '../money/index.ts';
import { freezeOnClosing } from './freeze-on-closing.ts';

/** What closing an account also does, also when an operator closes it. */
export function closingEffects({
  ledger,
  clock,
}: Pick<Services, 'ledger' | 'clock'>): readonly ExclusionEffect[] {
  return [cancelOnClosing({ clock }), freezeOnClosing({ ledger, clock })];
}
