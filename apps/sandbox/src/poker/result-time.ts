import type { PokerHandPlay } from '@baize/games';

const FOLDED_MS = 3_000;
const SHOWN_MS = 7_000;
/** Of each street that was dealt without betting. */
const STREET_MS = 1_200;

/** How long the result of a hand is shown before the next one. */
export function resultMs({ events }: Pick<PokerHandPlay, 'events'>): number {
  const last = events.findLastIndex(({ kind }) => kind === 'act' || kind === 'deal');
  const runOut = events.slice(last).filter(({ kind }) => kind === 'street').length;
  const isShown = events.some(({ kind }) => kind === 'show');
  return (isShown ? SHOWN_MS : FOLDED_MS) + runOut * STREET_MS;
}
