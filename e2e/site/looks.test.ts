import { drawPixels } from '@baize/art/pixels';
import { newVisitor, openBrowser } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  compareLooks,
  drawDifference,
  isSameLook,
  type LookDifference,
} from '../../tools/looks/compare-looks.ts';
import { type LookBaselines, readBaselines } from '../../tools/looks/look-baselines.ts';
import { lookScreens, type LookView, lookViews } from '../../tools/looks/look-views.ts';
import { type Look, takeLook } from '../../tools/looks/take-look.ts';

/** How much of the home page a phone may show before the first thing to play. */
const FIRST_TO_PLAY_PX = 640;
const DRAWN_CELL_PX = 8;

let browser: Browser;
let baselines: LookBaselines;
let folder: string | undefined;
beforeAll(async () => {
  [browser, baselines] = await Promise.all([openBrowser(), readBaselines()]);
});
afterAll(() => browser.close());

/** Keeps what a person needs to judge, and says where. */
async function explain(
  view: LookView,
  { grid, screenshot }: Look,
  difference: LookDifference,
): Promise<string> {
  folder ??= await mkdtemp(path.join(tmpdir(), 'baize-looks-'));
  const file = (part: string) => path.join(folder ?? '', `${view.name}${part}.png`);
  await writeFile(file(''), screenshot);
  const before = baselines.get(view.name);
  if (before)
    await writeFile(file(' difference'), await drawPixels(drawDifference(before, grid), DRAWN_CELL_PX));
  const { mean, worst, worstAt } = difference;
  return (
    `${view.name} looks different: ${mean.toFixed(2)} on average, ${worst.toFixed(0)} in the cell ` +
    `${worstAt.column}|${worstAt.row}. See ${folder}; if it is meant: node tools/looks.ts`
  );
}

describe('the baselines', () => {
  it('are there for every view and for nothing else', () => {
    const names = lookScreens.flatMap((screen) => lookViews(screen).map(({ name }) => name));
    expect([...baselines.keys()].toSorted()).toEqual(names.toSorted());
  });
});

describe.each(lookScreens)('on a %s', (screen) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await newVisitor(browser, { screen });
    page = await context.newPage();
  });
  afterAll(() => context.close());

  it.each(lookViews(screen))('$name looks as it did', async (view) => {
    const look = await takeLook(page, view, runningSite().siteUrl);
    expect(look.overflowPx).toBeLessThanOrEqual(0);
    expect(look.h1Count).toBe(1);
    if (view.page === 'home' && screen === 'phone') expect(look.firstToPlayPx).toBeLessThan(FIRST_TO_PLAY_PX);
    const before = baselines.get(view.name);
    if (!before) throw new Error(`${view.name} has no baseline: node tools/looks.ts`);
    const difference = compareLooks(before, look.grid);
    const verdict = isSameLook(difference) ? '' : await explain(view, look, difference);
    expect(verdict).toBe('');
  });
});
