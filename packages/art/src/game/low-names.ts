import type { GameArtSpec } from './game-art.ts';
import { type LowCell, lowCells } from './low-cards.ts';
import { type FruitName, fruitName } from './low-fruits.ts';

const suits = { A: 'spades', K: 'hearts', Q: 'diamonds', J: 'clubs', T: 'crown' } as const;
const sweets = { A: 'heart', K: 'star', Q: 'drop', J: 'swirl', T: 'bean' } as const;
const gems = { A: 'ruby', K: 'sapphire', Q: 'emerald', J: 'amethyst', T: 'amber' } as const;

/** What a low symbol shows if it is not a rank. */
export type LowName = FruitName | (typeof suits)[LowCell] | (typeof sweets)[LowCell] | (typeof gems)[LowCell];

/** What the low symbols of a game show; nothing if they are ranks, which are named by their letters. */
export function lowNames({ lows, picture }: GameArtSpec): Readonly<Partial<Record<LowCell, LowName>>> {
  switch (lows) {
    case 'cards':
      return {};
    case 'suits':
      return suits;
    case 'sweets':
      return sweets;
    case 'gems':
      return gems;
    case 'fruits':
      return Object.fromEntries(lowCells.map((cell) => [cell, fruitName(cell, picture.hero)]));
  }
}
