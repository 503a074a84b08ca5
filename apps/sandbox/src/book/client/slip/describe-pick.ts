import { type MarketTexts, marketTitle, pickText } from '../market-words.ts';
import { factsOf, priceOf } from '../price-store.ts';
import type { PickRef, SlipPick } from './slip-state.ts';

/** A pick that was chosen elsewhere, such as on the home page of the site. */
export interface FirstPick extends PickRef {
  /** What it was offered at there, in thousandths; null if that is not known. */
  readonly seen: number | null;
}

/** A pick as the page knows it; null if the page does not know its match. */
export function describePick(ref: PickRef, shownPrice: number, markets: MarketTexts): SlipPick | null {
  const facts = factsOf(ref.eventId);
  if (facts === undefined) return null;
  const { home, away, sport, startsAt, phase, clock } = facts;
  const named = { sport, home, away, market: ref.marketId };
  const price = priceOf(ref.eventId, ref.marketId, ref.pick)?.price ?? shownPrice;
  return {
    ...ref,
    seen: price,
    now: price,
    trouble: null,
    names: {
      event: `${home} – ${away}`,
      market: marketTitle(named, markets),
      pick: pickText(named, ref.pick, markets),
    },
    startsAt,
    isLive: phase === 'live',
    clock: phase === 'live' ? clock : '',
  };
}

/**
 * The player has accepted the price that was shown where the pick was chosen. A pick that is not on sale any more is on the slip
 * with the reason.
 *
 * @param shownPrice null if it is not on sale
 */
export function describeFirst(
  { seen, ...ref }: FirstPick,
  shownPrice: number | null,
  markets: MarketTexts,
): SlipPick | null {
  const price = shownPrice ?? seen;
  const pick = price === null ? null : describePick(ref, price, markets);
  if (pick === null) return null;
  if (shownPrice !== null) return { ...pick, seen: seen ?? pick.seen };
  return { ...pick, trouble: factsOf(ref.eventId)?.isSuspended === true ? 'suspended' : 'closed' };
}
