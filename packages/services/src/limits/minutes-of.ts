export const MINUTE_MS = 60_000n;

/** Whole minutes of a time limit, or of what is used of it. */
export function minutesOf(milliseconds: bigint): number {
  return Number(milliseconds / MINUTE_MS);
}
