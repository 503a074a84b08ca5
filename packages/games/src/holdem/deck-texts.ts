import type { Card } from '../cards/card.ts';

/*
 * What is hashed, for the server, which has synchronous hashes, and for pages, which have not. All hashes are SHA-256 of
 * UTF-8 text and written as lower-case hexadecimal digits.
 */

/** The salt of one card, so that a card can be opened without the others. */
export const cardSaltText = (salt: string, position: number): string => `${salt}:${position}`;

export const leafText = (position: number, card: Card, cardSalt: string): string =>
  `${position}:${card}:${cardSalt}`;

export const commitmentText = (leaves: readonly string[]): string => leaves.join('');

/** Hashes whose words draw the order in which a sealed deck is dealt: 128 words for 51 draws. */
const MIX_HASHES = 16;

/** @param seeds of the players, fixed after they saw the commitment, so that the deck was not chosen for them */
export function mixTexts(commitment: string, seeds: readonly string[]): string[] {
  return Array.from({ length: MIX_HASHES }, (_, index) => `${commitment}:${JSON.stringify(seeds)}:${index}`);
}

/**
 * The positions of a deck in the order in which they are dealt, by Fisher and Yates from the end.
 *
 * @param hashes of `mixTexts`
 * @throws RangeError if the words are used up, which no machine will live to see
 */
export function mixedPositions(size: number, hashes: readonly string[]): number[] {
  const words = (hashes.join('').match(/.{8}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
  let next = 0;
  const draw = (below: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    for (;;) {
      const word = words[next++];
      if (word === undefined) throw new RangeError('a mix has used up its words');
      if (word < limit) return word % below;
    }
  };
  const positions = Array.from({ length: size }, (_, position) => position);
  for (let last = size - 1; last > 0; last--) {
    const other = draw(last + 1);
    const position = positions[last] as number;
    positions[last] = positions[other] as number;
    positions[other] = position;
  }
  return positions;
}
