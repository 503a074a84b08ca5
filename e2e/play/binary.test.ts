import { collectErrors } from '@baize/testkit/browser';
import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { openAccount } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { queryDatabase } from '../query-database.ts';
import { englishDesktop, phone, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser, waitForHydration } from '../visit.ts';
import { passRoundsUntil, whileRoundsStand } from './pass-rounds.ts';
import { amountAt, balanceOf, giveMoney } from './played-games.ts';

const { newPage } = shareBrowser();
const t = textsOf(englishDesktop);

/** In minor units. */
async function sumsOf(username: string): Promise<{ bets: number; wins: number }> {
  const [sums] = await queryDatabase<{ bets: number; wins: number }>(
    `select coalesce(sum(g.amount) filter (where g.type = 1), 0)::int as bets,
            coalesce(sum(g.amount) filter (where g.type = 2), 0)::int as wins
       from game_tx g join player p on p.site_id = g.site_id and p.id = g.player_id where p.username = $1`,
    [username],
  );
  return sums ?? { bets: 0, wins: 0 };
}

/** The stakes, and what the wallet and the page have besides the wins. A win may be booked after it is shown. */
async function withoutWins(username: string, credit: number) {
  const { bets, wins } = await sumsOf(username);
  return { bets, wallet: (await balanceOf(username, 'binary')) - wins, credit: credit - wins };
}

it('a price is bet on with play money and, after signing in, with the binary wallet', async () => {
  const page = await newPage(englishDesktop);
  const complaints = collectErrors(page);
  const person = await openAccount();
  await giveMoney(person.username, 10_000);
  const mode = (key: string) => page.getByRole('radio', { name: t(key) });
  const game = page.frameLocator('.game-frame iframe');
  const isOpen = async () => (await game.locator('#up').getAttribute('aria-disabled')) !== 'true';

  await openHydrated(page, '/');
  await page
    .locator('.site-footer')
    .getByRole('link', { name: t('site_nav_binary') })
    .click();
  await page.waitForURL('**/play-live-binary');
  // Before the footer is hydrated, its links load a page of their own.
  await waitForHydration(page);
  await page.getByRole('button', { name: t('binary_fun') }).click();
  await expect.poll(() => amountAt(game, '#credit')).toBeGreaterThan(0);
  await expect.poll(isOpen).toBe(true);
  await expectAccessible(page, { withFrames: true });
  expect(await overflowOf(page)).toBe(0);

  // Real money needs a player, and the choice follows signing in.
  await page.getByText(t('binary_real'), { exact: true }).click();
  await fillCredentials(page, person);
  await submit(page);
  await expect.poll(() => mode('binary_real').isChecked()).toBe(true);
  await expect.poll(() => game.locator('#credit').innerText()).toBe('₺0.00');

  // A bet without money offers the transfer over the game.
  await whileRoundsStand(isOpen, async () => {
    await game.locator('#up').click();
    await game.locator('#message .action').click();
  });
  await page.locator('dialog[open] .transfer-amount input').fill('50');
  await page.locator('dialog[open] button[type=submit]').click();
  await expect.poll(() => amountAt(game, '#credit')).toBe(5_000);

  await whileRoundsStand(isOpen, async () => {
    await game.locator('#up').click();
    await expect.poll(() => balanceOf(person.username, 'binary')).toBe(4_500);
    await game.locator('#down').click();
    await expect.poll(() => balanceOf(person.username, 'binary')).toBe(4_000);
  });
  // A reload leads back to the bets.
  await reloadHydrated(page);
  await expect.poll(() => game.locator('#own .head').count()).toBe(2);
  const ended = game.locator('#own li .quiet-button');
  await passRoundsUntil(async () => (await ended.count()) === 2);
  const booked = async () => withoutWins(person.username, await amountAt(game, '#credit'));
  await expect.poll(booked).toEqual({ bets: 1_000, wallet: 4_000, credit: 4_000 });
  await ended.first().click();
  await game.locator('#sheet .outcome[data-verdict=proven]').waitFor();
  await page.keyboard.press('Escape');

  // Who left the page reads on the risk again.
  await page.getByRole('button', { name: t('binary_close') }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await openHydrated(page, '/play-live-binary');
  await page.locator('.binary-ways').waitFor();

  // Signing out leads to the sign-in page; here the choice is play money again.
  await page.getByRole('button', { name: t('site_account_menu') }).click();
  await page.getByRole('button', { name: t('site_log_out') }).click();
  await page.waitForURL('**/login');
  await openHydrated(page, '/play-live-binary');
  expect(await mode('binary_demo').isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});

it('both directions are whole on a phone on its side', async () => {
  const page = await newPage(phone);
  await page.setViewportSize({ width: 844, height: 390 });
  await openHydrated(page, '/play-live-binary');
  await page.getByRole('button', { name: textsOf(phone)('binary_fun') }).click();
  const game = page.frameLocator('.game-frame iframe');
  await game.locator('#up[aria-disabled=false]').waitFor();
  const [bar, up, down] = await Promise.all(
    ['#bar', '#up', '#down'].map((id) => game.locator(id).boundingBox()),
  );
  expect(up?.x).toBeGreaterThanOrEqual(bar?.x ?? Infinity);
  expect(down?.x).toBeGreaterThanOrEqual((up?.x ?? Infinity) + (up?.width ?? 0));
  expect((down?.x ?? Infinity) + (down?.width ?? 0)).toBeLessThanOrEqual(844);
});
