/**
 * Updates the screenshots that `e2e/site/screenshots.all.test.ts` compares with: `npm run screenshots -- <folder>` also saves
 * the full images to the folder. Needs Chromium; check every view it lists before you commit.
 */
import type { Pixels } from '@baize/art/pixels';
import { newVisitor, openBrowser } from '@baize/testkit/browser';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { buildSiteWhenChanged } from './launch/site-build.ts';
import { saveBaselines } from './screenshots/screenshot-baselines.ts';
import { screenshotScreens, screenshotViews } from './screenshots/screenshot-views.ts';
import { takeScreenshot } from './screenshots/take-screenshot.ts';
import { requireChromium } from './machine/find-chromium.ts';
import { startOwnSite } from './testing/own-site.ts';

const executablePath = await requireChromium((line) => console.info(line));
const folder = process.argv[2];
if (folder !== undefined) await mkdir(folder, { recursive: true });

await buildSiteWhenChanged(path.resolve(import.meta.dirname, '..'), (line) => console.info(line));
await using site = await startOwnSite({ drawsPictures: true });
const browser = await openBrowser(executablePath);
const grids = new Map<string, Pixels>();
for (const screen of screenshotScreens) {
  const context = await newVisitor(browser, { screen, siteUrl: site.siteUrl });
  const page = await context.newPage();
  for (const view of screenshotViews(screen)) {
    const { grid, screenshot } = await takeScreenshot(page, view, site.siteUrl);
    grids.set(view.name, grid);
    if (folder !== undefined) await writeFile(path.join(folder, `${view.name}.png`), screenshot);
  }
  await context.close();
}
await browser.close();
const redrawn = await saveBaselines(grids);
console.info(redrawn.length === 0 ? 'No view has changed.' : redrawn.join('\n'));
