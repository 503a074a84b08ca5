import { setTimeout as sleep } from 'node:timers/promises';
import { inspect, isDeepStrictEqual } from 'node:util';

/** A row that does not hold, with what came instead. */
export class RowFailed extends Error {
  override readonly name = 'RowFailed';
}

/** @throws RowFailed if the values differ */
export function checkEqual(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new RowFailed(`${what}: ${inspect(actual)} instead of ${inspect(expected)}`);
}

const POLL_MS = 20;
const SOON_MS = 5_000;

/** Waits until a value is as expected. @throws RowFailed if it never is */
export async function waitUntil(
  read: () => Promise<unknown>,
  expected: unknown,
  what: string,
): Promise<void> {
  const end = performance.now() + SOON_MS;
  for (;;) {
    const actual = await read();
    if (isDeepStrictEqual(actual, expected)) return;
    if (performance.now() > end) checkEqual(actual, expected, what);
    await sleep(POLL_MS);
  }
}
