import type { Card } from '../cards/card.ts';
import { cardSaltText, commitmentText, leafText, mixedPositions, mixTexts } from './deck-texts.ts';

/*
 * For pages: only Web Crypto, which browsers have on https and localhost.
 */

/** A whole deck, opened. */
export interface DeckOpening {
  readonly deck: readonly Card[];
  readonly salt: string;
}

/** Some cards of a deck. */
export interface CardsOpening {
  /** The hash of each position. */
  readonly leaves: readonly string[];
  readonly cards: readonly { readonly position: number; readonly card: Card; readonly salt: string }[];
}

const DECK = 52;

/** Whether a deck is the one of a commitment, with each card once. */
export async function isDeckOf(commitment: string, { deck, salt }: DeckOpening): Promise<boolean> {
  const isWhole =
    deck.length === DECK && [...deck].sort((a, b) => a - b).every((card, index) => card === index);
  if (!isWhole) return false;
  const leaves = await Promise.all(
    deck.map(async (card, position) =>
      sha256(leafText(position, card, await sha256(cardSaltText(salt, position)))),
    ),
  );
  return (await sha256(commitmentText(leaves))) === commitment;
}

/** Whether all opened cards were in their positions of the deck of a commitment. */
export async function areCardsOf(commitment: string, { leaves, cards }: CardsOpening): Promise<boolean> {
  if (leaves.length !== DECK || (await sha256(commitmentText(leaves))) !== commitment) return false;
  const checks = cards.map(
    async ({ position, card, salt }) => (await sha256(leafText(position, card, salt))) === leaves[position],
  );
  return (await Promise.all(checks)).every(Boolean);
}

/** The positions of a deck in the order in which they were dealt, for everybody who knows the players' seeds. */
export async function dealtPositionsOf(commitment: string, seeds: readonly string[]): Promise<number[]> {
  return mixedPositions(DECK, await Promise.all(mixTexts(commitment, seeds).map(sha256)));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
