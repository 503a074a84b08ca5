import type { PublicBrand } from '@baize/brand';

import { historyAddress } from '../../../addresses/history-address.ts';
import * as paths from '../../../addresses/paths.ts';
import { siteDay, siteTime } from '../../money/index.ts';
import type { PlaySession } from './play-session.ts';

/** The history of a play session's rounds. */
export function sessionRoundsHref(
  brand: Pick<PublicBrand, 'traits'>,
  { started_at: start, now }: Pick<PlaySession, 'started_at' | 'now'>,
): string {
  return historyAddress(paths.gameHistory, {
    page: 1,
    type: undefined,
    method: undefined,
    from: siteTime(brand, new Date(start)),
    to: `${siteDay(brand, new Date(now))}T23:59:59`,
  });
}
