/** A number from 0 to 1, evenly spread, so that pages do not all come at once. */
export const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
