import { formatMoney } from '@baize/currency';
import { newPerson } from '@baize/testkit/new-person';
import { brandUrl, runJob, runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { balance } from '../accounts.ts';
import { cutEvents, restoreEvents } from '../cut-events.ts';
import { fillCredentials, problemAt, submit } from '../forms.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { desktop, englishDesktop, phone, textsOf, type Variant } from '../variants.ts';
import { verifyPhone } from '../verify-phone.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { shownName } from './gateways.ts';
import { callAs, postToGateway, proveStrongly, runOperator, signInFunded } from './real-payments.ts';
import {
  fillBank,
  form,
  inForm,
  openBankForm,
  requestWithdrawal,
  sendConfirmed,
  trackedTitle,
  tracking,
} from './withdraw-screen.ts';

const { newContext, newPage } = shareBrowser();

const englishTablet: Variant = { screen: 'tablet', language: 'en' };
/** A brand whose deposits have to be staked once. */
const TURNOVER_BRAND = 'tribun';
const SLOT = 172101;
/** A slot starts at most every 2.5 s. */
const PACE_MS = 3_000;
const STAKE_MINOR = 5_000;
const IBAN_SHOWN = '33 0006 1005 1978 6457 8413 26';

const lira = (amount: number, { language }: Variant) => formatMoney(BigInt(amount) * 100n, 1, language);

it('a tab that missed the first withdrawal learns of it from the second one, and of the money that is gone', async () => {
  const context = await newContext(englishTablet);
  const [first, second, third] = [await context.newPage(), await context.newPage(), await context.newPage()];
  const t = textsOf(englishTablet);
  await signInFunded(first);
  await openBankForm(first);
  for (const page of [second, third]) {
    await cutEvents(page);
    await openBankForm(page);
    await fillBank(page, '1000');
  }
  const id = await requestWithdrawal(first, t, '400');

  await sendConfirmed(second, t);
  const dialog = second.locator('dialog[open]');
  await dialog
    .getByRole('heading', { name: t('money_refused_pending_title', { kind: 'withdraw' }) })
    .waitFor();
  expect(await dialog.getByRole('button', { name: t('site_support') }).count()).toBe(1);
  await expectAccessible(second);
  await dialog.getByRole('button', { name: t('money_refused_pending_show') }).click();
  await tracking(second)
    .getByRole('heading', { name: t('money_track_pending') })
    .waitFor();
  await form(second).waitFor({ state: 'detached' });

  await runOperator('approve', String(id));
  await runJob('ask-gateways');
  await expect.poll(() => trackedTitle(first)).toBe(t('money_track_paid'));
  await sendConfirmed(third, t);
  await expect.poll(() => problemAt(third, 'amount')).toContain(t('insufficient_balance'));
  expect(await inForm(third, 'iban').inputValue()).toBe(IBAN_SHOWN);
  await expectAccessible(third);

  // Where nothing was typed, the form opens with the account that was paid.
  await openHydrated(first, '/Withdraw');
  await first.locator('.saved-lock').waitFor();
  const card = first.locator('.method-card').filter({ hasText: await shownName(first, 'Banka Havalesi') });
  await card.waitFor();
  if ((await card.getAttribute('open')) === null) await card.locator('summary').click();
  await card.locator('.saved-choice select').waitFor();
  expect(await card.locator('.saved-choice select').inputValue()).not.toBe('0');
  expect(await inForm(first, 'iban').count()).toBe(0);
});

it('a phone that is not verified is verified on the way, and the text is still there', async () => {
  const page = await newPage(englishDesktop);
  const t = textsOf(englishDesktop);
  const person = await signInFunded(page, { isVerified: false });
  await openBankForm(page);
  expect(await page.locator('.payment-block').innerText()).toContain(t('money_block_phone'));
  await fillBank(page, '200');
  // What would be refused cannot be sent.
  expect(await form(page).locator('button[type=submit]').count()).toBe(0);
  await expectAccessible(page);
  await form(page)
    .getByRole('link', { name: t('money_block_phone_action') })
    .click();
  await verifyPhone(page, englishDesktop, person);
  await openBankForm(page);
  expect(await page.locator('.payment-block').count()).toBe(0);
  expect(await inForm(page, 'amount').inputValue()).toBe('200');
  expect(await inForm(page, 'iban').inputValue()).toBe(IBAN_SHOWN);
  await sendConfirmed(page, t);
  await tracking(page)
    .getByRole('heading', { name: t('money_track_pending') })
    .waitFor();
});

it('a session that ends in the middle keeps the text, and the withdrawal is requested after it', async () => {
  const page = await newPage(phone);
  const t = textsOf(phone);
  await cutEvents(page);
  const person = await signInFunded(page);
  await openBankForm(page);
  await fillBank(page, '350');
  await revokeSessions(person.username);
  await sendConfirmed(page, t);
  await page.waitForURL(/\/login/);
  await restoreEvents(page);
  await fillCredentials(page, person);
  await submit(page);
  await expect.poll(() => pathOf(page)).toBe('/Withdraw');
  await form(page).waitFor();
  expect(await inForm(page, 'amount').inputValue()).toBe('350');
  expect(await inForm(page, 'iban').inputValue()).toBe(IBAN_SHOWN);
  await proveStrongly(person);
  await sendConfirmed(page, t);
  await tracking(page)
    .getByRole('heading', { name: t('money_track_pending') })
    .waitFor();
  await expect.poll(() => balance(page).innerText()).toBe(lira(650, phone));
});

it('a payout is on its way while its gateway is slow', async () => {
  const page = await newPage(phone);
  const t = textsOf(phone);
  await signInFunded(page);
  await openBankForm(page);
  const id = await requestWithdrawal(page, t, '100');
  await postToGateway('mood/slow');
  try {
    await runOperator('approve', String(id));
    await runJob('ask-gateways');
    await expect.poll(() => trackedTitle(page)).toBe(t('money_track_sent'));
    await expect.poll(() => trackedTitle(page)).toBe(t('money_track_paid'));
  } finally {
    await postToGateway('mood/fine');
  }
});

interface OpenedGame {
  readonly playKey: string;
}

/** Stakes ₺50 in a game of the studio, as its page does. */
async function stake(page: Page, gameId: number): Promise<void> {
  const launch = await callAs<{ data: { url: string } }>(page, TURNOVER_BRAND, `/game/${gameId}`);
  const post = async (name: string, body: object, playKey = '') => {
    const answer = await fetch(`${runningSite().sandboxUrl}/studio/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${playKey}` },
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()) as OpenedGame;
  };
  const { playKey } = await post('play/open', { search: new URL(launch.data.url).search });
  await post('slots/spin', { requestId: newPerson().username, bet: STAKE_MINOR }, playKey);
}

it('a deposit can be withdrawn as it is played, and the page follows the play', async () => {
  const page = await newPage(desktop);
  const t = textsOf(desktop);
  await signInFunded(page, { slug: TURNOVER_BRAND, amount: '100.00', isStaked: false });
  await openHydrated(page, `${brandUrl(TURNOVER_BRAND)}/Withdraw`);
  const panel = page.locator('.withdrawable');
  await panel.getByText(t('money_kept_turnover'), { exact: true }).waitFor();
  const kept = panel.locator('li').filter({ hasText: t('money_kept_turnover') });
  expect(await kept.innerText()).toContain(lira(100, desktop));
  expect(await panel.locator('.withdrawable-sum').innerText()).toContain(lira(0, desktop));
  await page.locator('.method-card[open] .payment-note').waitFor();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);

  await stake(page, SLOT);
  await expect.poll(() => kept.innerText()).toContain(lira(50, desktop));
  await page.waitForTimeout(PACE_MS);
  await stake(page, SLOT);
  await expect.poll(() => kept.count()).toBe(0);
  const left = await balance(page).innerText();
  await expect.poll(() => panel.locator('.withdrawable-sum').innerText()).toContain(left);
});
