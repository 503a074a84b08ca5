let aheadMs = 0;

/** Takes the server's time of now, since that of a device may be a day off. */
export function setBookTime(nowMs: number): void {
  aheadMs = nowMs - performance.now();
}

/** The server's time of now, in milliseconds since 1970: good enough to name days. */
export const bookTime = (): number => performance.now() + aheadMs;
