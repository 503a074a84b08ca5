import { manualClock } from '@baize/clock';
import { describe, expect, it } from 'vitest';

import { createKeyRing } from './key-ring.ts';
import { SIGNATURE_HEADERS, signRequest, verifySignature } from './signature.ts';

const NEW_SECRET = 'n'.repeat(40);
const OLD_SECRET = 'o'.repeat(40);
const parts = { method: 'POST', path: '/_callback/games/sandbox-studio/bet', rawBody: '{"tx":"b1"}' };

function signedAt(secondsAgo: number, secret = NEW_SECRET) {
  const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
  const headers = signRequest(parts, createKeyRing([secret]).current('sandbox-studio', 7), clock);
  clock.advance(secondsAgo * 1000);
  return { headers, clock };
}

describe('verifySignature', () => {
  const keys = createKeyRing([NEW_SECRET, OLD_SECRET]);

  it.each([
    ['the newest key', NEW_SECRET],
    ['the key before it, during a rotation', OLD_SECRET],
  ])('accepts %s and names party and brand', (_, secret) => {
    const { headers, clock } = signedAt(0, secret);
    const check = verifySignature(parts, headers, keys, clock);
    expect(check).toMatchObject({ ok: true, key: { party: 'sandbox-studio', siteId: 7 } });
  });

  it.each([
    [299, true],
    [300, true],
    [-299, true],
    [301, false],
    [-301, false],
  ])('checks a clock that is %i s off', (seconds, isAccepted) => {
    const { headers, clock } = signedAt(seconds);
    const check = verifySignature(parts, headers, keys, clock);
    if (isAccepted) expect(check.ok).toBe(true);
    else expect(check).toEqual({ ok: false, reason: 'outOfWindow', retryable: true });
  });

  it.each([
    ['another body', { ...parts, rawBody: '{"tx":"b2"}' }],
    ['a body that was formatted again', { ...parts, rawBody: '{ "tx": "b1" }' }],
    ['another path', { ...parts, path: '/_callback/games/sandbox-studio/win' }],
    ['another method', { ...parts, method: 'PUT' }],
  ])('refuses %s', (_, changed) => {
    const { headers, clock } = signedAt(0);
    expect(verifySignature(changed, headers, keys, clock)).toEqual({
      ok: false,
      reason: 'badSignature',
      retryable: false,
    });
  });

  it.each([
    ['a header left out', SIGNATURE_HEADERS.signature, undefined, 'missing'],
    ['a header sent twice', SIGNATURE_HEADERS.signature, ['a', 'b'], 'missing'],
    ['a malformed signature', SIGNATURE_HEADERS.signature, 'zz', 'badSignature'],
    ['a moved timestamp', SIGNATURE_HEADERS.timestamp, '1', 'badSignature'],
    ['a timestamp that is not a number', SIGNATURE_HEADERS.timestamp, '1e9', 'badSignature'],
    ['an unknown key', SIGNATURE_HEADERS.keyId, 'sandbox-studio.7.00000000', 'unknownKey'],
    ['a malformed key id', SIGNATURE_HEADERS.keyId, '../7', 'unknownKey'],
  ])('refuses %s', (_, header, value, reason) => {
    const { headers, clock } = signedAt(0);
    expect(verifySignature(parts, { ...headers, [header]: value }, keys, clock)).toEqual({
      ok: false,
      reason,
      retryable: false,
    });
  });

  it('refuses a retired key', () => {
    const { headers, clock } = signedAt(0, OLD_SECRET);
    const check = verifySignature(parts, headers, createKeyRing([NEW_SECRET]), clock);
    expect(check).toMatchObject({ ok: false, reason: 'unknownKey' });
  });

  it('separates the keys of two brands', () => {
    const { headers, clock } = signedAt(0);
    const other = keys.current('sandbox-studio', 8).id;
    const check = verifySignature(parts, { ...headers, [SIGNATURE_HEADERS.keyId]: other }, keys, clock);
    expect(check).toMatchObject({ ok: false, reason: 'badSignature' });
  });
});

describe('createKeyRing', () => {
  it('finds the keys of every name that a provider can have', () => {
    const keys = createKeyRing([NEW_SECRET]);
    for (const party of ['pay', 'acme-pay', 'b3', 'pay-24-7'])
      expect(keys.find(keys.current(party, 7).id)).toEqual(keys.current(party, 7));
  });

  it('accepts only one spelling of a site id', () => {
    const keys = createKeyRing([NEW_SECRET]);
    const { id } = keys.current('sandbox-studio', 7);
    expect(keys.find(id)?.siteId).toBe(7);
    expect(keys.find(id.replace('.7.', '.007.'))).toBeNull();
  });

  it('signs with the newest secret, and accepts both', () => {
    const [newest, old] = [NEW_SECRET, OLD_SECRET].map((one) =>
      createKeyRing([one]).current('sandbox-studio', 7),
    );
    const keys = createKeyRing([NEW_SECRET, OLD_SECRET]);
    expect(keys.current('sandbox-studio', 7)).toEqual(newest);
    expect([newest, old].map((key) => keys.find(key?.id ?? ''))).toEqual([newest, old]);
  });

  it('caches at most a thousand keys', () => {
    const ring = createKeyRing(['k'.repeat(40)]);
    const find = (siteId: number) => ring.find(ring.current('sandbox-studio', siteId).id);
    const first = find(1);
    for (let siteId = 2; siteId <= 1_000; siteId += 1) find(siteId);
    expect(find(1)).toBe(first);
    find(1_001);
    expect(find(1)).not.toBe(first);
    expect(find(1)).toEqual(first);
  });

  it('finds the same key again after any number of others', () => {
    const keys = createKeyRing([NEW_SECRET]);
    const { id } = keys.current('sandbox-studio', 7);
    const first = keys.find(id);
    expect(first).toMatchObject({ party: 'sandbox-studio', siteId: 7 });
    for (let siteId = 1; siteId <= 2_500; siteId += 1)
      expect(keys.find(id.replace('.7.', `.${siteId}.`))?.siteId).toBe(siteId);
    expect(keys.find(id)).toEqual(first);
  });

  it.each([[[]], [['short']], [[NEW_SECRET, OLD_SECRET, 'p'.repeat(40)]]])(
    'refuses the secrets %j',
    (secrets) => {
      expect(() => createKeyRing(secrets)).toThrow(RangeError);
    },
  );
});
