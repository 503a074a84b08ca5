import type { Locator, Page } from 'playwright-core';
import { inputsOf } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { isFocused } from '../accessibility.ts';
import { signInByCall, signInNewPlayer } from '../accounts.ts';
import { problemAt } from '../forms.ts';
import { callAsPlayer } from '../limits/break-steps.ts';
import { desktop, englishDesktop, phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { refusalOf } from './payment-replies.ts';

const { newPage } = shareBrowser();
const START = '**/_api/account/deposit/dynamic';
const GATEWAY = /\/gateway\/pay\//;

/** Counts what the player does, as the promise is about taps and fields. */
function counted() {
  const effort = { taps: 0, fields: 0 };
  return {
    effort,
    tap: (part: Locator) => {
      effort.taps += 1;
      return part.tap();
    },
    choose: (part: Locator, index: number) => {
      effort.fields += 1;
      return part.selectOption({ index });
    },
  };
}

const form = (page: Page) => page.locator('.method-card[open] form').first();

describe('a first deposit on a phone', () => {
  it('is at the payment page after at most three taps and one field', async () => {
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await openHydrated(page, '/');
    await page.locator('.bottom-bar a[href="/Deposit"]').tap();
    await form(page).waitFor();
    const { effort, tap, choose } = counted();
    await tap(form(page).locator('.quick-amounts button').nth(1));
    const select = form(page).locator('select');
    if ((await select.count()) > 0) await choose(select.first(), 1);
    await tap(form(page).locator('button[type=submit]'));
    await page.waitForURL(GATEWAY);
    expect(effort.taps).toBeLessThanOrEqual(3);
    expect(effort.fields).toBeLessThanOrEqual(1);
  });

  it('needs no field at all where the method asks for none', async () => {
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    const { effort, tap } = counted();
    const card = page.locator('.method-card').filter({ hasText: 'Kartix' });
    await tap(card.locator('summary'));
    await tap(card.locator('.quick-amounts button').first());
    await tap(card.locator('button[type=submit]'));
    await page.waitForURL(GATEWAY);
    expect(effort).toEqual({ taps: 3, fields: 0 });
  });
});

describe('the limit before a first deposit', () => {
  it('is a step of its own on a phone, whose answer holds on every device', async () => {
    const page = await newPage(phone);
    const t = textsOf(phone);
    const person = await signInNewPlayer(page, { isAskedForLimit: true });
    await openHydrated(page, '/Deposit');
    const step = page.getByRole('region', { name: t('limits_first_question') });
    await step.getByRole('heading').waitFor();
    await expect.poll(() => isFocused(step.getByRole('heading'))).toBe(true);
    expect(await form(page).count()).toBe(0);
    expect(await step.getByRole('textbox').inputValue()).toBe('');
    expect(await step.locator('[aria-pressed=true]').count()).toBe(0);
    await step.getByRole('button', { name: t('limits_first_later') }).tap();
    await form(page).waitFor();

    const other = await newPage(desktop);
    await signInByCall(other, person);
    await openHydrated(other, '/Deposit');
    await form(other).waitFor();
    expect(await other.locator('.first-limit').count()).toBe(0);
  });
});

describe('a deposit', () => {
  it.each(inputsOf([phone, englishDesktop], ({ language }) => language === 'tr'))(
    'says what the limits leave if the method takes more ($language)',
    async (variant) => {
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await openHydrated(page, '/account-limitation');
      await callAsPlayer(page, 'POST', '/account/limits', {
        kind: 'deposit',
        period: 'daily',
        limit: '5.00',
      });
      await openHydrated(page, '/Deposit');
      expect(await form(page).locator('.payment-note').first().innerText()).toContain('₺5');
      expect(await form(page).locator('.quick-amounts').count()).toBe(0);
    },
  );

  it('with a frame is paid within the page, which the frame cannot leave', async () => {
    const page = await newPage(desktop);
    const t = textsOf(desktop);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    const card = page.locator('.method-card').filter({ hasText: 'Turkuaz Kart' });
    await card.locator('summary').click();
    await card.locator('.quick-amounts button').first().click();
    await card.locator('button[type=submit]').click();
    const frame = page.locator('.payment-frame iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toMatch(/\/odeme\/guvenli\//);
    expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation');
    await page.getByRole('button', { name: t('money_frame_close') }).click();
    await page.locator('.pending-row').waitFor();
    await card.locator('summary').click();
    await card.locator('.payment-waiting').waitFor();
  });

  it('with a page of its own leads there', async () => {
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await page.route('**/_api/account/payment-details?type=1', async (route) => {
      const reply = await (await route.fetch()).json();
      Object.assign(reply.data.methods[0].options, { type: 'page', page: '/Deposit/RovPay/' });
      await route.fulfill({ json: reply });
    });
    await openHydrated(page, '/Deposit');
    const link = page.locator('.method-card[open] a.button');
    expect(await link.getAttribute('href')).toBe('/Deposit/RovPay/');
  });

  it('with a bad amount stays at the form with one message, and the text as it was', async () => {
    for (const variant of inputsOf([desktop, englishDesktop], ({ language }) => language === 'tr')) {
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await openHydrated(page, '/Deposit');
      let sent = 0;
      await page.route(START, (route) => {
        sent += 1;
        return route.fulfill({ status: 422, json: refusalOf('invalid', undefined, 'x') });
      });
      const amount = form(page).locator('[name=amount]');
      for (const typed of [
        '',
        '0',
        '-1',
        '1,5',
        '1.5',
        '1e9',
        '100000000',
        'NaN',
        '19.99',
        '255',
        '٢٥٠',
        '9'.repeat(10_000),
      ]) {
        await amount.fill(typed);
        await form(page).locator('button[type=submit]').click();
        await expect.poll(() => problemAt(page, 'amount'), { message: typed.slice(0, 10) }).not.toBe('');
      }
      await amount.fill('1e9');
      await form(page).locator('button[type=submit]').click();
      expect(await amount.inputValue()).toBe('1e9');
      expect(sent).toBe(0);
    }
  });
});
