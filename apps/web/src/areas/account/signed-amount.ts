/** An amount with its sign; a minus as wide as a digit, and none for zero. */
export function signedAmount(minor: bigint, textOf: (minor: bigint) => string): string {
  if (minor === 0n) return textOf(0n);
  return minor > 0n ? `+${textOf(minor)}` : `−${textOf(-minor)}`;
}
