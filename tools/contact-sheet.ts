/**
 * `npm run contact-sheet -- <folder>`: the page of one game of every kind and of every model of slots, as the demo player sees it
 * before the first bet, on a phone and on a desktop, and an index of the images. The drawings of all slots are on the studio's
 * own sheet, /studio/art. Needs Chromium.
 */
import { demoGames, demoPlayer } from '@baize/demo';
import { newVisitor, openBrowser } from '@baize/testkit/browser';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

import { buildSiteWhenChanged } from './launch/site-build.ts';
import { requireChromium } from './machine/find-chromium.ts';
import { startOwnSite } from './testing/own-site.ts';

/** Until a round that was under way is shown. */
const SETTLE_MS = 4_000;
const SCREENS = ['phone', 'desktop'] as const;

const executablePath = await requireChromium((line) => console.info(line));
const [folder = 'contact-sheet'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

await buildSiteWhenChanged(path.resolve(import.meta.dirname, '..'), (line) => console.info(line));
await using site = await startOwnSite({ drawsPictures: true });
const games = oneOfEachPlay();
const browser = await openBrowser(executablePath);
for (const screen of SCREENS) {
  const context = await newVisitor(browser, { screen, siteUrl: site.siteUrl });
  const page = await context.newPage();
  await signIn(page);
  for (const { id, play, name } of games) {
    await page.goto(`/PlayGame/${id}`);
    await page.locator('iframe').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: path.join(folder, fileOf(play, screen)) });
    console.info(`${play}: ${name.tr} (${screen})`);
  }
  await context.close();
}
await browser.close();
await writeFile(path.join(folder, 'index.html'), indexHtml());

/** The first game of the catalogue of each play; a model of slots is one. */
function oneOfEachPlay() {
  const shown = demoGames().flatMap(({ id, name, play, launchable }) =>
    launchable && play ? [{ id, name, play }] : [],
  );
  return [...new Map(shown.toReversed().map((game) => [game.play, game])).values()].toReversed();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('main [name=username]').fill(demoPlayer.username);
  await page.locator('main [name=password]').fill(demoPlayer.password);
  await page.locator('main [type=submit]').last().click();
  await page.getByTestId('balance').first().waitFor();
}

function fileOf(play: string, screen: string): string {
  return `${play.replaceAll('/', '-')}-${screen}.png`;
}

function indexHtml(): string {
  const rows = games.map(({ play, name }) => {
    const images = SCREENS.map((screen) => `<img src="${fileOf(play, screen)}" alt="" height="560">`);
    return `<section><h2>${name.tr} · ${play}</h2>${images.join('')}</section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Games</title>${rows.join('\n')}`;
}
