import type { Draw } from './draw.ts';

/**
 * For simulations of ten million games: xoshiro128** (Blackman and Vigna), seeded by splitmix32. Never for play, since its
 * state follows from what it gives.
 */
export function createFastDraw(seed: number): Draw {
  let [a, b, c, d] = seedWords(seed);
  const nextWord = (): number => {
    const mixed = Math.imul(b, 5);
    const word = Math.imul((mixed << 7) | (mixed >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return word >>> 0;
  };
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    for (;;) {
      const word = nextWord();
      if (word < limit) return word % below;
    }
  };
}

function seedWords(seed: number): [number, number, number, number] {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  return [next(), next(), next(), next()];
}
