import type { Browser, Page } from 'playwright-core';

export interface FrameFigures {
  readonly what: string;
  /** Longest time between two frames. */
  readonly longestMs: number;
  readonly p99Ms: number;
  readonly longTasks: number;
  readonly frames: number;
  readonly messages: number;
}

interface FrameBench {
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  /** Changes per second. */
  readonly rate: number;
  readonly seconds: number;
}

async function setRate(sandboxUrl: string, rate: number | null): Promise<void> {
  const response = await fetch(`${sandboxUrl}/feeds/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rate }),
  });
  if (!response.ok) throw new Error(`the sandbox replied ${response.status}`);
}

/** Observes the page for a while: gaps between frames, and long tasks. */
function watchFrames(page: Page, seconds: number): Promise<{ gaps: number[]; longTasks: number }> {
  return page.evaluate(
    (durationMs) =>
      new Promise<{ gaps: number[]; longTasks: number }>((resolve) => {
        const gaps: number[] = [];
        let longTasks = 0;
        const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length));
        observer.observe({ type: 'longtask' });
        const begun = performance.now();
        let last = begun;
        const next = () => {
          const now = performance.now();
          gaps.push(now - last);
          last = now;
          if (now - begun < durationMs) {
            requestAnimationFrame(next);
            return;
          }
          observer.disconnect();
          resolve({ gaps, longTasks });
        };
        requestAnimationFrame(next);
      }),
    seconds * 1_000,
  );
}

/** Opens the live lobby and measures it idle and under load, once it has settled. */
export async function measureFrames(browser: Browser, bench: FrameBench): Promise<readonly FrameFigures[]> {
  const { siteUrl, sandboxUrl, rate, seconds } = bench;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let messages = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => (messages += 1)));
  await page.goto(new URL('/livecasino', siteUrl).href, { waitUntil: 'load' });
  await page.locator('.live-results').first().waitFor();
  await watchFrames(page, 3);
  const figures: FrameFigures[] = [];
  for (const [what, pace] of [
    ['at rest', 0],
    [`${rate} changes per second`, rate],
  ] as const) {
    await setRate(sandboxUrl, pace);
    await watchFrames(page, 1);
    const before = messages;
    const { gaps, longTasks } = await watchFrames(page, seconds);
    const sorted = gaps.toSorted((a, b) => a - b);
    figures.push({
      what,
      longestMs: sorted.at(-1) ?? 0,
      p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      longTasks,
      frames: gaps.length,
      messages: messages - before,
    });
  }
  await page.close();
  return figures;
}
