import { applyEvent, startedHand } from './apply-event.ts';
import type { DeckSeal } from './deck-seal.ts';
import type { HandEvent } from './hand-events.ts';
import type { HandState } from './hand-state.ts';
import type { PokerDecision } from './legal-actions.ts';
import { actInHand, cancelHandPlay, type PokerHandPlay, startHand } from './play-hand.ts';

/** The state after each event of a history. @throws RangeError if it does not begin with the start */
export function replayHand(events: readonly HandEvent[]): HandState[] {
  const [start, ...rest] = events;
  if (start?.kind !== 'start') throw new RangeError('a history begins with the start of the hand');
  let state = startedHand(start);
  return [state, ...rest.map((event) => (state = applyEvent(state, event)))];
}

/**
 * Plays a hand again from its deck and the decisions in its history: what the rules make of them. All events have to be those of
 * the history.
 *
 * @throws PokerRefusal if a decision was not allowed
 */
export function playAgain(events: readonly HandEvent[], seal: DeckSeal): PokerHandPlay {
  const [start] = events;
  if (start?.kind !== 'start') throw new RangeError('a history begins with the start of the hand');
  const entries = new Set(
    events.flatMap((event) => (event.kind === 'post' && event.blind === 'entry' ? [event.seat] : [])),
  );
  const hand = startHand({
    ...start,
    seats: start.seats.map((seat) => ({ ...seat, postsEntry: entries.has(seat.seat) })),
    seal,
  });
  return events.reduce((now, event) => {
    if (event.kind === 'cancel') return cancelHandPlay(now);
    if (event.kind !== 'act') return now;
    const { action, toMinor } = event;
    const decision: PokerDecision = action === 'bet' || action === 'raise' ? { action, toMinor } : { action };
    return actInHand(now, event.seat, decision, event.by);
  }, hand);
}
