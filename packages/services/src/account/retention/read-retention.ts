import type { Reply } from '@baize/contract';

import type { Context } from '../../context.ts';
import { retentionRows } from './retention-rows.ts';

const MINUTE_MS = 60_000;

/** What is kept about players, for how long and since when. */
export function readRetention({ brand }: Pick<Context, 'brand'>): Reply<'GET /retention'> {
  return {
    success: true,
    data: retentionRows(brand).map(({ kind, keepMs, since }) => ({
      kind,
      minutes: keepMs === undefined ? null : keepMs / MINUTE_MS,
      since,
    })),
  };
}
