import { factsOf, priceOf, wantEvents, watchPrices } from '../price-store.ts';
import type { PickUpdate, SlipPick } from './slip-state.ts';
import { updatePicks } from './slip-state.ts';
import type { SlipStore } from './slip-store.ts';

/** Keeps the picks of the slip as the book has them now, whatever the page shows. */
export function followPrices(store: SlipStore): void {
  const follow = () => wantEvents('slip', [...new Set(store.state.picks.map(({ eventId }) => eventId))]);
  const update = () => store.update((state) => updatePicks(state, readPick));
  store.watch((state, before) => {
    if (
      state.picks.map(({ eventId }) => eventId).join() !== before.picks.map(({ eventId }) => eventId).join()
    ) {
      follow();
      // Picks that come back may have been without a price for long.
      update();
    }
  });
  watchPrices((changed) => {
    if (store.state.picks.some(({ eventId }) => changed.has(eventId))) update();
  });
  follow();
  update();
}

/** What the page knows of a pick at present; undefined if nothing. */
export function readPick({ eventId, marketId, pick }: SlipPick): PickUpdate | undefined {
  const facts = factsOf(eventId);
  if (facts === undefined) return undefined;
  const known = priceOf(eventId, marketId, pick);
  const isLive = facts.phase === 'live';
  const clock = isLive ? facts.clock : '';
  if (facts.phase === 'ended' || facts.phase === 'abandoned')
    return { price: null, trouble: 'closed', isLive: false, clock };
  if (known === undefined) return undefined;
  if (known.price !== null) return { price: known.price, trouble: null, isLive, clock };
  return { price: null, trouble: facts.isSuspended ? 'suspended' : 'closed', isLive, clock };
}
