import { commissionOf, type TavlaStakes } from '@baize/games/tavla';

import { type Duel, payOf } from './duel.ts';
import type { MatchView, TavlaView } from './tavla-messages.ts';
import { type TavlaTable, termsOf } from './tavla-tables.ts';

const RECENT_EVENTS = 6;

/** What a page may know of a table: everything but the rolls that are to come. */
export function describeTavla(
  seed: TavlaTable,
  stakes: TavlaStakes,
  duel: Duel | null,
  sides: Pick<TavlaView, 'seat' | 'seats' | 'reserved'>,
): TavlaView {
  return {
    ...sides,
    terms: termsOf(seed),
    stakeMinor: Number(stakes.stakeMinor),
    commissionMinor: Number(commissionOf(stakes)),
    hasHouse: seed.house !== null,
    match: duel === null ? null : matchView(duel, stakes),
  };
}

function matchView({ id, names, history, state }: Duel, stakes: TavlaStakes): MatchView {
  const { setup, events } = history;
  return {
    id,
    names,
    commitment: setup.commitment,
    salt: setup.salt,
    state,
    turn: events.length,
    recent: events.slice(-RECENT_EVENTS),
    pay: state.result === null ? null : payOf(state.result, stakes),
  };
}
