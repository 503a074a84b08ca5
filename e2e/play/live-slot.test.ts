import { collectErrors } from '@baize/testkit/browser';
import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { amountAt, amountIn, balanceOf, giveMoney } from './played-games.ts';
import { quickenGames, spinOnce, waitUntilIdle } from './slot-frame.ts';

const { newPage } = shareBrowser();
const t = textsOf(phone);
const GAMES = ['Son Vapur', 'Çarşı Işıkları'];

it('live slots are found, get money over the open game, and are played with their own wallet', async () => {
  const page = await newPage(phone);
  await quickenGames(page);
  const complaints = collectErrors(page);
  const { username } = await signInNewPlayer(page);
  await giveMoney(username, 100_000);

  await openHydrated(page, '/');
  await page
    .getByRole('navigation', { name: t('site_quick_access') })
    .getByRole('link', { name: t('site_nav_live_slot') })
    .click();
  await page.waitForURL('**/live-slot');
  const sum = page.locator('.wallet-bar-sum');
  await expect.poll(() => sum.innerText()).toBe('₺0,00');

  const frame = page.frameLocator('.game-frame iframe');
  const transfer = async (amount: string) => {
    await page.getByRole('button', { name: t('live_slot_transfer'), exact: true }).click();
    await page.locator('dialog[open] .transfer-amount input').fill(amount);
    await page.locator('dialog[open] button[type=submit]').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  await transfer('100');
  await expect.poll(() => sum.innerText()).toBe('₺100,00');

  for (const game of GAMES) {
    await page.getByRole('link', { name: t('live_slot_play', { name: game }) }).click();
    await waitUntilIdle(frame);
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);
    const before = await balanceOf(username, 'liveSlot');
    const stake = await amountAt(frame, '#stake');
    await spinOnce(frame);
    const win = await amountAt(frame, '#win');
    await expect.poll(() => balanceOf(username, 'liveSlot')).toBe(before - stake + win);
    await expect.poll(() => amountAt(frame, '#credit')).toBe(before - stake + win);

    // What is transferred meanwhile is in the game without loading it again.
    await transfer('50');
    await expect.poll(() => amountAt(frame, '#credit')).toBe(before - stake + win + 5_000);
    await page.getByRole('button', { name: t('play_more') }).click();
    await page.getByRole('button', { name: t('play_reload') }).click();
    await waitUntilIdle(frame);
    expect(await amountAt(frame, '#credit')).toBe(before - stake + win + 5_000);
    await page.getByRole('button', { name: t('play_close') }).click();
    await page.waitForURL('**/live-slot');
    await expect.poll(async () => amountIn(await sum.innerText())).toBe(before - stake + win + 5_000);
  }
  expect(await balanceOf(username)).toBe(80_000);
  expect(complaints).toEqual([]);
});
