import { addPick, emptySlip, type SlipPick, type SlipState } from '../client/slip/slip-state.ts';

/** A pick of a match by its number, at a price in thousandths. */
export function makePick(eventId: number, now: number, changes: Partial<SlipPick> = {}): SlipPick {
  return {
    eventId,
    marketId: 'full.result',
    pick: '1',
    seen: now,
    now,
    trouble: null,
    names: { event: `Home ${eventId} – Away ${eventId}`, market: 'Match result', pick: `Home ${eventId}` },
    startsAt: '2026-11-26T17:00:00.000Z',
    isLive: false,
    clock: '',
    ...changes,
  };
}

export function makeSlip(picks: readonly SlipPick[], changes: Partial<SlipState> = {}): SlipState {
  return { ...picks.reduce(addPick, emptySlip), ...changes };
}
