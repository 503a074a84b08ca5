import { z } from 'zod';

import type { SettingMeta } from './registry/setting-types.ts';

/** The secrets that a provider shares with each brand. */
export interface BrandSecrets {
  /** The one to sign with. @throws RangeError for a brand without one */
  current(siteId: number): string;
  /** Those that signatures are checked with: one, or during a rotation two; none for an unknown brand. */
  live(siteId: number): readonly string[];
}

const MIN_LENGTH = 16;
const PAIR = new RegExp(`^(\\d{1,15})=([\\x21-\\x7e]{${MIN_LENGTH},200})$`);

/** A setting with a secret for each brand, in a protocol whose signatures do not name their key. */
export function brandSecrets() {
  const error = `must contain pairs of a site id and a secret of at least ${MIN_LENGTH} characters, such as 100=…,200=…`;
  return z
    .string({ error: 'is missing' })
    .refine((text) => text.split(',').every((pair) => PAIR.test(pair)), { error })
    .transform(readSecrets)
    .meta({
      description:
        'secrets shared with the provider: `site id=secret`, separated by commas; during a rotation a brand has two pairs, the new one first',
      kind: 'other',
    } satisfies SettingMeta);
}

function readSecrets(text: string): BrandSecrets {
  const bySite = new Map<number, string[]>();
  for (const pair of text.split(',')) {
    const [, site = '', secret = ''] = PAIR.exec(pair) ?? [];
    const known = bySite.get(Number(site)) ?? [];
    bySite.set(Number(site), [...known, secret]);
  }
  return {
    live: (siteId) => bySite.get(siteId) ?? [],
    current(siteId) {
      const [first] = bySite.get(siteId) ?? [];
      if (first === undefined) throw new RangeError(`there is no secret for site ${siteId}`);
      return first;
    },
  };
}
