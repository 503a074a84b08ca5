import { areCardsOf, type CardsOpening, dealtPositionsOf } from '@baize/games/holdem/verify';

import type { WireEvent } from './hand-facts.ts';

/** What proves a hand: its history as a player knows it, and the opened cards. */
export interface HandProof {
  readonly events: readonly WireEvent[];
  readonly opening: CardsOpening;
}

/** Burnt cards before each street. */
const BURNT = { preflop: 0, flop: 1, turn: 2, river: 3 } as const;

/**
 * Whether each card of a history was where the sealed deck and the players' numbers put it.
 *
 * @returns how many cards were proved; null if one was not
 */
export async function verifyHand({ events, opening }: HandProof): Promise<number | null> {
  const [start] = events;
  if (start?.kind !== 'start' || !(await areCardsOf(start.commitment, opening))) return null;
  const order = await dealtPositionsOf(start.commitment, start.playerSeeds);
  const positions = new Map(opening.cards.map(({ card, position }) => [card, position]));
  const dealt = dealtCards(events);
  const isProved = dealt.every(({ card, index }) => positions.get(card) === order[index]);
  return isProved && dealt.length > 0 ? dealt.length : null;
}

/** Every card that the history names, with its number in the order of dealing; each once. */
function dealtCards(events: readonly WireEvent[]): { card: number; index: number }[] {
  const seats = events.flatMap((event) => (event.kind === 'deal' ? [event.seat] : []));
  const known = new Map<number, number>();
  let board = 0;
  let hole = 0;
  for (const event of events) {
    if (event.kind === 'deal' || event.kind === 'show')
      for (const [round, card] of event.cards.entries())
        known.set(card, round * seats.length + seats.indexOf(event.seat));
    if (event.kind === 'deal') hole = Math.max(hole, event.cards.length);
    if (event.kind !== 'street') continue;
    for (const card of event.cards) known.set(card, seats.length * hole + board++ + BURNT[event.street]);
  }
  return [...known].map(([card, index]) => ({ card, index }));
}

/** The proof in a text that a player pasted; null if it is none. */
export function readProof(text: string): HandProof | null {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || !('events' in json) || !('opening' in json)) return null;
    // Whatever else is wrong with it proves nothing.
    return Array.isArray(json.events) && typeof json.opening === 'object' ? (json as HandProof) : null;
  } catch {
    return null;
  }
}
