import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { signInNewPlayer } from '../accounts.ts';
import { cutEvents } from '../cut-events.ts';
import { englishDesktop, phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();
const GATEWAY = /\/gateway\/pay\//;

const form = (page: Page) => page.locator('.method-card[open] form').first();

describe('a deposit', () => {
  it('starts with the method of the last one, and without its amount', async () => {
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await page.route('**/_api/account/payment-details?type=1', async (route) => {
      const reply = await (await route.fetch()).json();
      const [first] = reply.data.methods;
      first.quick_amounts = ['300.00', '750.00'];
      first.fee = { fixed: '5.00', percent: '1.00' };
      reply.data.last = { method_id: first.id, amount: '750.00' };
      await route.fulfill({ json: reply });
    });
    await openHydrated(page, '/Deposit');
    expect(await form(page).locator('[name=amount]').inputValue()).toBe('');
    expect(await form(page).locator('.quick-amounts button').allInnerTexts()).toEqual(['₺300', '₺750']);
    await form(page).locator('.quick-amounts button').last().click();
    expect(await form(page).locator('[name=amount]').inputValue()).toBe('750');
    expect(await form(page).locator('.payment-summary').innerText()).toContain('₺12,50');
    expect(await form(page).locator('.payment-total').innerText()).toContain('₺737,50');
  });

  it('that waits already is shown instead of a second one', async () => {
    const page = await newPage(englishDesktop);
    const t = textsOf(englishDesktop);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    const card = page.locator('.method-card').filter({ hasText: 'Kartix' });
    await card.locator('summary').click();
    await card.locator('.quick-amounts button').first().click();
    await card.locator('button[type=submit]').click();
    await page.waitForURL(GATEWAY);
    await page.goBack();
    await card.locator('summary').waitFor();
    const row = page.locator('.pending-row');
    await row.waitFor();
    expect(await row.getByRole('timer').innerText()).toMatch(/: (24 h|23 h 59 min)$/);
    // The method that waits offers no second form.
    await card.locator('.payment-waiting').waitFor({ state: 'attached' });
    expect(await card.locator('form').count()).toBe(0);
    await row.getByRole('button', { name: t('money_pending_cancel') }).click();
    await row.waitFor({ state: 'detached' });
    await card.locator('form').waitFor({ state: 'attached' });
  });

  it('that another tab has started meanwhile is shown in a dialog', async () => {
    const page = await newPage(englishDesktop);
    const t = textsOf(englishDesktop);
    await signInNewPlayer(page);
    // This tab does not learn of it.
    await page.route('**/_api/pending-transactions/1', (route) =>
      route.fulfill({ json: { success: true, data: [] } }),
    );
    await cutEvents(page);
    await openHydrated(page, '/Deposit');
    const card = page.locator('.method-card').filter({ hasText: 'Kartix' });
    await card.locator('summary').click();
    await card.locator('.quick-amounts button').first().click();
    await card.locator('button[type=submit]').click();
    await page.waitForURL(GATEWAY);
    await openHydrated(page, '/Deposit');
    if ((await card.getAttribute('open')) === null) await card.locator('summary').click();
    await card.locator('.quick-amounts button').first().click();
    await page.unroute('**/_api/pending-transactions/1');
    await card.locator('button[type=submit]').click();
    const dialog = page.locator('dialog[open]');
    await dialog
      .getByRole('heading', { name: t('money_refused_pending_title', { kind: 'deposit' }) })
      .waitFor();
    await dialog.getByRole('button', { name: t('money_refused_pending_show') }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pending-payments');
  });
});
