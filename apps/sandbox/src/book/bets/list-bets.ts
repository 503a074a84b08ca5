import type { BetPage, BetState } from '../bets.ts';
import type { BetRecord } from './bet-record.ts';
import { describeBet } from './describe-bet.ts';

export const BETS_OF_A_PAGE = 20;

const STATES: Readonly<Record<'open' | 'settled', ReadonlySet<BetState>>> = {
  open: new Set(['waiting', 'booking', 'open', 'refunding']),
  settled: new Set(['cashedOut', 'settled']),
};

/** The bets of a player. */
interface OwnBets {
  /** In memory, oldest first. */
  readonly own: readonly BetRecord[];
  /** Newest first; read as far as they are needed. */
  readonly archived: Iterable<BetRecord>;
}

/**
 * One page of a player's bets, newest first. Orders that were refused are not bets.
 *
 * @param before id of the last bet of the page before
 */
export function listBets(
  { own, archived }: OwnBets,
  filter: 'open' | 'settled',
  before: string | undefined,
): BetPage {
  const newest = own.filter(({ state }) => STATES[filter].has(state)).toReversed();
  const all = filter === 'open' ? newest : merge(newest, archived);
  const page: BetRecord[] = [];
  for (const record of all) {
    // Ids grow with time. The bet of the cursor may be in the other list by now.
    if (before !== undefined && Number(record.id) >= Number(before)) continue;
    page.push(record);
    if (page.length > BETS_OF_A_PAGE) break;
  }
  const bets = page.slice(0, BETS_OF_A_PAGE).map(describeBet);
  return { bets, before: page.length > BETS_OF_A_PAGE ? (bets.at(-1)?.id ?? null) : null };
}

/** Both newest first. A bet that is about to leave the memory is in both for a moment. */
function* merge(newest: readonly BetRecord[], archived: Iterable<BetRecord>): Generator<BetRecord> {
  const known = new Set(newest.map(({ id }) => id));
  let at = 0;
  for (const record of archived) {
    if (known.has(record.id)) continue;
    for (let next = newest[at]; next && Number(next.id) > Number(record.id); next = newest[at]) {
      yield next;
      at += 1;
    }
    yield record;
  }
  yield* newest.slice(at);
}
