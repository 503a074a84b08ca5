import { drawPixels } from '@baize/art/pixels';
import { newVisitor, openTestBrowser } from '@baize/testkit/browser';
import { inputsOf } from '@baize/testkit/test-scope';
import { runningSite } from '@baize/testkit/running-site';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { unprovenVersion } from '../../tools/machine/pinned-chromium.ts';
import {
  compareScreenshots,
  drawDifference,
  isSameScreenshot,
  type ScreenshotDifference,
} from '../../tools/screenshots/compare-screenshots.ts';
import {
  packBaseline,
  type ScreenshotBaselines,
  readBaselines,
} from '../../tools/screenshots/screenshot-baselines.ts';
import {
  screenshotScreens,
  type ScreenshotView,
  screenshotViews,
} from '../../tools/screenshots/screenshot-views.ts';
import { type Screenshot, takeScreenshot } from '../../tools/screenshots/take-screenshot.ts';

/** Maximum distance of the first game from the top of the home page on a phone. */
const FIRST_TO_PLAY_PX = 640;
const DRAWN_CELL_PX = 8;

let browser: Browser;
let baselines: ScreenshotBaselines;
let folder: string | undefined;
beforeAll(async () => {
  [browser, baselines] = await Promise.all([openTestBrowser(), readBaselines()]);
});
afterAll(() => browser.close());

/** Saves images for a review, and returns where. */
async function explain(
  view: ScreenshotView,
  { grid, screenshot }: Screenshot,
  difference: ScreenshotDifference,
): Promise<string> {
  folder ??= await mkdtemp(path.join(tmpdir(), 'baize-screenshots-'));
  const file = (part: string) => path.join(folder ?? '', `${view.name}${part}.png`);
  await writeFile(file(''), screenshot);
  const before = baselines.get(view.name);
  if (before)
    await writeFile(file(' difference'), await drawPixels(drawDifference(before, grid), DRAWN_CELL_PX));
  const { mean, worst, worstAt } = difference;
  const warning = unprovenVersion(browser.version());
  return (
    `${view.name} looks different: ${mean.toFixed(2)} on average, ${worst.toFixed(0)} in the cell ` +
    `${worstAt.column}|${worstAt.row}. See ${folder}; if it is intended: npm run screenshots. ` +
    // The folder of a machine that tests alone is gone when somebody reads this.
    `It is now ${await packBaseline(grid)}${warning && `. This is Chromium ${browser.version()}; ${warning}`}`
  );
}

describe('the baselines', () => {
  it('exist for every view and nothing else', () => {
    const names = screenshotScreens.flatMap((screen) => screenshotViews(screen).map(({ name }) => name));
    expect([...baselines.keys()].toSorted()).toEqual(names.toSorted());
  });
});

describe.each(screenshotScreens)('on a %s', (screen) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await newVisitor(browser, { screen });
    page = await context.newPage();
  });
  afterAll(() => context.close());

  // In the sample a page of a brand is taken on one screen, in turn.
  const turn = screenshotScreens.indexOf(screen);
  const taken = inputsOf(
    [...screenshotViews(screen).entries()],
    ([at]) => at % screenshotScreens.length === turn,
  );

  it.each(taken.map(([, view]) => view))('$name has not changed', async (view) => {
    const shot = await takeScreenshot(page, view, runningSite().siteUrl);
    expect(shot.overflowPx).toBeLessThanOrEqual(0);
    expect(shot.h1Count).toBe(1);
    if (view.page === 'home' && screen === 'phone') expect(shot.firstToPlayPx).toBeLessThan(FIRST_TO_PLAY_PX);
    const before = baselines.get(view.name);
    if (!before) throw new Error(`${view.name} has no baseline: npm run screenshots`);
    if (isSameScreenshot(compareScreenshots(before, shot.grid))) return;
    // On a busy machine a font may miss the first layout; now it is cached.
    const again = await takeScreenshot(page, view, runningSite().siteUrl);
    const difference = compareScreenshots(before, again.grid);
    expect(isSameScreenshot(difference) ? '' : await explain(view, again, difference)).toBe('');
  });
});
