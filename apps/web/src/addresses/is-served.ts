/**
 * Beginnings of addresses that links name and the site does not have yet; laws/served.test.ts compares them with
 * the route table, which itself comes too late for the first page.
 */
const unserved = /^\/(?:e?sport|livesport|sports|bonus-request|cark|treasure|account\/transfers)\b/i;

/** True where the site has what a link names; what leads nowhere is not offered. */
export function isServed(address: string): boolean {
  return !unserved.test(address);
}
