import { manualClock } from '@baize/clock';
import { describe, expect, it } from 'vitest';

import { createPageCache } from './page-cache.ts';

const settings = { maxBytes: 100_000, freshMs: 1_000, staleMs: 5_000 };

function pages() {
  const clock = manualClock(new Date('2026-06-01T12:00:00Z'));
  const cache = createPageCache(clock, settings);
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return { status: 200, html: `<p>${rendered}</p>` };
  };
  const read = async (key = 'home') => (await cache.read(key, render)).identity.toString();
  return { clock, cache, read, render, count: () => rendered };
}

describe('the page cache', () => {
  it('renders a key once for many readers at the same time', async () => {
    const { read, count } = pages();
    const texts = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(new Set(texts)).toEqual(new Set(['<p>1</p>']));
    expect(count()).toBe(1);
  });

  it('answers a stale page at once and a new one next time', async () => {
    const { clock, read } = pages();
    await read();
    clock.advance(2_000);
    expect(await read()).toBe('<p>1</p>');
    await new Promise((resolve) => setImmediate(resolve));
    await expect.poll(() => read()).toBe('<p>2</p>');
  });

  it('renders anew what is older than fresh and stale together', async () => {
    const { clock, read } = pages();
    await read();
    clock.advance(6_001);
    expect(await read()).toBe('<p>2</p>');
  });

  it('forgets what was rendered before a purge, even while it was being rendered', async () => {
    const { cache, read } = pages();
    const running = read();
    cache.purge();
    await running;
    expect(await read()).toBe('<p>2</p>');
  });

  it('keeps no failures', async () => {
    const { cache } = pages();
    const missing = async () => ({ status: 404, html: 'nothing' });
    await cache.read('x', missing);
    expect(cache.bytes()).toBe(0);
  });

  it('stays within its bound and drops what was least recently used', async () => {
    const clock = manualClock(new Date(0));
    const cache = createPageCache(clock, { ...settings, maxBytes: 3_000 });
    let renders = 0;
    const big = async () => {
      renders += 1;
      return { status: 200, html: 'x'.repeat(1_200) };
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
});
