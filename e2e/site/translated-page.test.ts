import { collectErrors } from '@baize/testkit/browser';
import { expect, it } from 'vitest';

import { balance } from '../accounts.ts';
import { depositMore, signInFunded } from '../money/real-payments.ts';
import { findSharedTexts, translatePage } from '../translate-page.ts';
import { phone } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

it('shows what is so while the browser translates the page, even its numbers', async () => {
  const page = await newPage(phone);
  await signInFunded(page, { amount: '500.00', isStaked: false });
  await openHydrated(page, '/Account');
  await page.locator('.verification-rows').waitFor();
  const errors = collectErrors(page);
  await translatePage(page, { takesAll: true });
  for (const total of ['1.000,00', '1.750,00', '2.500,00']) {
    await depositMore(page, total === '1.000,00' ? '500.00' : '750.00');
    await expect.poll(() => balance(page).innerText()).toContain(total);
  }
  // Parts come and go beside texts.
  await page.locator('header a[href="/"]').first().click();
  await page.locator('.tile').first().waitFor();
  await page.goBack();
  await page.locator('.verification-rows').waitFor();
  expect(await balance(page).innerText()).toContain('2.500,00');
  expect(await findSharedTexts(page)).toEqual([]);
  expect(errors).toEqual([]);
});
