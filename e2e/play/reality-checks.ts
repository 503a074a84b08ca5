import type { Locator, Page } from 'playwright-core';

import { openHydrated } from '../visit.ts';

export const SLOT = 172101;
export const COIN = 140403;

/** The check, or what else stops play until it is answered. */
export const dialogOf = (page: Page): Locator => page.getByRole('alertdialog');

/** Opens a game whose play session has begun. */
export async function openGame(page: Page, game = SLOT): Promise<void> {
  const opened = page.waitForResponse(/\/account\/play-session$/);
  await openHydrated(page, `/PlayGame/${game}`);
  await opened;
  const ready = game === SLOT ? '#spin' : '#go';
  await page.frameLocator('iframe').locator(ready).waitFor();
}

/** A second tab of the same browser. */
export const secondTab = (page: Page): Promise<Page> => page.context().newPage();
