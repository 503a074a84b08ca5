import { manualClock } from '@baize/clock';
import { beforeEach, describe, expect, test } from 'vitest';

import { createReplyCache, type ReplyCache } from './reply-cache.ts';

const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
let cache: ReplyCache;
beforeEach(() => {
  cache = createReplyCache(clock, { maxBytes: 1_000, lifeMs: 5_000 });
});

const body = (text: string) => async () => Buffer.from(text);
const keep = (key: string, text: string, address: string) => cache.read(key, body(text), address);
const readAt = (address: string) => cache.readAt(address)?.toString();

describe('an address', () => {
  test('finds its stored reply, and nothing if none is stored', async () => {
    expect(readAt('/games?page=1')).toBeUndefined();
    await keep('games 1', 'one', '/games?page=1');
    expect(readAt('/games?page=1')).toBe('one');
    expect(readAt('/games?page=2')).toBeUndefined();
  });

  test('of the same key finds the same reply', async () => {
    await keep('games 1', 'one', '/games');
    await keep('games 1', 'never made', '/games?page=1');
    expect([readAt('/games'), readAt('/games?page=1')]).toEqual(['one', 'one']);
  });

  test('finds nothing once the reply is too old, until it is computed again', async () => {
    await keep('games 1', 'one', '/games');
    clock.advance(5_000);
    expect(readAt('/games')).toBeUndefined();
    await keep('games 1', 'two', '/games');
    expect(readAt('/games')).toBe('two');
  });

  test('finds nothing after a purge, not even a reply that was being computed', async () => {
    await keep('games 1', 'one', '/games');
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const late = cache.read('games 2', () => promise, '/games?page=2');
    cache.purge();
    resolve(Buffer.from('made from what was before'));
    await late;
    expect([readAt('/games'), readAt('/games?page=2')]).toEqual([undefined, undefined]);
  });

  test('is computed again after a purge', async () => {
    await keep('games 1', 'one', '/games');
    cache.purge();
    await keep('games 1', 'two', '/games');
    expect(readAt('/games')).toBe('two');
    expect(cache.bytes()).toBe('games 1two'.length);
  });

  test('is computed once after a purge, even if an older computation ends meanwhile', async () => {
    const [before, after] = [Promise.withResolvers<Buffer>(), Promise.withResolvers<Buffer>()];
    const old = cache.read('games 1', () => before.promise);
    cache.purge();
    const first = cache.read('games 1', () => after.promise);
    before.resolve(Buffer.from('made from what was before'));
    await old;
    const second = cache.read('games 1', body('made a second time'));
    after.resolve(Buffer.from('one'));
    expect((await Promise.all([first, second])).map(String)).toEqual(['one', 'one']);
  });

  test('is not stored if its reply failed', async () => {
    await expect(cache.read('games 1', () => Promise.reject(new Error('refused')), '/games')).rejects.toThrow(
      'refused',
    );
    expect(cache.addresses()).toBe(0);
  });

  test('is evicted if it was used least recently, and not stored if it is too long', async () => {
    await keep('games 1', 'one', `/games?${'x'.repeat(1_000)}`);
    expect(cache.addresses()).toBe(0);
    for (let number = 0; number < 6_000; number += 1) await keep('games 1', 'one', `/games?x=${number}`);
    expect(cache.addresses()).toBe(5_000);
    expect([readAt('/games?x=999'), readAt('/games?x=1000')]).toEqual([undefined, 'one']);
  });

  test('of an evicted reply finds nothing', async () => {
    await keep('a', 'a'.repeat(600), '/a');
    await keep('b', 'b'.repeat(600), '/b');
    expect(readAt('/a')).toBeUndefined();
    expect(readAt('/b')).toHaveLength(600);
    expect(cache.bytes()).toBeLessThanOrEqual(1_000);
  });
});
