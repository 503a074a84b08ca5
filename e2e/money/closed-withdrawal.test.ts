import type { Person } from '@baize/testkit/new-person';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { exclude } from '../limits/break-steps.ts';
import { phone, textsOf } from '../variants.ts';
import { verifyPhone } from '../verify-phone.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { answerWithdrawals } from './payment-replies.ts';

const { newPage } = shareBrowser();

const t = textsOf(phone);

async function signInExcluded(page: Page): Promise<Person> {
  const person = await signInNewPlayer(page);
  await openHydrated(page, '/');
  await exclude(page, 4);
  await openHydrated(page, '/login');
  await fillCredentials(page, person);
  await submit(page);
  await page.locator('.closed-until').waitFor();
  return person;
}

it('an excluded player withdraws from the page of the closed account', async () => {
  const page = await newPage(phone);
  await signInExcluded(page);
  await answerWithdrawals(page);
  await openHydrated(page, '/Withdraw');
  await page.locator('.withdrawable').waitFor();
  await page.locator('.method-card[open] form').waitFor();
  expect(await page.locator('.account-side, a[href="/Deposit"], .bottom-bar').count()).toBe(0);
  await page.getByRole('link', { name: t('exclusion_back') }).waitFor();
  await expectAccessible(page);
});

it('an excluded player verifies the phone that a withdrawal asks for', async () => {
  const page = await newPage(phone);
  const person = await signInExcluded(page);
  await openHydrated(page, '/Withdraw');
  await page
    .locator('.payment-block')
    .getByRole('link', { name: t('money_block_phone_action') })
    .click();
  await page.getByRole('heading', { name: t('auth_phone_unverified') }).waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
  await expectAccessible(page);
  await verifyPhone(page, phone, person);
  await openHydrated(page, '/Withdraw');
  await page.locator('.withdrawable').waitFor();
  expect(await page.getByText(t('money_block_phone'), { exact: true }).count()).toBe(0);
});
