import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { giveMoney } from '../play/played-games.ts';
import { inSample, journeyVariants, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

const START_MINOR = 25_050;

const amountField = (page: Page) => page.locator('.transfer-amount input');
const send = (page: Page) => page.locator('.transfer-form button[type=submit]').click();

/** Both balances in the order of the direction. */
const sums = (page: Page) =>
  page.locator('.transfer-side dd').evaluateAll((list) => list.map((one) => one.textContent));

async function expectGood(page: Page) {
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
}

describe('transfers', () => {
  it.each(inSample(journeyVariants, 1))(
    'go into a wallet and all back, with refusals in words and a history, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const money = (tr: string) =>
        variant.language === 'tr'
          ? `₺${tr}`
          : `₺${tr.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))}`;
      const page = await newPage(variant);
      const person = await signInNewPlayer(page);
      await giveMoney(person.username, START_MINOR);

      await openHydrated(page, '/account/transfers/poker');
      await expect.poll(() => sums(page)).toEqual([money('250,50'), money('0,00')]);
      await expectGood(page);

      // Refused before anything is sent.
      await send(page);
      await page.getByText(t('fill_all_fields')).first().waitFor();
      for (const typed of ['0', '-1', '1e9', '250,51'.replace(',', variant.language === 'tr' ? ',' : '.')]) {
        await amountField(page).fill(typed);
        await send(page);
        await expect.poll(() => amountField(page).getAttribute('aria-invalid')).toBe('true');
        expect(await isFocused(amountField(page))).toBe(true);
      }

      // Without a name at the room it is asked for, and the transfer goes on.
      await page.locator('.transfer-amount .chip').click();
      await send(page);
      const dialog = page.locator('dialog[open]');
      await dialog.locator('[name=username]').fill(person.username.slice(-6));
      await dialog.locator('button[type=submit]').click();
      await expect.poll(() => sums(page)).toEqual([money('0,00'), money('250,50')]);
      expect(await amountField(page).inputValue()).toBe('');

      // Back, all of it in one tap.
      await page.locator('.transfer-swap').click();
      await expect.poll(() => sums(page)).toEqual([money('250,50'), money('0,00')]);
      await page.locator('.transfer-amount .chip').click();
      await send(page);
      await expect.poll(() => sums(page)).toEqual([money('0,00'), money('250,50')]);

      await openHydrated(page, '/account/wallets');
      await page.locator('[data-wallet=binary] button').first().click();
      await amountField(page).fill('50');
      await page.locator('dialog[open] .transfer-form').waitFor();
      await expectAccessible(page);
      await send(page);
      await expect
        .poll(() => page.locator('[data-wallet=binary] .wallet-row-sum').innerText())
        .toBe(money('50,00'));
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
      expect(await page.locator('[data-wallet=main] .wallet-row-sum').innerText()).toBe(money('200,50'));
      expect(await page.locator('.wallets-total .amount').innerText()).toBe(money('250,50'));
      await expectGood(page);

      await openHydrated(page, '/GameTransfers');
      await expect.poll(() => page.locator('.game-transfers tbody tr:not(.row-detail)').count()).toBe(3);
      await page.locator('.game-transfers .row-toggle').first().click();
      await page.getByText(t('wallet_history_to_wallet')).waitFor();
      await expectGood(page);
    },
  );
});
