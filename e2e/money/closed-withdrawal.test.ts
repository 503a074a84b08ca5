import { expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { exclude } from '../limits/break-steps.ts';
import { phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { answerWithdrawals } from './payment-replies.ts';

const { newPage } = shareBrowser();

it('an excluded player withdraws from the page of the closed account', async () => {
  const page = await newPage(phone);
  const t = textsOf(phone);
  const person = await signInNewPlayer(page);
  await openHydrated(page, '/');
  await exclude(page, 4);
  await openHydrated(page, '/login');
  await fillCredentials(page, person);
  await submit(page);
  await page.locator('.closed-until').waitFor();
  await answerWithdrawals(page);
  await openHydrated(page, '/Withdraw');
  await page.locator('.withdrawable').waitFor();
  await page.locator('.method-card[open] form').waitFor();
  expect(await page.locator('.account-side, a[href="/Deposit"], .bottom-bar').count()).toBe(0);
  await page.getByRole('link', { name: t('exclusion_back') }).waitFor();
  await expectAccessible(page);
});
