import { screens } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { balanceOf, giveMoney } from '../play/played-games.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { bookOf } from './placed-bets.ts';

const OPENING_MINOR = 100_000;
const STAKE_MINOR = 5_000;

/** The book's own texts. */
const words = {
  tr: { place: 'Bahsi oyna · ₺50', taken: 'Bahis alındı', bets: 'Bahislerim' },
  en: { place: 'Place bet · ₺50', taken: 'Bet placed', bets: 'My bets' },
};

const { newPage } = shareBrowser();

const openBook = async (page: Page, path: string) => {
  await openHydrated(page, path);
  await page.locator('.sport-frame[aria-busy=false]').waitFor();
};

/** The page of now with its book, at each screen size. */
async function expectSizesAccessible(page: Page): Promise<void> {
  for (const size of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);
  }
}

it.each(['tr', 'en'] as const)('lists, a match, the slip and bets are accessible (%s)', async (language) => {
  const text = words[language];
  const page = await newPage({ screen: 'desktop', language });
  const { username } = await signInNewPlayer(page);
  await giveMoney(username, OPENING_MINOR);
  await openBook(page, '/Sport/redline/prematch');
  const book = bookOf(page);
  await expectSizesAccessible(page);
  await book.locator('a[href*="event="]:visible').first().click();
  await book.locator('#markets button.price:visible:not([aria-disabled])').first().click();
  await book.getByRole('button', { name: '₺50', exact: true }).click();
  await expectSizesAccessible(page);
  await book.getByRole('button', { name: text.place }).click();
  await book.getByRole('heading', { name: text.taken }).waitFor();
  expect(await balanceOf(username)).toBe(OPENING_MINOR - STAKE_MINOR);
  await expect.poll(() => page.getByTestId('net').innerText()).toContain('50');
  await book.getByRole('tab', { name: text.bets }).click();
  await book.locator('.bet.is-open').waitFor();
  await expectSizesAccessible(page);
  await openBook(page, '/BettingHistory?provider=redline');
  await bookOf(page).locator('.bet').first().waitFor();
  await expectSizesAccessible(page);
});
