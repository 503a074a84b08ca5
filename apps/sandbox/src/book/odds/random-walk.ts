import { DAY_MS, MINUTE_MS } from '../world/site-time.ts';

export const WALK_STEP_MS = 10 * MINUTE_MS;
const STEPS_A_DAY = DAY_MS / WALK_STEP_MS;

/** Standard deviation of what a day adds to the logarithm of a strength. */
const A_DAY = 0.03;
const KEPT = Math.exp(-1 / STEPS_A_DAY);
const STEP_SPREAD = A_DAY / Math.sqrt(STEPS_A_DAY);
/** After four days, what is left of a step is far below a step of a price. */
const MEMORY = 4 * STEPS_A_DAY;

/**
 * A small random walk that returns to 0 within days (Ornstein and Uhlenbeck), as a pure function of a seed and a number of
 * a step, so that every process has the same at any time.
 */
export function walkAt(seed: number, step: number): number {
  let sum = 0;
  for (let back = MEMORY - 1; back >= 0; back -= 1) sum = KEPT * sum + noise(seed, step - back);
  return STEP_SPREAD * sum;
}

/** Three independent uniform numbers give a sum with a variance of 1 and hardly any outliers. */
function noise(seed: number, step: number): number {
  const first = mix(seed ^ Math.imul(step, 0x9e37_79b9));
  const second = mix(first + 0x85eb_ca6b);
  return 2 * ((first & 0xffff) + (first >>> 16) + (second & 0xffff)) * UNIT - 3;
}

const UNIT = 1 / 0x1_0000;

/** Mixes the bits of a number (splitmix32). */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0_aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
