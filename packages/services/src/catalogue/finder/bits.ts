/** A bit set: 32 bits per element. */
export type Bits = Int32Array;

const BITS = 32;

export function emptyBits(count: number): Bits {
  return new Int32Array(Math.ceil(count / BITS));
}

export function setBit(bits: Bits, number: number): void {
  const at = number >>> 5;
  bits[at] = (bits[at] ?? 0) | (1 << (number & 31));
}

/**
 * The number of bits that are set in both.
 *
 * @param touched a bit for each element that may have bits set
 */
export function countCommon(a: Bits, b: Bits, touched: Bits): number {
  let count = 0;
  for (let group = 0; group < touched.length; group += 1) {
    for (let left = touched[group] ?? 0; left !== 0; left &= left - 1) {
      const at = group * BITS + lowestBit(left);
      count += countBits((a[at] ?? 0) & (b[at] ?? 0));
    }
  }
  return count;
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Population count of 32 bits. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Calls back with the numbers of the bits that are set in both, in ascending order, without the first `skip`.
 *
 * @param touched a bit for each element that may have bits set
 * @returns how many were seen, including the skipped ones
 */
export function readCommon(
  a: Bits,
  b: Bits,
  touched: Bits,
  { skip, limit }: { readonly skip: number; readonly limit: number },
  found: (number: number) => void,
): number {
  let seen = 0;
  for (let group = 0; group < touched.length; group += 1) {
    for (let left = touched[group] ?? 0; left !== 0; left &= left - 1) {
      const at = group * BITS + lowestBit(left);
      let word = (a[at] ?? 0) & (b[at] ?? 0);
      const count = countBits(word);
      if (seen + count <= skip) {
        seen += count;
        continue;
      }
      for (; word !== 0; word &= word - 1) {
        if (seen >= skip) found(at * BITS + lowestBit(word));
        seen += 1;
        if (seen === skip + limit) return seen;
      }
    }
  }
  return seen;
}
