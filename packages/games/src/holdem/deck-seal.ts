import { createHash } from 'node:crypto';

import type { Card } from '../cards/card.ts';
import { newShoe } from '../cards/shoe.ts';
import type { Draw } from '../random/draw.ts';
import { shuffle } from '../random/shuffle.ts';
import { cardSaltText, commitmentText, leafText, mixedPositions, mixTexts } from './deck-texts.ts';
import type { CardsOpening } from './verify-deck.ts';

/** A shuffled deck whose order can be proved later. Only the commitment is shown before the hand is over. */
export interface DeckSeal {
  readonly deck: readonly Card[];
  /** Secret until the deck is opened. */
  readonly salt: string;
  readonly commitment: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const leavesOf = ({ deck, salt }: Pick<DeckSeal, 'deck' | 'salt'>): string[] =>
  deck.map((card, position) => sha256(leafText(position, card, sha256(cardSaltText(salt, position)))));

/**
 * Shuffles a deck and commits to it.
 *
 * @param salt 32 bytes or more from a cryptographic generator, as text; of this deck only
 */
export function sealDeck(salt: string, draw: Draw): DeckSeal {
  const sealed = { deck: shuffle(newShoe(1), draw), salt };
  return { ...sealed, commitment: sha256(commitmentText(leavesOf(sealed))) };
}

/** The positions of the sealed deck in the order in which they are dealt. */
export function dealtPositions({ deck, commitment }: DeckSeal, seeds: readonly string[]): number[] {
  return mixedPositions(deck.length, mixTexts(commitment, seeds).map(sha256));
}

/** Opens some cards of a deck and keeps the others secret, such as those of seats that did not show them. */
export function openCards(seal: DeckSeal, cards: ReadonlySet<Card>): CardsOpening {
  return {
    leaves: leavesOf(seal),
    cards: seal.deck.flatMap((card, position) =>
      cards.has(card) ? [{ position, card, salt: sha256(cardSaltText(seal.salt, position)) }] : [],
    ),
  };
}
