import { createHmac, randomFillSync } from 'node:crypto';

/** A uniform integer from 0 to `below` - 1. @throws RangeError unless 1 ≤ `below` ≤ 2^32 */
export type Draw = (below: number) => number;

const RANGE = 2 ** 32;
const WORDS = 1024;

/**
 * Draws from 32-bit words without modulo bias: words at or above the highest multiple of `below` are rejected.
 *
 * @param refill fills the words anew
 */
function drawFromWords(refill: (words: Uint32Array) => void): Draw {
  const words = new Uint32Array(WORDS);
  let next = WORDS;
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > RANGE) {
      throw new RangeError(`a draw is from 1 to 2^32 values, not ${below}`);
    }
    const limit = RANGE - (RANGE % below);
    for (;;) {
      if (next === WORDS) {
        refill(words);
        next = 0;
      }
      const word = words[next++] ?? RANGE;
      if (word < limit) return word % below;
    }
  };
}

/** For play: from the operating system's cryptographic generator. */
export function createSecureDraw(): Draw {
  return drawFromWords((words) => void randomFillSync(words));
}

/** For tests and simulations: HMAC-SHA256 of a counter, so that a seed gives the same sequence on every machine. */
export function createSeededDraw(seed: string): Draw {
  let counter = 0;
  return drawFromWords((words) => {
    const bytes = new DataView(words.buffer);
    for (let offset = 0; offset < bytes.byteLength; offset += 32) {
      const block = createHmac('sha256', seed).update(String(counter++)).digest();
      for (let word = 0; word < 32; word += 4) bytes.setUint32(offset + word, block.readUInt32LE(word), true);
    }
  });
}
