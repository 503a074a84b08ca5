import type { KeyRing } from '@baize/providers';

/**
 * One ring out of several: the sandbox stands in for studios and gateways alike, while the site holds a ring for
 * each kind of third party.
 *
 * @param rings by the name of the party that signs with it
 */
export function joinKeyRings(rings: Readonly<Record<string, KeyRing>>): KeyRing {
  return {
    current(party, siteId) {
      const ring = rings[party];
      if (ring === undefined) throw new RangeError(`there is no key ring for ${party}`);
      return ring.current(party, siteId);
    },
    find(keyId) {
      const party = keyId.split('.')[0] ?? '';
      return rings[party]?.find(keyId) ?? null;
    },
  };
}
