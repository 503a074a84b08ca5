import type { Browser, Page } from 'playwright-core';

/** Number of games in the list, and the factor of CPU throttling. */
const GAMES = 10_000;
const SLOWDOWN = 4;
const PRESSES = 12;

export interface LongListFigures {
  /** The slowest key press, from the event to the next paint, in steps of 8 ms. */
  readonly slowestMs: number;
  /** Tiles in the document while it is scrolled to the middle of the list. */
  readonly tiles: number;
}

/** Fulfils the request for the second page with all remaining games. */
async function fillList(page: Page): Promise<void> {
  await page.route('**/_api/games*', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { games: { data: { id: number; name: string }[] } };
    const [sample] = reply.games.data;
    const data = Array.from({ length: GAMES - 50 }, (_, index) => ({
      ...sample,
      id: 900_000 + index,
      name: `Oyun ${index + 51}`,
    }));
    const games = { ...reply.games, data, total: GAMES, next_page_url: null };
    await route.fulfill({ json: { success: true, games } });
  });
}

/** Scrolls and presses keys in a lobby of ten thousand games with CPU throttling. */
export async function measureLongList(browser: Browser, siteUrl: string): Promise<LongListFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  try {
    await page.goto(new URL('/casino', siteUrl).href, { waitUntil: 'networkidle' });
    await fillList(page);
    await page.locator('.more-row').scrollIntoViewIfNeeded();
    await page.locator('[role=listitem]').first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(window, { pressDurations: durations });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) durations.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    for (let press = 0; press < PRESSES; press += 1) {
      await page.mouse.wheel(0, 20_000);
      await page.keyboard.press('PageDown');
      await page.mouse.click(4, 400);
      await page.waitForTimeout(250);
    }
    return await page.evaluate(() => ({
      slowestMs: Math.max(0, ...(window as unknown as { pressDurations: number[] }).pressDurations),
      tiles: document.querySelectorAll('.tile').length,
    }));
  } finally {
    await context.close();
  }
}
