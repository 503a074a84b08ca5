/* The server's clock as far as its replies have shown it, since that of a device may be wrong by minutes or days. */

/** Of what the server's time is ahead of `performance.now()`, in milliseconds. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

let known: Bounds | undefined;
let waiting: (() => void)[] = [];

/** Whether a reply has shown the server's time. */
export const isServerTimeKnown = (): boolean => known !== undefined;

/** Calls back when the first reply shows the server's time, unless it is known already. */
export function onServerTimeKnown(callback: () => void): void {
  if (!known) waiting.push(callback);
}

/** Notes what the server's clock said while a request was under way. All times are in milliseconds. */
export function noteServerTime(serverMs: number, sentAt: number, receivedAt: number): void {
  const seen = { least: serverMs - receivedAt, most: serverMs - sentAt };
  const least = Math.max(seen.least, known?.least ?? -Infinity);
  const most = Math.min(seen.most, known?.most ?? Infinity);
  // Both clocks drift, and a device that sleeps stops its own: then only the latest reply counts.
  known = least <= most ? { least, most } : seen;
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) callback();
}

/** The server's time now in milliseconds; the device's until the first reply, and where pages are rendered. */
export function serverNow(): number {
  return known ? performance.now() + (known.least + known.most) / 2 : Date.now();
}
