import { createKeyRing } from '@baize/providers';
import { describe, expect, it } from 'vitest';
import { joinKeyRings } from './join-key-rings.ts';

const studio = createKeyRing(['s'.repeat(32)]);
const gateway = createKeyRing(['g'.repeat(32)]);
const ring = joinKeyRings({ studio, gateway });

describe('joinKeyRings', () => {
  it('signs and finds by the ring of each party', () => {
    const key = ring.current('gateway', 7);
    expect(key).toEqual(gateway.current('gateway', 7));
    expect(ring.find(key.id)).toEqual(key);
    expect(studio.find(key.id)).toBeNull();
  });

  it('knows no other party', () => {
    expect(() => ring.current('stranger', 7)).toThrow('stranger');
    expect(ring.find('stranger.7.00000000')).toBeNull();
  });
});
