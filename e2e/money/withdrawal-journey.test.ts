import { formatMoney } from '@baize/currency';
import { newPerson, type Person } from '@baize/testkit/new-person';
import { runJob } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { balance, openAccount, signInByCall } from '../accounts.ts';
import { problemAt } from '../forms.ts';
import { codeSentTo, emailTo } from '../inbox.ts';
import { queryDatabase } from '../query-database.ts';
import { desktop, englishDesktop, phone, textsOf, type Variant } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { decidePayout, postToGateway, runOperator, signInFunded, stakeDeposits } from './real-payments.ts';
import {
  fillBank,
  form,
  IBAN,
  inForm,
  newIban,
  isSameDocument,
  markDocument,
  openBankForm,
  requestWithdrawal,
  send,
  trackedTitle,
  tracking,
} from './withdraw-screen.ts';

const { newContext, newPage } = shareBrowser();

const tablet: Variant = { screen: 'tablet', language: 'tr' };
const englishPhone: Variant = { screen: 'phone', language: 'en' };

beforeAll(() => postToGateway('payout-mode/wait'));
afterAll(() => postToGateway('payout-mode/pay'));

const lira = (amount: number, { language }: Variant) => formatMoney(BigInt(amount) * 100n, 1, language);

async function expectWhole(page: Page) {
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
}

async function expectBalance(page: Page, amount: number, variant: Variant) {
  await expect.poll(() => balance(page).innerText()).toBe(lira(amount, variant));
}

/** Deposits ₺1.000 from a bank on the gateway's page. */
async function depositFromBank(page: Page) {
  await openHydrated(page, '/Deposit');
  const card = page.locator('.method-card').filter({ hasText: 'QR Öde' });
  await card.locator('summary').click();
  await card.locator('[name=amount]').fill('1000');
  await card.locator('button[type=submit]').click();
  await page.waitForURL(/\/gateway\/pay\//);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/\/Deposit\?transaction=/i);
}

/** Confirms who is there by the password and a code, as for every new destination. */
async function proveByPhone(page: Page, { password, phone: number }: Person) {
  const t = textsOf(phone);
  const dialog = page.locator('dialog[open]').last();
  await dialog.getByText(t('security_strong_lead')).waitFor();
  await expectWhole(page);
  await dialog.locator('[name=password]').fill(password);
  await dialog.getByRole('button', { name: t('security_strong_send') }).click();
  await dialog.getByText(t('security_strong_sent')).waitFor();
  await dialog.getByRole('textbox').first().focus();
  await page.keyboard.type(await codeSentTo(number));
  await dialog.getByRole('button', { name: t('auth_sms_confirm') }).click();
}

/** Names the account that was paid, and lets the form pay to it. */
async function useSavedAccount(page: Page, masked: string) {
  const t = textsOf(phone);
  const account = page.locator('.saved-list li');
  await account.locator('b').getByText(masked).waitFor();
  await account.getByText(t('money_book_edit'), { exact: true }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('[name=name]').fill(`${'Çok uzun bir ad '.repeat(2)}ışığı`);
  await expectWhole(page);
  await dialog.getByRole('button', { name: t('money_book_save') }).click();
  await account.getByText('Çok uzun bir ad Çok uzun bir ad ışığı', { exact: true }).waitFor();
  expect(await inForm(page, 'iban').count()).toBe(1);
  await account.getByText(t('money_book_use'), { exact: true }).click();
  await inForm(page, 'iban').waitFor({ state: 'detached' });
  await expectWhole(page);
}

it('goes from the deposit to the payout and back from the bank, without a reload', async () => {
  const page = await newPage(phone);
  const t = textsOf(phone);
  const person = await openAccount(newPerson());
  await queryDatabase('update player set phone_verified_at = now() where username = $1', [person.username]);
  await signInByCall(page, person);
  await depositFromBank(page);
  await stakeDeposits(person);
  await expectBalance(page, 1000, phone);

  await openBankForm(page);
  expect(await page.locator('.withdrawable').innerText()).toContain(lira(1000, phone));
  await fillBank(page, '400');
  await inForm(page, 'iban').fill(IBAN.replace('26', '27'));
  await send(page);
  await expect.poll(() => problemAt(page, 'iban')).toBe(t('money_iban_wrong'));
  const iban = newIban();
  const masked = `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
  const id = await requestWithdrawal(page, t, '400', () => proveByPhone(page, person), iban);
  // Also if somebody else uses the session: the owner reads it where that one cannot.
  const emailed = () => emailTo(person.email);
  await expect.poll(emailed).toContain(t('message_withdrawal_requested_title'));
  expect(await emailed()).toContain(masked);
  await expectBalance(page, 600, phone);
  await page.locator('.withdrawable').getByText(t('money_kept_held'), { exact: true }).waitFor();
  expect(await form(page).count()).toBe(0);
  expect(await tracking(page).getByRole('timer').innerText()).toMatch(/1[34] gün/);
  await expectWhole(page);

  await markDocument(page);
  expect(await runOperator('list', '--brand', 'baize')).toContain(String(id));
  await runOperator('approve', String(id));
  await expect.poll(() => trackedTitle(page)).toBe(t('money_track_sent'));
  await runJob('ask-gateways');
  await expect
    .poll(() =>
      decidePayout(id, 'approve').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await expect.poll(() => trackedTitle(page)).toBe(t('money_track_paid'));
  await expect.poll(emailed).toContain(t('message_withdrawal_paid_title'));
  await expectBalance(page, 600, phone);
  await useSavedAccount(page, masked);

  await decidePayout(id, 'chargeback');
  await expect.poll(() => trackedTitle(page)).toBe(t('money_track_returned'));
  const amount = lira(400, phone);
  await tracking(page).getByText(t('money_track_returned_text', { amount })).waitFor();
  await expectBalance(page, 1000, phone);
  await tracking(page).locator('.withdrawal-events summary').click();
  expect(await tracking(page).locator('.withdrawal-events li').count()).toBe(4);
  await page.getByText(t('money_status_returned')).first().waitFor();
  await page.getByText(t('money_book_empty')).waitFor();
  await expectWhole(page);
  expect(await isSameDocument(page)).toBe(true);

  // The page closes the panel and offers the form again.
  await tracking(page)
    .getByRole('button', { name: t('money_returned_close') })
    .click();
  await tracking(page).waitFor({ state: 'detached' });
  await form(page).waitFor();
});

it('is rejected with a note that the player reads, and the money is back', async () => {
  const page = await newPage(englishDesktop);
  const t = textsOf(englishDesktop);
  await signInFunded(page);
  await openBankForm(page);
  const id = await requestWithdrawal(page, t, '250');
  await expectBalance(page, 750, englishDesktop);
  await markDocument(page);
  const note = 'This IBAN belongs to somebody else.';
  await runOperator('reject', String(id), '--note', note);
  await expect.poll(() => trackedTitle(page)).toBe(t('money_track_rejected'));
  expect(await tracking(page).locator('.withdrawal-note').innerText()).toContain(note);
  await tracking(page)
    .getByText(t('money_track_back_text', { amount: lira(250, englishDesktop) }))
    .waitFor();
  await expectBalance(page, 1000, englishDesktop);
  expect(await isSameDocument(page)).toBe(true);
  await form(page).waitFor();
  await expectWhole(page);
});

it('that the gateway does not pay gives the money back', async () => {
  const page = await newPage(desktop);
  const t = textsOf(desktop);
  await signInFunded(page);
  await openBankForm(page);
  const id = await requestWithdrawal(page, t, '300');
  await runOperator('approve', String(id));
  await runJob('ask-gateways');
  await expect
    .poll(() =>
      decidePayout(id, 'refuse').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await expect.poll(() => trackedTitle(page)).toBe(t('money_track_failed'));
  await expectBalance(page, 1000, desktop);
});

it('is cancelled in one tab and followed in another, and Back requests nothing again', async () => {
  const context = await newContext(tablet);
  const [first, second] = [await context.newPage(), await context.newPage()];
  const t = textsOf(tablet);
  await signInFunded(first);
  await openBankForm(first);
  await openBankForm(second);
  await requestWithdrawal(first, t, '500');
  await expect.poll(() => trackedTitle(second)).toBe(t('money_track_pending'));
  await form(second).waitFor({ state: 'detached' });
  await second.getByRole('button', { name: t('money_cancel_withdrawal') }).click();
  await expectWhole(second);
  await second.getByRole('button', { name: t('money_cancel_yes') }).click();
  await expect.poll(() => trackedTitle(first)).toBe(t('money_track_cancelled'));
  for (const page of [first, second]) await expectBalance(page, 1000, tablet);
  await form(second).waitFor();
  await expectWhole(first);
  const requests: string[] = [];
  first.on('request', (request) => requests.push(request.url()));
  await first.goBack();
  await form(first).waitFor();
  expect(pathOf(first)).toBe('/Withdraw');
  expect(await inForm(first, 'amount').inputValue()).toBe('');
  expect(requests.filter((url) => url.endsWith('/withdraw/dynamic'))).toEqual([]);
});

it('expires if nobody decides it, and the page says so', async () => {
  const page = await newPage(englishPhone);
  const t = textsOf(englishPhone);
  await signInFunded(page);
  await openBankForm(page);
  const id = await requestWithdrawal(page, t, '150');
  await queryDatabase('update payment_transaction set expires_at = now() where id = $1', [String(id)]);
  await runJob('expire-payments');
  await expect.poll(() => trackedTitle(page)).toBe(t('money_track_expired'));
  await expectBalance(page, 1000, englishPhone);
  await expectWhole(page);
});

it('is requested by keyboard alone', async () => {
  const page = await newPage(englishDesktop);
  const t = textsOf(englishDesktop);
  await signInFunded(page);
  await openBankForm(page);
  await inForm(page, 'amount').focus();
  await page.keyboard.type('200');
  const iban = inForm(page, 'iban');
  for (let presses = 0; presses < 8 && !(await isFocused(iban)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type(IBAN);
  await page.keyboard.press('Enter');
  const yes = page.locator('dialog[open]').getByRole('button', { name: t('money_withdraw_confirm') });
  await yes.waitFor();
  for (let presses = 0; presses < 8 && !(await isFocused(yes)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const title = tracking(page).getByRole('heading', { name: t('money_track_pending') });
  await title.waitFor();
  await expect.poll(() => isFocused(title)).toBe(true);
});
