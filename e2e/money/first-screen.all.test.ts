import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { englishDesktop, phone, textsOf, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { signInFunded } from './real-payments.ts';

const { newPage } = shareBrowser();
const englishPhone: Variant = { screen: 'phone', language: 'en' };

/** Whether a part is whole on the screen, between the header and the bottom bar. */
async function isInView(page: Page, part: Locator): Promise<boolean> {
  const [box, header, bar] = await Promise.all([
    part.boundingBox(),
    page.locator('.site-header').boundingBox(),
    page.locator('.bottom-bar').boundingBox(),
  ]);
  if (!box || !header || !bar) return false;
  return box.y >= header.y + header.height && box.y + box.height <= bar.y;
}

const firstForm = (page: Page) => page.locator('.method-card[open]').first();

describe.each([phone, englishPhone])('the first screen of a phone in $language', (variant) => {
  it('of deposits has the first method with its amount', async () => {
    const page = await newPage(variant);
    const t = textsOf(variant);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    await page.locator('.deposit-limit-none').waitFor();
    const card = firstForm(page);
    await card.locator('[name=amount]').waitFor();
    expect(await isInView(page, card.locator('summary'))).toBe(true);
    expect(await isInView(page, card.locator('.amount-choice'))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page
      .getByRole('button', { name: t('site_care_break'), exact: true })
      .first()
      .waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  it('of withdrawals has what can be withdrawn, and the first method with its amount', async () => {
    const page = await newPage(variant);
    await signInFunded(page);
    await openHydrated(page, '/Withdraw');
    const card = firstForm(page);
    await card.locator('[name=amount]').waitFor();
    await page.locator('.withdrawable-sum').waitFor();
    expect(await isInView(page, page.locator('.withdrawable-sum'))).toBe(true);
    expect(await isInView(page, card.locator('.amount-choice'))).toBe(true);
    expect(await page.locator('.bottom-bar .is-deposit').count()).toBe(0);
  });
});

describe('a deposit limit', () => {
  it('is a line with what is left of it, which opens all of them', async () => {
    const page = await newPage(englishPhone);
    const t = textsOf(englishPhone);
    await signInNewPlayer(page);
    await page.route('**/_api/account/limits', async (route) => {
      const reply = await (await route.fetch()).json();
      reply.data.prompt = null;
      const [daily, weekly] = reply.data.amounts.filter((row: { kind: string }) => row.kind === 'deposit');
      Object.assign(daily, { limit: '500.00', used: '200.00', left: '300.00' });
      Object.assign(weekly, { limit: '2000.00', used: '1900.00', left: '100.00' });
      await route.fulfill({ json: reply });
    });
    await openHydrated(page, '/Deposit');
    const line = page.locator('.deposit-limit');
    const summary = t('limits_deposit_left', { period: 'weekly', left: '₺100.00' });
    await line.getByText(summary).click();
    expect(await line.getByRole('meter').count()).toBe(2);
    expect(await line.innerText()).toContain(t('limits_left_of', { left: '₺300.00', limit: '₺500.00' }));
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  });
});

describe('the deposit limit on a desktop', () => {
  it('is beside the methods, which begin at the top', async () => {
    const page = await newPage(englishDesktop);
    const t = textsOf(englishDesktop);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    const card = page.getByRole('region', { name: t('limits_deposit'), exact: true });
    await card.getByRole('button', { name: t('site_care_break'), exact: true }).waitFor();
    const title = await page.locator('.account-title').boundingBox();
    const filters = await page.locator('.method-filters').boundingBox();
    const top = (title?.y ?? 0) + (title?.height ?? 0);
    expect((filters?.y ?? Infinity) - top).toBeLessThan(40);
    // Narrower: the same limit in one line.
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.locator('.deposit-limit-none').waitFor();
    expect(await card.count()).toBe(0);
  });
});

describe('another method that opens', () => {
  it.each(['reduce', 'no-preference'] as const)('stays in view, with motion: %s', async (reducedMotion) => {
    const page = await newPage(phone);
    await page.emulateMedia({ reducedMotion });
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    await firstForm(page).locator('[name=amount]').waitFor();
    // Below the first card, which is taller than the screen and closes.
    const card = page.locator('.method-card').nth(2);
    await card.locator('summary').scrollIntoViewIfNeeded();
    await card.locator('summary').tap();
    await card.locator('[name=amount]').waitFor();
    await expect.poll(() => isInView(page, card.locator('summary'))).toBe(true);
    await expect.poll(() => isInView(page, card.locator('[name=amount]'))).toBe(true);
  });
});

describe('back from a payment page', () => {
  it.each([phone, englishDesktop])('shows what waits, on a $screen', async (variant) => {
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    const card = page.locator('.method-card').filter({ hasText: 'Kartix' });
    await card.locator('summary').click();
    await card.locator('.quick-amounts button').first().click();
    await card.locator('button[type=submit]').click();
    await page.waitForURL(/\/gateway\/pay\//);
    await page.goBack();
    const row = page.locator('.pending-row');
    await row.waitFor();
    await card.locator('.payment-waiting').waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pending-payments');
    const top = () => row.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(50);
    await expect.poll(top).toBeLessThan(400);
  });
});
