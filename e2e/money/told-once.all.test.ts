import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { callAsPlayer } from '../limits/break-steps.ts';
import { desktop, englishDesktop, phone, textsOf, type Variant } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { withdrawalOf } from './payment-replies.ts';

const { newPage } = shareBrowser();
const englishPhone: Variant = { screen: 'phone', language: 'en' };

describe.each([phone, englishDesktop])('back from the gateway on $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('without having paid, one part of the page says so and continues', async () => {
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    const card = page.locator('.method-card').filter({ hasText: 'Kartix' });
    await card.locator('summary').click();
    await card.locator('.quick-amounts button').first().click();
    let data = { url: '', transaction_id: 0 };
    await page.route('**/_api/account/deposit/dynamic', async (route) => {
      const response = await route.fetch();
      ({ data } = await response.json());
      await route.fulfill({ response });
    });
    await card.locator('button[type=submit]').click();
    await page.waitForURL(/\/gateway\/pay\//);
    await openHydrated(page, `/Deposit?transaction=${data.transaction_id}`);
    const panel = page.locator('.returned-payment[data-status="0"]');
    await panel.waitFor();
    expect(await panel.innerText()).toContain(t('money_returned_unpaid_text', { method: 'Kartix' }));
    expect(await panel.innerText()).not.toContain(t('money_returned_waiting_title', { amount: '' }).trim());
    const link = panel.getByRole('link', { name: t('money_pending_continue') });
    expect(await link.getAttribute('href')).toBe(data.url);
    expect(await page.locator('.pending-row').count()).toBe(0);
    expect(await page.getByRole('link', { name: t('money_pending_continue') }).count()).toBe(1);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await card.getByRole('button', { name: t('money_pending_go') }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe(`payment-${data.transaction_id}`);
    await panel.getByRole('button', { name: t('money_pending_cancel') }).click();
    await page.locator('.returned-payment[data-status="4"]').waitFor();
  });

  it('with a payment that the limit has stopped, the reason is said and not that it is on its way', async () => {
    const page = await newPage(variant);
    await signInNewPlayer(page);
    const held = { id: 41, type: 1, url: null, reason: 'above_deposit_limit' } as const;
    await page.route('**/_api/account/transactions/41', (route) =>
      route.fulfill({ json: withdrawalOf(3, held) }),
    );
    await openHydrated(page, '/Deposit?transaction=41');
    const panel = page.locator('.returned-payment[data-status="3"]');
    await panel.getByText(t('money_reason_above_deposit_limit')).waitFor();
    expect(await panel.getByRole('heading').innerText()).toContain(
      t('money_returned_held_title', { amount: '' }).trim(),
    );
    expect(await overflowOf(page)).toBe(0);
  });
});

describe.each([phone, englishPhone])('the switch on a phone in $language', (variant) => {
  const t = textsOf(variant);

  it('leads from deposits to withdrawals and back, by touch and by keyboard', async () => {
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    const links = page.getByRole('navigation', { name: t('money_switch') }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual([t('site_deposit_short'), t('site_withdraw_short')]);
    const boxes = await Promise.all([links.nth(0).boundingBox(), links.nth(1).boundingBox()]);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(boxes[0]?.width).toBe(boxes[1]?.width);
    expect(await links.nth(0).getAttribute('aria-current')).toBe('page');
    await links.nth(1).tap();
    await expect.poll(() => pathOf(page)).toBe('/Withdraw');
    await expect.poll(() => links.nth(1).getAttribute('aria-current')).toBe('page');
    expect(await links.nth(0).getAttribute('aria-current')).toBeNull();
    await links.nth(0).press('Enter');
    await expect.poll(() => pathOf(page)).toBe('/Deposit');
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  });
});

describe.each([phone, englishDesktop])('Envoy with a deposit limit on $screen in $language', (variant) => {
  const t = textsOf(variant);

  it.each([
    ['600.00', 2, 2],
    ['5.00', 0, 4],
  ])('of %s offers %i amounts and not the other %i', async (limit, open, above) => {
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await openHydrated(page, '/account-limitation');
    await callAsPlayer(page, 'POST', '/account/limits', { kind: 'deposit', period: 'daily', limit });
    await openHydrated(page, '/Deposit/envoy/');
    await page.locator('.bank-choice').first().waitFor();
    expect(await page.locator('.payment-note').count()).toBe(open === 0 ? 1 : 0);
    await page.getByRole('button', { name: 'Kuzey Bankası' }).click();
    await page.locator('.offer').first().waitFor();
    expect(await page.locator('.offer button:not([disabled])').count()).toBe(open);
    expect(await page.locator('.offer button[disabled]').count()).toBe(above);
    expect(await page.getByText(t('envoy_above_limit')).count()).toBe(above);
    await page.locator('.payment-note').waitFor();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  });
});

it('shows no switch beside the card of the wallet', async () => {
  const page = await newPage(desktop);
  await signInNewPlayer(page);
  await openHydrated(page, '/Deposit');
  await page.locator('.wallet-card .money-buttons').waitFor();
  expect(await page.locator('.money-switch').isVisible()).toBe(false);
});
