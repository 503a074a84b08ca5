import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { findViolations } from '../accessibility.ts';
import { balance, signInNewPlayer } from '../accounts.ts';
import { field, problemAt, submit } from '../forms.ts';
import { inSample, journeyVariants, phone, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

async function openTransfer(page: Page): Promise<void> {
  await signInNewPlayer(page);
  await openHydrated(page, '/Deposit/envoy/');
  await page.locator('.bank-choice').first().waitFor();
}

async function openQrForm(page: Page): Promise<void> {
  await signInNewPlayer(page);
  await openHydrated(page, '/Deposit/envoyqr/');
  await field(page, 'bank').waitFor();
}

async function approveAt(url: string | null): Promise<void> {
  const ref = url?.split('/').at(-1);
  const answer = await fetch(`${runningSite().sandboxUrl}/envoy/payments/${ref}/approve`, { method: 'POST' });
  expect(answer.status).toBe(200);
}

describe.each(inSample(journeyVariants, 1))('a transfer with Envoy on $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('leads from the bank to an amount, the payment window and the balance', async () => {
    const page = await newPage(variant);
    await openTransfer(page);
    await page.getByRole('button', { name: 'Kuzey Bankası' }).click();
    await page.locator('.offer').first().waitFor();
    const opened = page.waitForEvent('popup');
    await page.locator('.offer button').first().click();
    const popup = await opened;
    await popup.waitForURL(/\/envoy\/pay\//);
    await page.getByRole('heading', { name: t('envoy_opened_title') }).waitFor();
    await popup.locator('button[value=approve]').click();
    await page.getByRole('heading', { name: t('cashier_approved_title') }).waitFor();
    await expect.poll(() => balance(page).innerText()).toMatch(/250[.,]00/);
  });

  it('offers a link if the browser blocks the window', async () => {
    const page = await newPage(variant);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openTransfer(page);
    await page.getByRole('button', { name: 'Toros Bank' }).click();
    await page.locator('.offer button').first().click();
    await page.getByRole('heading', { name: t('envoy_blocked_title') }).waitFor();
    const link = page.getByRole('link', { name: t('envoy_open_page') });
    expect(await link.getAttribute('href')).toMatch(/\/envoy\/pay\//);
  });

  it('says that a bank has nothing, and goes back to the banks', async () => {
    const page = await newPage(variant);
    await openTransfer(page);
    await page.getByRole('button', { name: 'Liman Katılım' }).click();
    await page.getByRole('heading', { name: t('envoy_payments_empty_title') }).waitFor();
    await page.getByRole('button', { name: t('envoy_change_bank') }).click();
    await page.locator('.bank-choice').first().waitFor();
    expect(await page.getByRole('heading', { name: t('envoy_payments_empty_title') }).count()).toBe(0);
  });
});

describe.each(inSample(journeyVariants, 0))('an Envoy QR deposit on $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('needs a bank, then shows the QR code of the payment page until the money is there', async () => {
    const page = await newPage(variant);
    await openQrForm(page);
    await field(page, 'amount').fill('250');
    await submit(page);
    await expect.poll(() => problemAt(page, 'bank')).toContain(t('please_select_bank'));
    await field(page, 'bank').selectOption('kuzey');
    await submit(page);
    await page.locator('svg.qr-code').waitFor();
    const href = await page.getByRole('link', { name: t('envoy_open_page') }).getAttribute('href');
    await approveAt(href);
    await page.getByRole('heading', { name: t('cashier_approved_title') }).waitFor();
    await expect.poll(() => balance(page).innerText()).toMatch(/250[.,]00/);
  });

  it('shows at the bank that it takes no QR payments', async () => {
    const page = await newPage(variant);
    await openQrForm(page);
    await field(page, 'bank').selectOption('anafor');
    await field(page, 'amount').fill('250');
    await submit(page);
    const text = t('envoyqr_bank_closed', { bank: 'Anafor Bank' });
    await expect.poll(() => problemAt(page, 'bank')).toContain(text);
    expect(await field(page, 'amount').inputValue()).toBe('250');
  });
});

it('refuses a QR amount that is not one at its field', async () => {
  const page = await newPage(phone);
  await openQrForm(page);
  await field(page, 'bank').selectOption('kuzey');
  for (const typed of ['', '0', '-1', '1.5', '19,99', '255', 'NaN']) {
    await field(page, 'amount').fill('250');
    await expect.poll(() => problemAt(page, 'amount')).toBe('');
    await field(page, 'amount').fill(typed);
    await submit(page);
    await expect.poll(() => problemAt(page, 'amount'), { message: typed }).not.toBe('');
  }
});

describe.each(inSample(screenVariants, 0))('the pages of Envoy on $screen in $language', (variant) => {
  it('are accessible and fit the screen', async () => {
    const page = await newPage(variant);
    await openTransfer(page);
    expect(await findViolations(page, { withAdvice: true })).toEqual([]);
    await page.getByRole('button', { name: 'Kuzey Bankası' }).click();
    await page.locator('.offer').first().waitFor();
    expect(await findViolations(page, { withAdvice: true })).toEqual([]);
    await openHydrated(page, '/Deposit/envoyqr/');
    await field(page, 'bank').waitFor();
    expect(await findViolations(page, { withAdvice: true })).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
