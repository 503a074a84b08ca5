import { type Pixels, readPixels } from '@baize/art/pixels';
import { screens } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';

import { addressOf, screenshotGrids, type ScreenshotView } from './screenshot-views.ts';

/** A view as an image, and what can be measured on it. */
export interface Screenshot {
  readonly screenshot: Buffer;
  readonly grid: Pixels;
  /** How much wider than the screen the page is. */
  readonly overflowPx: number;
  readonly h1Count: number;
  /** Where the first thing to play begins, from the top: a game, a match, or a category with its games. */
  readonly firstToPlayPx: number | undefined;
}

/**
 * What depends on the hour, on feeds or on what players have done keeps its place and shows nothing. Lists whose
 * lines may be longer another time get a height, and the strip of what is played these days goes.
 */
const quietStyle = `
  .winner-list, .match-list { height: 320px !important; overflow: hidden !important; }
  .winner-list > *, .match-list > *, .jackpot-tier > :not(.jackpot-name), .live-over, .live-line,
  .home-liveCasino .tile-studio { visibility: hidden !important; }
  .lobby-main > .rail { display: none !important; }
`;

/** Opens a view and takes its screenshot once everything in sight has loaded. */
export async function takeScreenshot(page: Page, view: ScreenshotView, siteUrl: string): Promise<Screenshot> {
  await page.goto(addressOf(view, siteUrl), { waitUntil: 'load' });
  // A sheet that is made by a script is no inline style, which the page's policy refuses.
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }, quietStyle);
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
    // A phone makes its window as wide as what does not fit, so the screen is what counts.
    overflowPx: facts.width - screens[view.screen].width,
    h1Count: facts.h1Count,
    firstToPlayPx: facts.firstToPlayPx,
  };
}

/** Runs in the page: whether fonts, pictures and late parts in sight are there. It asks for the late parts, too. */
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
  // Late parts come when somebody uses the page.
  dispatchEvent(new Event('wheel'));
  return (
    document.fonts.status === 'loaded' &&
    inSight('.late-place, .skeleton').length === 0 &&
    inSight('.late-jackpot, .late-jackpots, .late-matches').every((part) => part.childElementCount > 0) &&
    inSight('img').every((picture) => picture instanceof HTMLImageElement && picture.complete) &&
    inSight('.felt').every(hasGround)
  );
}

/** Runs in the page: a picture that has come may still be on its way to the screen. */
async function decodePictures(): Promise<void> {
  await Promise.allSettled(
    [...document.images].filter(({ complete }) => complete).map((picture) => picture.decode()),
  );
}
