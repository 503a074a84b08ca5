/**
 * Draws the looks anew that `e2e/site/looks.test.ts` compares with: `node tools/looks.ts`, with a folder behind it to
 * keep the whole screenshots there. It needs a Chromium; look at what it names before it is committed.
 */
import type { Pixels } from '@baize/art/pixels';
import { newVisitor, openBrowser } from '@baize/testkit/browser';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { buildSiteWhenChanged } from './launch/site-build.ts';
import { keepBaselines } from './looks/look-baselines.ts';
import { lookScreens, lookViews } from './looks/look-views.ts';
import { takeLook } from './looks/take-look.ts';
import { chromiumAdvice, findChromium } from './machine/find-chromium.ts';
import { startOwnSite } from './testing/own-site.ts';

const executablePath = findChromium();
if (executablePath === undefined) throw new Error(chromiumAdvice);
const folder = process.argv[2];
if (folder !== undefined) await mkdir(folder, { recursive: true });

await buildSiteWhenChanged(path.resolve(import.meta.dirname, '..'), () =>
  console.info('Building the site …'),
);
await using site = await startOwnSite();
const browser = await openBrowser(executablePath);
const looks = new Map<string, Pixels>();
for (const screen of lookScreens) {
  const context = await newVisitor(browser, { screen, siteUrl: site.siteUrl });
  const page = await context.newPage();
  for (const view of lookViews(screen)) {
    const { grid, screenshot } = await takeLook(page, view, site.siteUrl);
    looks.set(view.name, grid);
    if (folder !== undefined) await writeFile(path.join(folder, `${view.name}.png`), screenshot);
  }
  await context.close();
}
await browser.close();
const redrawn = await keepBaselines(looks);
console.info(redrawn.length === 0 ? 'Every view looks as it did.' : redrawn.join('\n'));
