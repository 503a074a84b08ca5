import type { Clock, IdMaker } from '@baize/clock';
import type { LiveGameResult } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import type { WagerBook } from '../wagers/wager-book.ts';

/** A drawn round as it is stored, before anyone sees it. */
export interface StoredRound {
  readonly round: string;
  readonly play: string;
  readonly drawn: unknown;
}

/** What a table says to the lobby. */
export type TableNews =
  | { readonly result: LiveGameResult; readonly newDealer: string | null }
  | 'count'
  | 'seats';

export interface TableParts {
  readonly book: WagerBook;
  readonly rounds: Journal<StoredRound>;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly log: Log;
  readonly publish: (tableId: string, news: TableNews) => void;
}
