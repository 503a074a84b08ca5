import type { Browser, CDPSession, Page } from 'playwright-core';

const CPU_SLOWDOWN = 4;
/** 1.6 Mbit/s with 150 ms for a round trip, as Lighthouse's slow phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** A phone with a slow processor and an empty cache. */
async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session };
}

/** Milliseconds from the navigation until a price is painted on the slow phone. */
export async function measureFirstPrice(browser: Browser, url: string): Promise<number> {
  const { page, session } = await openPhone(browser);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('.price b') === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first-price')));
    };
    requestAnimationFrame(look);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('first-price').length > 0);
  const ms = await page.evaluate(() => performance.getEntriesByName('first-price')[0]?.startTime ?? Infinity);
  await page.context().close();
  return ms;
}

export interface FrameFigures {
  readonly longestMs: number;
  readonly p99Ms: number;
  readonly frames: number;
  /** Prices a second that the page was sent. */
  readonly pricesPerSecond: number;
}

/** Gaps between frames of a list while its prices move. */
export async function measureFrames(browser: Browser, url: string, seconds: number): Promise<FrameFigures> {
  const { page } = await openPhone(browser);
  let prices = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (prices += countPrices(String(payload)))),
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(5_000);
  prices = 0;
  const gaps = await page.evaluate(
    (durationMs) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const begun = performance.now();
        let last = begun;
        const next = (): void => {
          const now = performance.now();
          seen.push(now - last);
          last = now;
          if (now - begun < durationMs) requestAnimationFrame(next);
          else resolve(seen);
        };
        requestAnimationFrame(next);
      }),
    seconds * 1_000,
  );
  const sorted = gaps.toSorted((a, b) => a - b);
  await page.context().close();
  return {
    longestMs: sorted.at(-1) ?? 0,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    frames: gaps.length,
    pricesPerSecond: prices / seconds,
  };
}

interface Changes {
  readonly events: readonly { readonly markets: readonly (readonly [string, readonly unknown[]])[] }[];
}

function countPrices(payload: string): number {
  // The server has the same version.
  const { events } = JSON.parse(payload) as Changes;
  return events.reduce(
    (sum, { markets }) => sum + markets.reduce((all, [, picks]) => all + picks.length, 0),
    0,
  );
}
