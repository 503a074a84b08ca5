import { CallError } from '@baize/contract';
import { and, eq, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';

const ROWS_AT_ONCE = 1_000;

/** What a history's own verb is called with for a part of a file, beside its filters. */
interface HistoryPart {
  readonly page: number;
  readonly rows_at_once: number;
  readonly until_ms: number;
}

interface HistoryReply {
  readonly data: readonly { readonly id: number }[];
  readonly total: number;
}

/** All rows of a range, newest first, as they were when the file was begun. */
export interface WholeHistory<Page extends HistoryReply> {
  readonly first: Page;
  /** Each part is read when it is needed, so that memory does not grow with the number of rows. */
  parts(): AsyncGenerator<readonly Page['data'][number][]>;
}

/**
 * Begins to read all rows of a range.
 *
 * @param read one part, by the history's own verb
 * @throws CallError `history_too_long` for more rows than `maxRows`
 */
export async function readWholeHistory<Page extends HistoryReply>(
  { clock }: Pick<PlayerContext, 'clock'>,
  maxRows: number,
  read: (part: HistoryPart) => Promise<{ readonly data: Page }>,
): Promise<WholeHistory<Page>> {
  const part = { rows_at_once: ROWS_AT_ONCE, until_ms: clock.now().getTime() + 1 };
  const { data: first } = await read({ ...part, page: 1 });
  if (first.total > maxRows)
    throw new CallError('history_too_long', { values: { rows: first.total, max: maxRows } });
  return {
    first,
    async *parts() {
      // A booking that began before the file may appear between two parts and move the rest by one.
      const seen = new Set<number>();
      for (let page = 1; seen.size < first.total; page += 1) {
        const { data } = page === 1 ? first : (await read({ ...part, page })).data;
        if (data.length === 0) return;
        yield data.filter(({ id }) => !seen.has(id));
        for (const { id } of data) seen.add(id);
      }
    },
  };
}

/** Whom a file is about, and the currency of its amounts. */
export async function readHistoryOwner({
  database,
  player: owner,
}: Pick<PlayerContext, 'database' | 'player'>): Promise<{ username: string; currency: number }> {
  const [row] = await database.sql
    .select({ username: player.username, currency: player.currency })
    .from(player)
    .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id)));
  if (!row) throw new CallError('unauthenticated');
  return row;
}
