import type { PlayerContext } from '../context.ts';

/**
 * Minutes between two reality checks of a player: the player's own choice, else the brand's default; null for none. A
 * choice stays if the brand no longer offers it, unless it switched the checks off.
 */
export async function realityCheckEvery({
  database,
  brand,
  player,
}: Pick<PlayerContext, 'database' | 'brand' | 'player'>): Promise<number | null> {
  const { rows } = await database.pool.query<{ every: number | null }>(
    'select every from reality_check_of($1, $2)',
    [player.siteId, player.id],
  );
  const byDefault = brand.traits['limits.realityCheckDefault'];
  const [own] = rows;
  if (own === undefined) return byDefault;
  const mayBeOff = brand.traits['limits.realityCheckChoices'].includes(null);
  return own.every === null && !mayBeOff ? byDefault : own.every;
}
