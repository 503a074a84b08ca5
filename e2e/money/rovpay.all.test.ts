import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { findViolations } from '../accessibility.ts';
import { balance, signInNewPlayer } from '../accounts.ts';
import { field, problemAt, submit } from '../forms.ts';
import { inSample, journeyVariants, phone, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const address = '/Deposit/RovPay/';
const { newPage } = shareBrowser();

async function openForm(page: Page): Promise<void> {
  await signInNewPlayer(page);
  await openHydrated(page, address);
  await field(page, 'amount').waitFor();
}

async function openAccount(page: Page): Promise<void> {
  await openForm(page);
  await field(page, 'amount').fill('250');
  await submit(page);
  await page.locator('svg.qr-code').waitFor();
}

/** Approves the payment on the wallet's page, where the QR code leads. */
async function approve(page: Page): Promise<void> {
  const href = await page.locator('.cashier-code a').getAttribute('href');
  const ref = href?.split('/').at(-1);
  const answer = await fetch(`${runningSite().sandboxUrl}/rovpay/payments/${ref}/approve`, {
    method: 'POST',
  });
  expect(answer.status).toBe(200);
}

describe.each(inSample(journeyVariants, 1))('a Rovpay deposit on $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('leads from the form to the account, the notice and the balance', async () => {
    const page = await newPage(variant);
    await openForm(page);
    expect(await page.locator('header.header, .bottom-bar, .site-footer').count()).toBe(0);
    expect(await field(page, 'name').inputValue()).not.toBe('');
    await field(page, 'amount').fill('250');
    await submit(page);
    await page.getByRole('img', { name: t('rovpay_qr') }).waitFor();
    const href = await page.locator('.cashier-code a').getAttribute('href');
    expect(href).toContain('/rovpay/pay/');
    expect(await page.locator('svg.qr-code').getAttribute('width')).toBe('250');

    // The same account after a reload.
    await reloadHydrated(page);
    await page.locator('svg.qr-code').waitFor();
    expect(await page.locator('.cashier-code a').getAttribute('href')).toBe(href);

    await page.getByRole('button', { name: t('rovpay_complete') }).click();
    await page.getByRole('heading', { name: t('rovpay_accepted_title') }).waitFor();
    expect(await balance(page).innerText()).toMatch(/0[.,]00/);
    const ref = href?.split('/').at(-1);
    await fetch(`${runningSite().sandboxUrl}/rovpay/payments/${ref}/approve`, { method: 'POST' });
    await page.getByRole('heading', { name: t('cashier_approved_title') }).waitFor();
    await expect.poll(() => balance(page).innerText()).toMatch(/250[.,]00/);
  });
});

describe('the form of Rovpay', () => {
  const t = textsOf(phone);

  it('shows what is wrong with an amount at its field and loses nothing', async () => {
    const page = await newPage(phone);
    await openForm(page);
    await field(page, 'description').fill('hediye');
    for (const typed of ['', '0', '-1', '1.5', '1e9', 'NaN', '19,99', '255', '٢٥٠']) {
      await field(page, 'amount').fill('250');
      await expect.poll(() => problemAt(page, 'amount')).toBe('');
      await field(page, 'amount').fill(typed);
      await submit(page);
      await expect.poll(() => problemAt(page, 'amount'), { message: typed }).not.toBe('');
      expect(await field(page, 'description').inputValue()).toBe('hediye');
      expect(await page.locator('.qr-code').count()).toBe(0);
    }
  });

  it('opens one account for two clicks', async () => {
    const page = await newPage(phone);
    await openForm(page);
    await field(page, 'amount').fill('250');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/rovpay/account')) posts.push(request.url());
    });
    await page.locator('main button[type=submit]').dblclick();
    await page.locator('svg.qr-code').waitFor();
    expect(posts).toHaveLength(1);
  });

  it('has the amount to copy and the time left, and can be cancelled', async () => {
    const page = await newPage(phone);
    await openAccount(page);
    await page.getByRole('button', { name: t('rovpay_copy', { what: t('rovpay_amount') }) }).waitFor();
    expect(await page.getByRole('timer').innerText()).toMatch(/(29|30):\d\d$/);
    await page.getByRole('button', { name: t('rovpay_cancel') }).click();
    await field(page, 'amount').waitFor();
    await openHydrated(page, '/Deposit');
    await page.locator('.method-card').first().waitFor();
    expect(await page.locator('.pending-row').count()).toBe(0);
  });

  it('ends with the payment, also if the money comes before the claim', async () => {
    const page = await newPage(phone);
    await openAccount(page);
    await approve(page);
    await page.getByRole('heading', { name: t('cashier_approved_title') }).waitFor();
    await page.getByRole('button', { name: t('cashier_again') }).click();
    await field(page, 'amount').waitFor();
    expect(await field(page, 'amount').inputValue()).toBe('');
  });
});

describe.each(inSample(screenVariants, 2))('the pages of Rovpay on $screen in $language', (variant) => {
  it('are accessible and fit the screen', async () => {
    const page = await newPage(variant);
    await openForm(page);
    expect(await findViolations(page, { withAdvice: true })).toEqual([]);
    await field(page, 'amount').fill('250');
    await submit(page);
    await page.locator('svg.qr-code').waitFor();
    expect(await findViolations(page, { withAdvice: true })).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
