import { type Pixels, readPixels } from '@baize/art/pixels';
import { screens } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';

import { addressOf, screenshotGrids, type ScreenshotView } from './screenshot-views.ts';

/** The image of a view, with measurements. */
export interface Screenshot {
  readonly screenshot: Buffer;
  readonly grid: Pixels;
  /** By how much the page is wider than the screen. */
  readonly overflowPx: number;
  readonly h1Count: number;
  /** Distance of the first game, match or category from the top. */
  readonly firstToPlayPx: number | undefined;
}

/**
 * Hides what depends on the time, on feeds or on players, without moving anything. Lists of varying height get a fixed
 * one, and the strip of recently played games is removed.
 */
const quietStyle = `
  .winner-list, .match-list { height: 320px !important; overflow: hidden !important; }
  .winner-list > *, .match-list > *, .jackpot-tier > :not(.jackpot-name), .live-over, .live-line,
  .home-liveCasino .tile-studio { visibility: hidden !important; }
  .lobby-main > .rail { display: none !important; }
`;

/** Of a brand where nobody has won until other tests play there. */
const withoutWinners = '.home-lastWinners { display: none !important; }';

/** Opens a view and takes its screenshot once everything visible has loaded. */
export async function takeScreenshot(page: Page, view: ScreenshotView, siteUrl: string): Promise<Screenshot> {
  await page.goto(addressOf(view, siteUrl), { waitUntil: 'load' });
  // A constructed style sheet, because the page's policy refuses inline styles.
  await page.evaluate(
    (style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
    },
    quietStyle + (view.name.startsWith('tribun ') ? withoutWinners : ''),
  );
  await page.evaluate(loadFonts);
  await page.waitForFunction(hasSettled);
  await page.evaluate(decodePictures);
  const screenshot = await page.screenshot({ animations: 'disabled', scale: 'css' });
  const facts = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    h1Count: document.querySelectorAll('h1').length,
    firstToPlayPx: document.querySelector('.tile, .match-list, .category-block a')?.getBoundingClientRect()
      .top,
  }));
  return {
    screenshot,
    grid: await readPixels(screenshot, screenshotGrids[view.screen]),
    // On a phone the window grows with overflowing content, so compare with the screen.
    overflowPx: facts.width - screens[view.screen].width,
    h1Count: facts.h1Count,
    firstToPlayPx: facts.firstToPlayPx,
  };
}

/** Runs in the page: whether visible fonts, pictures and deferred parts have loaded. Also triggers deferred parts. */
function hasSettled(): boolean {
  const isInSight = (element: Element) => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const hasGround = (element: Element) =>
    [...getComputedStyle(element).backgroundImage.matchAll(/url\("(http[^"]+)"\)/g)].every(
      ([, address]) => address === undefined || loaded.has(address),
    );
  const inSight = (selector: string) => [...document.querySelectorAll(selector)].filter(isInSight);
  // Deferred parts load when somebody uses the page.
  dispatchEvent(new Event('wheel'));
  return (
    document.fonts.status === 'loaded' &&
    inSight('.late-place, .skeleton').length === 0 &&
    inSight('.late-jackpot, .late-jackpots, .late-matches').every((part) => part.childElementCount > 0) &&
    inSight('img').every((picture) => picture instanceof HTMLImageElement && picture.complete) &&
    inSight('.felt').every(hasGround)
  );
}

/** Runs in the page: loads every declared font that exists, also those that no text has requested yet. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** Runs in the page: waits until loaded pictures are decoded and the page is laid out with them. */
async function decodePictures(): Promise<void> {
  await Promise.allSettled(
    [...document.images].filter(({ complete }) => complete).map((picture) => picture.decode()),
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
