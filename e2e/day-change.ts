const DAY_MS = 86_400_000;
/** Istanbul has no daylight saving time. */
const AHEAD_MS = 3 * 3_600_000;
const JOURNEY_MS = 30_000;

/** A journey about today doesn't begin right before a day of the brand ends: it waits for the next one. */
export async function passDayChange(): Promise<void> {
  const leftMs = DAY_MS - ((Date.now() + AHEAD_MS) % DAY_MS);
  if (leftMs < JOURNEY_MS) await new Promise((resolve) => setTimeout(resolve, leftMs));
}
