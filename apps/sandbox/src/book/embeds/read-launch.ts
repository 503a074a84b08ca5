import {
  type BookTicket,
  type KeyRing,
  readBetconstructUrl,
  readBetradarLaunch,
  readRedlineUrl,
} from '@baize/providers';

import { type BookLaunch, embedNames } from './book-visit.ts';

/** The verified contents of a launch; null if it is not signed by a live key, or malformed. */
export function readLaunch({ embed, path, search }: BookLaunch, keys: KeyRing): BookTicket | null {
  const readers = {
    betconstruct: () => readBetconstructUrl({ path, search }, keys),
    redline: () => readRedlineUrl(search, keys),
    betradar: () => readBetradarLaunch(search, keys),
  };
  const reading = readers[embed]();
  return reading.ok ? reading.value : null;
}

/** A launch as a page sends it; null for anything else. */
export function parseLaunch(json: unknown): BookLaunch | null {
  if (typeof json !== 'object' || json === null) return null;
  const { embed, path, search } = json as Readonly<Record<string, unknown>>;
  const name = embedNames.find((known) => known === embed);
  if (name === undefined || typeof path !== 'string' || typeof search !== 'string') return null;
  return { embed: name, path, search };
}
