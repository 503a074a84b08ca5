import { type Body, invalidFields } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import { publishLimits } from './publish-limits.ts';

/**
 * Sets the minutes between two reality checks; null for none.
 *
 * @throws CallError `invalid` if the brand does not offer the interval
 */
export async function setRealityCheck(
  context: PlayerContext,
  { every }: Body<'POST /account/reality-check'>,
): Promise<void> {
  const { database, brand, player, ids } = context;
  const choices: readonly (number | null)[] = brand.traits['limits.realityCheckChoices'];
  if (!choices.includes(every)) throw invalidFields({ every: { message: 'reality_check_choice' } });
  await database.pool.query('select set_reality_check($1, $2, $3, $4, $5)', [
    player.siteId,
    player.id,
    brand.traits['limits.realityCheckDefault'],
    every,
    ids.next(),
  ]);
  publishLimits(context);
}
