import type { SportPlace } from '../../../addresses/sport-address.ts';

/** A book's address at a place in it. */
export function framedAddress(address: string, { event, league, sport, pick, odd }: SportPlace): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ event, league, sport, pick, odd }))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

/** Whether the browser has loaded a document of this address, in a frame that was there before the scripts. */
export function wasLoaded(address: string): boolean {
  return performance.getEntriesByName(address, 'resource').length > 0;
}
