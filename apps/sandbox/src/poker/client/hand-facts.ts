import type { HandEvent } from '@baize/games';

import type { Wire } from '../wire-text.ts';

export type WireEvent = Wire<HandEvent>;

/** What a seat has done in the round of betting that is shown; a blind counts as one. */
export type LastAct =
  | { readonly kind: 'small' | 'big' }
  | { readonly kind: 'fold' | 'check' | 'call' | 'bet' | 'raise'; readonly isAllIn: boolean };

/** The last act of each seat since the last street. */
export function lastActs(events: readonly WireEvent[]): Map<number, LastAct> {
  const acts = new Map<number, LastAct>();
  for (const event of events) {
    if (event.kind === 'street' && event.street !== 'preflop') acts.clear();
    if (event.kind === 'post') acts.set(event.seat, { kind: event.blind === 'small' ? 'small' : 'big' });
    if (event.kind === 'act') acts.set(event.seat, { kind: event.action, isAllIn: event.isAllIn });
  }
  return acts;
}

/** What each seat got from the pots. */
export function wins(events: readonly WireEvent[]): Map<number, number> {
  const won = new Map<number, number>();
  for (const event of events) {
    if (event.kind !== 'pot') continue;
    for (const { seat, amountMinor } of event.shares) won.set(seat, (won.get(seat) ?? 0) + amountMinor);
  }
  return won;
}

/** The pots as they were shared, with the rake; empty before. */
export function sharedPots(events: readonly WireEvent[]): number[] {
  return events.flatMap((event) =>
    event.kind === 'pot'
      ? [event.shares.reduce((sum, { amountMinor }) => sum + amountMinor, event.rakeMinor)]
      : [],
  );
}

/** The chips of a seat behind its bets, without what the pots gave it; null if it was not dealt in. */
export function chipsBeforePots(events: readonly WireEvent[], seat: number): number | null {
  const [start] = events;
  const dealt = start?.kind === 'start' ? start.seats.find((known) => known.seat === seat) : undefined;
  if (dealt === undefined) return null;
  return events.reduce((chips, event) => {
    if ((event.kind === 'post' || event.kind === 'act') && event.seat === seat)
      return chips - event.paysMinor;
    return event.kind === 'uncalled' && event.seat === seat ? chips + event.amountMinor : chips;
  }, dealt.stackMinor);
}
