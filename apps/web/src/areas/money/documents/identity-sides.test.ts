import { describe, expect, it } from 'vitest';

import type { PlayerDocument } from './document-queries.ts';
import { begunWith, missingSides } from './identity-sides.ts';

let id = 0;
const one = (kind: PlayerDocument['kind'], state: PlayerDocument['state'] = 'waiting'): PlayerDocument => {
  id += 1;
  return { id, kind, state, note: null, uploaded_at: '2026-11-20T18:44:00Z' };
};

describe('the sides of an identity document', () => {
  it('are all missing at first', () => {
    expect(missingSides('card', [])).toEqual(['identity_front', 'identity_back']);
    expect(missingSides('passport', [])).toEqual(['passport']);
  });

  it('are missing until each is sent, and again once the newest is rejected', () => {
    const front = one('identity_front');
    const back = one('identity_back');
    expect(missingSides('card', [front])).toEqual(['identity_back']);
    expect(missingSides('card', [back, front])).toEqual([]);
    expect(missingSides('card', [back, one('identity_front', 'rejected')])).toEqual(['identity_front']);
    expect(missingSides('card', [one('identity_front'), one('identity_front', 'rejected'), back])).toEqual(
      [],
    );
    expect(missingSides('passport', [one('identity_front'), back])).toEqual(['passport']);
  });

  it('are those of the document that was begun', () => {
    expect(begunWith([])).toBe('card');
    expect(begunWith([one('payment_proof'), one('passport'), one('identity_front')])).toBe('passport');
    expect(begunWith([one('identity_front'), one('passport')])).toBe('card');
  });
});
