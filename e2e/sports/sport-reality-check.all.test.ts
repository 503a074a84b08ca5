import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { beginEarlier } from '../play/begin-earlier.ts';
import { phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, reloadHydrated, shareBrowser } from '../visit.ts';
import { sayFromBook, serveBook, waitForBook } from './fake-book.ts';

const t = textsOf(phone);
const { newPage } = shareBrowser();

const dialogOf = (page: Page) =>
  page.getByRole('alertdialog', { name: t('play_check_title', { hours: 1, minutes: 1 }) });

/** As if the player had come back to the tab, upon which the page asks for the state. */
async function comeBack(page: Page): Promise<void> {
  const kept = page.waitForResponse(/\/account\/play-session$/);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await kept;
}

it('a page of sport has time, result and limits in one line, and is stopped by a reality check', async () => {
  const page = await newPage(phone);
  await serveBook(page);
  const { username } = await signInNewPlayer(page);
  await openHydrated(page, '/Sport');
  await waitForBook(page);
  await page.getByTestId('net').waitFor();
  const line = page.locator('.sport-visit');
  await line.getByRole('link', { name: t('sports_limits') }).waitFor();
  expect((await line.boundingBox())?.height).toBeLessThan(40);
  expect(await overflowOf(page)).toBe(0);
  const frame = await page.locator('.sport-frame').boundingBox();
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);

  // A live bet waits for its delay, and ends first.
  await sayFromBook(page, { type: 'redline:bet-waiting' });
  await beginEarlier(username, 61);
  await comeBack(page);
  await expect.poll(() => page.getByRole('timer').innerText()).toContain('01:01');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await sayFromBook(page, { type: 'redline:bet-decided' });
  await dialogOf(page).waitFor();
  await dialogOf(page).getByText(t('sports_check_text')).waitFor();
  await page.keyboard.press('Escape');
  expect(await dialogOf(page).isVisible()).toBe(true);
  await expectAccessible(page);
  await reloadHydrated(page);
  await dialogOf(page)
    .getByRole('button', { name: t('play_check_continue') })
    .click();
  await dialogOf(page).waitFor({ state: 'detached' });

  await beginEarlier(username, 61);
  await reloadHydrated(page);
  await page.getByRole('button', { name: t('sports_check_stop') }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(pathOf(page)).toBe('/');
});
