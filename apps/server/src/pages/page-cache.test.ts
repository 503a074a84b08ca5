import { manualClock } from '@baize/clock';
import { describe, expect, it, vi } from 'vitest';

import type { EncodedPage } from './encode-page.ts';
import { createPageCache } from './page-cache.ts';
import { PageRedirect } from './page-redirect.ts';

const settings = { maxBytes: 100_000, freshMs: 1_000, staleMs: 5_000, errorStaleMs: 60_000 };

function page(html: string, status = 200): EncodedPage {
  return { status, identity: Buffer.from(html), brotli: Buffer.from('compressed'), etag: '"tag"' };
}

function pages() {
  const clock = manualClock(new Date('2026-06-01T12:00:00Z'));
  const cache = createPageCache(clock, settings);
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return page(`<p>${rendered}</p>`);
  };
  const read = async (key = 'home') => (await cache.read(key, render)).identity.toString();
  return { clock, cache, read, render, count: () => rendered };
}

describe('the page cache', () => {
  it('renders a key once for concurrent readers', async () => {
    const { read, count } = pages();
    const texts = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(new Set(texts)).toEqual(new Set(['<p>1</p>']));
    expect(count()).toBe(1);
  });

  it('returns a stale page at once and a new one next time', async () => {
    const { clock, read } = pages();
    await read();
    clock.advance(2_000);
    expect(await read()).toBe('<p>1</p>');
    await new Promise((resolve) => setImmediate(resolve));
    await expect.poll(() => read()).toBe('<p>2</p>');
  });

  it('renders a page again once it is too old', async () => {
    const { clock, read } = pages();
    await read();
    clock.advance(6_001);
    expect(await read()).toBe('<p>2</p>');
  });

  it('drops pages from before a purge, even those being rendered', async () => {
    const { cache, read } = pages();
    const running = read();
    cache.purge();
    await running;
    expect(await read()).toBe('<p>2</p>');
  });

  it('never joins a render that began before a purge', async () => {
    const { cache, read, count } = pages();
    const before = Promise.withResolvers<EncodedPage>();
    const first = cache.read('home', () => before.promise);
    cache.purge();
    const second = read();
    before.resolve(page('made from what was before'));
    await first;
    // The older render has ended meanwhile; the one after the purge is still joined.
    const third = read();
    expect(await Promise.all([second, third])).toEqual(['<p>1</p>', '<p>1</p>']);
    expect(count()).toBe(1);
  });

  it('does not store failures', async () => {
    const { cache } = pages();
    const missing = async () => page('nothing', 404);
    await cache.read('x', missing);
    expect(cache.bytes()).toBe(0);
  });

  it('stays within its limit and evicts the least recently used page', async () => {
    const clock = manualClock(new Date(0));
    const cache = createPageCache(clock, { ...settings, maxBytes: 3_000 });
    let renders = 0;
    const big = async () => {
      renders += 1;
      return page('x'.repeat(1_200));
    };
    await cache.read('a', big);
    await cache.read('b', big);
    await cache.read('a', big);
    await cache.read('c', big);
    expect(cache.bytes()).toBeLessThanOrEqual(3_000);
    await cache.read('a', big);
    expect(renders).toBe(3);
    await cache.read('b', big);
    expect(renders).toBe(4);
  });

  describe('while no page can be rendered', () => {
    const failures = [
      ['throws', () => Promise.reject(new Error('no database'))],
      ['returns an error page', async () => page('error', 503)],
    ] as const;

    it.each(failures)('returns the old page for a limited time if rendering %s', async (_how, fail) => {
      const { clock, cache, read } = pages();
      await read();
      clock.advance(settings.freshMs + settings.staleMs + settings.errorStaleMs);
      expect((await cache.read('home', fail)).identity.toString()).toBe('<p>1</p>');
      clock.advance(1);
      const outcome = await cache.read('home', fail).catch(() => 'failed' as const);
      expect(outcome === 'failed' || outcome.status === 503).toBe(true);
    });

    it('retries only after a moment, and returns the new page once it succeeds', async () => {
      const { clock, cache, read } = pages();
      await read();
      clock.advance(6_001);
      let tries = 0;
      const fail = () => {
        tries += 1;
        return Promise.reject(new Error('no database'));
      };
      for (let time = 0; time < 5; time += 1) await cache.read('home', fail);
      expect(tries).toBe(1);
      clock.advance(settings.freshMs - 1);
      await cache.read('home', fail);
      expect(tries).toBe(1);
      clock.advance(1);
      await cache.read('home', fail);
      expect(tries).toBe(2);
      clock.advance(settings.freshMs);
      expect(await read()).toBe('<p>2</p>');
    });

    it('returns the old page if the new one is not there in time, and the new one afterwards', async () => {
      const { clock, cache, read } = pages();
      await read();
      clock.advance(settings.freshMs + settings.staleMs + 1);
      const late = Promise.withResolvers<EncodedPage>();
      vi.useFakeTimers();
      const reading = cache.read('home', () => late.promise);
      await vi.advanceTimersByTimeAsync(2_000);
      vi.useRealTimers();
      expect((await reading).identity.toString()).toBe('<p>1</p>');
      // Nobody else waits for it.
      expect(await read()).toBe('<p>1</p>');
      late.resolve(page('late'));
      await expect.poll(() => read()).toBe('late');
    });

    it('does not return a page that was purged meanwhile', async () => {
      const { clock, cache, read } = pages();
      await read();
      clock.advance(6_001);
      const { promise, reject } = Promise.withResolvers<never>();
      const running = cache.read('home', () => promise);
      cache.purge();
      reject(new Error('no database'));
      await expect(running).rejects.toThrow('no database');
    });

    it('passes a redirect on, which is not a failure', async () => {
      const { clock, cache, read } = pages();
      await read();
      clock.advance(6_001);
      const redirect = () => Promise.reject(new PageRedirect('/elsewhere'));
      await expect(cache.read('home', redirect)).rejects.toBeInstanceOf(PageRedirect);
    });
  });

  it('stores nothing with a limit of 0', async () => {
    const cache = createPageCache(manualClock(new Date(0)), { ...settings, maxBytes: 0 });
    let count = 0;
    const make = async () => page(`${(count += 1)}`);
    await cache.read('home', make);
    await cache.read('home', make);
    expect([count, cache.bytes()]).toEqual([2, 0]);
  });
});
