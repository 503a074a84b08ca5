import type { Runner } from './ledger-booking.ts';

interface MessageQuery {
  readonly siteId: number;
  readonly playerId: number;
  readonly kinds: readonly string[];
  /** Only messages before this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The ids of a player's newest messages of some kinds; the latest of each kind are read, however many others there are. */
export async function findMessagesOfKinds(
  runner: Runner,
  { siteId, playerId, kinds, before, limit }: MessageQuery,
): Promise<number[]> {
  const { rows } = await runner.query<{ id: string }>({
    name: 'messages_of_kinds',
    text: `select latest.id from unnest($3::text[]) as of (kind)
      cross join lateral (
        select m.id from player_message m
          where m.site_id = $1 and m.player_id = $2 and m.kind = of.kind and m.id < $4
          order by m.id desc limit $5
      ) as latest
      order by latest.id desc limit $5`,
    values: [siteId, playerId, kinds, before ?? Number.MAX_SAFE_INTEGER, limit],
  });
  return rows.map(({ id }) => Number(id));
}
