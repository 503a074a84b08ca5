import { expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { balance } from '../accounts.ts';
import { emailTo } from '../inbox.ts';
import { englishDesktop, phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { signInFunded } from './real-payments.ts';
import { openBankForm, requestWithdrawal, tracking } from './withdraw-screen.ts';

const { newPage } = shareBrowser();

it('a withdrawal of somebody else is stopped by the link in its e-mail, without signing in', async () => {
  const page = await newPage(phone);
  const t = textsOf(phone);
  const { email } = await signInFunded(page);
  await openBankForm(page);
  await requestWithdrawal(page, t, '200');
  const link = /\S+\/account\/not-me\/\S+/.exec(await emailTo(email))?.[0] ?? '';
  const owner = await newPage(englishDesktop);
  const words = textsOf(englishDesktop);
  await openHydrated(owner, new URL(link).pathname);
  await owner.getByText('₺200.00').waitFor();
  await owner.getByRole('button', { name: words('auth_alarm_action') }).click();
  await owner.getByRole('heading', { name: words('auth_alarm_done') }).waitFor();
  await expectAccessible(owner);
  // The session that requested it has ended.
  await page.waitForURL(/\/login/);
  await openHydrated(owner, new URL(link).pathname);
  await owner.getByRole('heading', { name: words('auth_alarm_failed') }).waitFor();
  expect(await balance(owner).count()).toBe(0);
});

it('a withdrawal of somebody else is stopped from its message in the account', async () => {
  const page = await newPage(phone);
  const t = textsOf(phone);
  await signInFunded(page);
  await openBankForm(page);
  await requestWithdrawal(page, t, '200');
  await openHydrated(page, '/account/messages');
  await page
    .locator('.message-head')
    .filter({ hasText: t('message_withdrawal_requested_title') })
    .click();
  await page.getByRole('link', { name: t('messages_link_stop') }).click();
  await page.getByText('₺200,00').waitFor();
  await page.getByRole('button', { name: t('auth_alarm_action') }).click();
  await page.getByRole('heading', { name: t('auth_alarm_done') }).waitFor();
  await expectAccessible(page);
  expect(await balance(page).count()).toBe(0);
  expect(await tracking(page).count()).toBe(0);
});
