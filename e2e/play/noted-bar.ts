import type { Page } from 'playwright-core';

interface NotedBar {
  /** Balance and net result as they were shown, one after another. */
  shown: string[];
  isRoundOver: boolean;
}
type NotingWindow = Window & typeof globalThis & { notedBar: NotedBar };

/** Notes what the bar shows until the game says that its round is over, before the page itself hears it. */
export async function noteBar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const noted: NotedBar = { shown: [], isRoundOver: false };
    Object.assign(window, { notedBar: noted });
    window.addEventListener('message', ({ data }: MessageEvent<{ type?: string; state?: string } | null>) => {
      if (data?.type === 'baize:round') noted.isRoundOver = data.state === 'ended';
    });
    const textOf = (id: string) => document.querySelector(`.play-bar [data-testid=${id}]`)?.textContent ?? '';
    setInterval(() => {
      const shown = `${textOf('balance')} ${textOf('net')}`;
      if (!noted.isRoundOver && noted.shown.at(-1) !== shown) noted.shown.push(shown);
    }, 20);
  });
}

/** Begins anew, for the next round. */
export const forgetBar = (page: Page) =>
  page.evaluate(() => {
    const { notedBar } = window as NotingWindow;
    notedBar.shown.splice(0);
    notedBar.isRoundOver = false;
  });

/** The amounts that were shown until the end of the round, in minor units without sign; each once. */
export async function shownAmounts(page: Page): Promise<readonly number[]> {
  await page.waitForFunction(() => (window as NotingWindow).notedBar.isRoundOver);
  return notedAmounts(page);
}

/** The same until now: a page that is left takes its notes with it. */
export async function notedAmounts(page: Page): Promise<readonly number[]> {
  const texts = await page.evaluate(() => (window as NotingWindow).notedBar.shown);
  const amounts = texts.flatMap((text) => text.split(' ')).filter((text) => /\d/.test(text));
  return [...new Set(amounts.map((text) => Number(text.replaceAll(/\D/g, ''))))];
}
