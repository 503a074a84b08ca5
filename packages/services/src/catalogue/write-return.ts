/** A return to player as its sheet states it: percent with two digits. */
export function writeReturn(basisPoints: number | null): string | null {
  return basisPoints === null ? null : (basisPoints / 100).toFixed(2);
}
