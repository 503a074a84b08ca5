import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { fillCredentials, problemAt, submit } from '../forms.ts';
import {
  desktop,
  englishDesktop,
  phone,
  inSample,
  screenVariants,
  textsOf,
  type Variant,
} from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { answerDocuments } from './document-replies.ts';
import {
  answerWithdrawals,
  bankTransfer,
  methodsOf,
  pendingOf,
  refusalOf,
  stateOf,
  wallet,
  withdrawalOf,
} from './payment-replies.ts';

const { newPage } = shareBrowser();
const IBAN = 'TR33 0006 1005 1978 6457 8413 26';
const REQUEST = '**/_api/account/withdraw/dynamic';

async function openWithdraw(variant: Variant, answers: Parameters<typeof answerWithdrawals>[1] = {}) {
  const page = await newPage(variant);
  const person = await signInNewPlayer(page);
  await answerWithdrawals(page, answers);
  await openHydrated(page, '/withdraw');
  await page.locator('.withdrawable').waitFor();
  return { page, person, t: textsOf(variant) };
}

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`).first();
const send = (page: Page) => page.locator('main form button[type=submit]').first().click();

async function fillBank(page: Page, amount = '1000') {
  await field(page, 'amount').fill(amount);
  await field(page, 'iban').fill(IBAN);
}

async function confirm(page: Page) {
  await send(page);
  await page.locator('dialog[open] .dialog-foot button').last().click();
}

describe('the withdrawal page', () => {
  it.each(inSample(screenVariants, 2))(
    'says what can go now, what not and why, on a $screen in $language',
    async (variant) => {
      const kept = [
        { reason: 'turnover', amount: '500.00' },
        { reason: 'bonus_turnover', amount: '400.00' },
        { reason: 'bonus', amount: '240.00' },
        { reason: 'poker', amount: '150.00' },
      ] as const;
      const first = [{ method_id: 9002, name: 'Test Wallet', account: '… 7890', amount: '300.00' }];
      const { page, t } = await openWithdraw(variant, {
        state: stateOf({
          kept: [...kept],
          first_to: first,
          bonus: { award_id: 7, name: 'Salon bonusu', balance: '240.00', left: '1200.00' },
        }),
      });
      const panel = await page.locator('.withdrawable').innerText();
      expect(panel).toContain(variant.language === 'tr' ? '₺1.980,50' : '₺1,980.50');
      const parts = [
        'money_kept_turnover',
        'money_kept_bonus_turnover',
        'money_kept_bonus',
        'money_kept_poker',
      ] as const;
      for (const key of parts) expect(panel).toContain(t(key));
      const bonus = await page.locator('.withdraw-bonus').innerText();
      expect(bonus).toContain('Salon bonusu');
      expect(bonus).toContain(variant.language === 'tr' ? '₺1.200' : '₺1,200');
      expect(await page.locator('.withdraw-first').innerText()).toContain('Test Wallet (… 7890)');
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
    },
  );

  it('filters the methods by category', async () => {
    const { page, t } = await openWithdraw(desktop);
    const cards = page.locator('.method-card');
    expect(await cards.count()).toBe(2);
    await page.getByRole('button', { name: 'Wallet 1' }).click();
    expect(await cards.allInnerTexts()).toEqual([expect.stringContaining('Test Wallet')]);
    await page.getByRole('button', { name: `${t('money_all_methods')} 2` }).click();
    expect(await cards.count()).toBe(2);
  });

  it('offers no form while a withdrawal is under way, and follows it', async () => {
    const { page, t } = await openWithdraw(phone, {
      state: stateOf({ blocked: 'pending' }),
      pending: [pendingOf(70419107)],
      detail: withdrawalOf(0),
    });
    await page.getByRole('heading', { name: t('money_track_pending') }).waitFor();
    expect(await page.locator('main form').count()).toBe(0);
    expect(await page.locator('[aria-current=step]').innerText()).toContain(t('money_step_review'));
    expect(await page.locator('.withdrawal-facts').innerText()).toContain('₺988,00');
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);

    const cancelled = page.waitForRequest('**/_api/cancel-pending-transactions/70419107');
    await page.route('**/_api/cancel-pending-transactions/*', (route) =>
      route.fulfill({ json: { success: true, message: 'ok' } }),
    );
    await page.getByRole('button', { name: t('money_cancel_withdrawal') }).click();
    await page.getByRole('button', { name: t('money_cancel_yes') }).click();
    await cancelled;
  });

  it('shows the note of a rejection', async () => {
    const { page } = await openWithdraw(desktop);
    const detail = withdrawalOf(2, { manager_note: 'IBAN başka bir isme kayıtlı.' });
    await page.route('**/_api/account/transactions/*', (route) => route.fulfill({ json: detail }));
    await openHydrated(page, '/Withdraw?transaction=70419107');
    const panel = page.locator('.withdrawal');
    await panel.waitFor();
    expect(await panel.innerText()).toContain('IBAN başka bir isme kayıtlı.');
  });

  it('is left with a way to try again if it cannot load', async () => {
    const page = await newPage(desktop);
    const t = textsOf(desktop);
    await signInNewPlayer(page);
    const calls = '**/_api/account/{withdrawal-state,payment-details}*';
    await page.route(calls, (route) => route.abort());
    await openHydrated(page, '/Withdraw');
    await page.getByText(t('money_withdrawable_failed')).waitFor();
    await page.getByText(t('money_methods_failed')).waitFor();
    await page.unroute(calls);
    await answerWithdrawals(page);
    const again = page.getByRole('button', { name: t('site_try_again') });
    await again.first().click();
    await page.locator('.withdrawable').waitFor();
    await again.click();
    await page.locator('.method-card').first().waitFor();
    expect(await page.locator('.empty-state').count()).toBe(0);
  });
});

describe('a withdrawal', () => {
  it('is confirmed as it was typed and requested once, however often it is pressed', async () => {
    const bonus = { award_id: 7, name: 'Kod bonusu', balance: '240.00', left: null };
    const { page, t } = await openWithdraw(phone, { state: stateOf({ bonus }) });
    const bodies: unknown[] = [];
    await page.route(REQUEST, async (route) => {
      bodies.push(route.request().postDataJSON());
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ json: { success: true, data: { message: 'ok', transaction_id: 70419107 } } });
    });
    await page.route('**/_api/account/transactions/*', (route) => route.fulfill({ json: withdrawalOf(0) }));
    await fillBank(page);
    expect(await field(page, 'iban').inputValue()).toBe('33 0006 1005 1978 6457 8413 26');
    expect(await page.locator('.payment-total').first().innerText()).toContain('₺988,00');
    await send(page);
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    for (const text of [IBAN, 'Elif Karadağ', '₺1.000,00', '₺988,00', '₺12,00', 'Kod bonusu'])
      expect(await dialog.innerText()).toContain(text);
    await expectAccessible(page);
    const yes = dialog.getByRole('button', { name: t('money_withdraw_confirm') });
    await yes.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.getByRole('heading', { name: t('money_track_pending') }).waitFor();
    expect(bodies).toEqual([
      {
        payment_id: '9001',
        endpoint: 'account/withdraw/dynamic',
        amount: '1000.00',
        iban: IBAN.replaceAll(' ', ''),
      },
    ]);
    expect(new URL(page.url()).search).toBe('?transaction=70419107');
    // Back shows the page without the form's text: it has been sent.
    expect(await page.evaluate(() => sessionStorage.getItem('baize.payment.2'))).toBeNull();
  });

  it('sends every type of field as the method defines it', async () => {
    const { page } = await openWithdraw(desktop, { methods: methodsOf(wallet) });
    await send(page);
    const required = textsOf(desktop)('money_field_required');
    for (const name of ['wallet_number', 'phone', 'birth', 'city'])
      expect(await problemAt(page, name)).toBe(required);
    await field(page, 'amount').fill('250');
    await field(page, 'wallet_number').fill('12a');
    await field(page, 'phone').fill('0532 123 45 67');
    await field(page, 'birth').fill('1990-05-17');
    await field(page, 'city').selectOption('izmir');
    await field(page, 'remark').fill('123456');
    await send(page);
    expect(await problemAt(page, 'wallet_number')).toBe(textsOf(desktop)('money_digits_only'));
    expect(await problemAt(page, 'remark')).toBe(textsOf(desktop)('money_write_max_count', { count: 5 }));
    await field(page, 'wallet_number').fill('1234567890');
    await field(page, 'remark').fill('');
    const request = page.waitForRequest(REQUEST);
    await confirm(page);
    expect((await request).postDataJSON()).toEqual({
      payment_id: '9002',
      endpoint: 'account/withdraw/dynamic',
      amount: '250.00',
      wallet_number: '1234567890',
      phone: '5321234567',
      birth: '1990-05-17',
      city: 'izmir',
      channel: 'web',
    });
  });

  it.each([
    ['pending_withdrawal', 600, 'money_refused_pending_title'],
    ['identity_verification_needed', 623, 'documents_title'],
    ['phone_verification_needed', 621, 'auth_phone_popup_title'],
  ] as const)(
    'refused with %s (%s) is explained, with the way to live support',
    async (error, code, title) => {
      const { page, t } = await openWithdraw(englishDesktop);
      await answerDocuments(page);
      await page.route(REQUEST, (route) =>
        route.fulfill({ status: 422, json: refusalOf(error, code, 'The reason of the server.') }),
      );
      await fillBank(page);
      await confirm(page);
      const dialog = page.locator('dialog[open]');
      await dialog.getByRole('heading', { name: t(title, { kind: 'withdraw' }) }).waitFor();
      await dialog.getByText('The reason of the server.').waitFor();
      expect(await dialog.getByRole('button', { name: t('site_support') }).count()).toBe(1);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('site_close') }).click();
      expect(await field(page, 'amount').inputValue()).toBe('1,000');
      expect(await field(page, 'iban').inputValue()).toBe('33 0006 1005 1978 6457 8413 26');
    },
  );

  it('refused for another reason says so at the amount', async () => {
    const { page } = await openWithdraw(desktop);
    await page.route(REQUEST, (route) =>
      route.fulfill({
        status: 422,
        json: refusalOf('withdrawal_daily_sum', undefined, 'Bugün en çok ₺200.'),
      }),
    );
    await fillBank(page);
    await confirm(page);
    await expect.poll(() => problemAt(page, 'amount')).toBe('Bugün en çok ₺200.');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('keeps its text through the end of the session', async () => {
    const { page, person } = await openWithdraw(phone, { methods: methodsOf(wallet, bankTransfer) });
    await page.locator('.method-card summary').nth(1).click();
    const form = page.locator('main form').nth(1);
    await form.locator('[name=amount]').fill('350');
    await form.locator('[name=iban]').fill(IBAN);
    await page.route(REQUEST, (route) =>
      route.fulfill({ status: 401, json: refusalOf('unauthenticated', undefined, 'Oturum bitti.') }),
    );
    await form.locator('button[type=submit]').click();
    await page.locator('dialog[open] .dialog-foot button').last().click();
    await page.waitForURL(/\/login/);
    await fillCredentials(page, person);
    await submit(page);
    await expect.poll(() => pathOf(page).toLowerCase()).toBe('/withdraw');
    await page.locator('.method-card[open]').filter({ hasText: bankTransfer.name }).waitFor();
    expect(await field(page, 'amount').inputValue()).toBe('350');
    expect(await field(page, 'iban').inputValue()).toBe('33 0006 1005 1978 6457 8413 26');
  });

  it('has no form if the method takes nothing of what there is', async () => {
    const { page } = await openWithdraw(desktop, { state: stateOf({ available: '40.00' }) });
    await page.locator('.method-card[open] .payment-note').waitFor();
    expect(await page.locator('main form').count()).toBe(0);
  });

  it('of an amount that is not one stays at the form with one message, in both languages', async () => {
    for (const variant of [desktop, englishDesktop]) {
      const { page, t } = await openWithdraw(variant);
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await field(page, 'iban').fill(IBAN);
      for (const typed of [
        '',
        '0',
        '-1',
        '1e9',
        '100000000',
        'NaN',
        '105',
        '٢٥٠',
        '1'.repeat(10_000),
        '2000',
      ]) {
        await field(page, 'amount').fill(typed);
        await send(page);
        await expect.poll(() => problemAt(page, 'amount'), { message: typed.slice(0, 10) }).not.toBe('');
      }
      await field(page, 'amount').fill('19.99');
      await send(page);
      await expect.poll(() => problemAt(page, 'amount')).toBe(t('money_withdraw_too_small', { min: '₺100' }));
      expect(requests.filter((request) => request.url().includes('withdraw/dynamic'))).toEqual([]);
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }
  });
});
