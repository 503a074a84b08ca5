import { collectErrors } from '@baize/testkit/browser';
import { expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { giveMoney } from '../play/played-games.ts';
import { queryDatabase } from '../query-database.ts';
import { bookOf, choosePicks, placeBet } from '../sports/placed-bets.ts';
import { phone } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

it('is explained over the book, limits the slip, and counts a bet once it is settled', async () => {
  const page = await newPage(phone);
  const complaints = collectErrors(page);
  const { username } = await signInNewPlayer(page);
  await giveMoney(username, 50_000);
  await openHydrated(page, '/PlayerBonuses');
  await page.getByLabel('Bonus kodu').fill('ARKADAS50');
  await page.getByRole('button', { name: 'Kodu gir' }).click();
  await page.getByRole('button', { name: 'Şartları oku' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kabul et' }).click();
  await page.locator('.bonus-active').waitFor();
  await queryDatabase(
    `update bonus_award set max_stake = 6000, min_odds = 1010, weights = '{"types": {"sport": 100}}'
       where (site_id, player_id) = (select site_id, id from player where username = $1)`,
    [username],
  );

  await openHydrated(page, '/Sport/redline/prematch?sport=football');
  await page.locator('.sport-frame[aria-busy=false]').waitFor();
  const line = page.locator('.game-bonus');
  await expect.poll(() => line.innerText()).toContain('en az 1,01 oranla');
  expect(await line.innerText()).toContain('bahis en çok ₺60');
  const book = bookOf(page);
  await choosePicks(book, 1);
  await book.getByRole('button', { name: /Kuponu aç/ }).click();
  const slip = book.locator('.slip-form');
  const chip = (name: string) => slip.getByRole('button', { name, exact: true });
  await expect.poll(() => chip('₺100').isDisabled()).toBe(true);
  await slip.getByRole('button', { name: 'Maks' }).click();
  const stake = slip.locator('.stake input');
  expect(await stake.inputValue()).toBe('60');
  await stake.fill('150');
  expect(await slip.locator('.stake .slip-error').innerText()).toContain('en çok ₺60');
  expect(await slip.locator('.slip-button.is-main').getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(page);
  await placeBet(book, 'Bahislerime git');

  await openHydrated(page, '/PlayerBonuses');
  await expect
    .poll(() => page.locator('.bonus-steps-table').innerText())
    .toContain('₺50,00 sonuçlanınca sayılacak');
  expect(complaints).toEqual([]);
});
