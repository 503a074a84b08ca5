import type { Clock, IdMaker } from '@baize/clock';
import type { Draw } from '@baize/games';

import type { Log } from '../log.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import type { PlayCheck } from './play-check.ts';

/** What every table of the room needs, whatever is played there. */
export interface TableParts {
  readonly book: WagerBook;
  readonly check: PlayCheck;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly draw: Draw;
  readonly log: Log;
}
