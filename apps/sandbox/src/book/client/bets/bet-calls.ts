import type { BetListView, BetSums } from '../../api/list-bet-views.ts';
import { type CallResult, read } from '../../embeds/client/book-calls.ts';
import type { BetFilter } from './bet-outcome.ts';

export function readBets(filter: BetFilter, before: string | null = null): Promise<CallResult<BetListView>> {
  const query = new URLSearchParams({ filter, ...(before === null ? {} : { before }) });
  return read(`/book/bets?${query}`);
}

export const readSums = (): Promise<CallResult<BetSums>> => read('/book/bets/sums');
