import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { balance, signInNewPlayer } from '../accounts.ts';
import { textsOf, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { openMethod, sendForm } from './gateways.ts';

const { newContext } = shareBrowser();
const GATEWAY = /\/gateway\/pay\//;

interface Family {
  readonly family: string;
  readonly method: string;
  readonly variant: Variant;
  readonly fields?: Readonly<Record<string, string>>;
}

const redirected: readonly Family[] = [
  {
    family: 'a bank transfer',
    method: 'Hızlı Havale',
    variant: { screen: 'phone', language: 'en' },
    fields: { bank: 'kuzey' },
  },
  {
    family: 'a wallet',
    method: 'ParaKöprü',
    variant: { screen: 'tablet', language: 'tr' },
    fields: { wallet_number: '1234567890' },
  },
  {
    family: 'a mobile transfer',
    method: 'CepLira',
    variant: { screen: 'desktop', language: 'en' },
    fields: { mobile_number: '5321234567' },
  },
  { family: 'the automatic one', method: 'Otomatik Havale', variant: { screen: 'phone', language: 'tr' } },
];

it.each(redirected)(
  '$family is paid on the gateway’s page, and every open page has the money',
  async ({ method, variant, fields }) => {
    const t = textsOf(variant);
    const context = await newContext(variant);
    const page = await context.newPage();
    await signInNewPlayer(page);
    const other = await context.newPage();
    await openHydrated(other, '/FinanceActivities');
    await balance(other).waitFor();
    const card = await openMethod(page, method);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await sendForm(card, '300', fields);
    await page.waitForURL(GATEWAY);
    expect(await page.locator('html').getAttribute('lang')).toBe(variant.language);
    expect(await page.locator('.amount').innerText()).toMatch(/300[.,]00/);
    await page.locator('button[value=approve]').click();
    await page.getByRole('heading', { name: /300[.,]00/ }).waitFor();
    expect(await page.locator('.returned-payment').getAttribute('data-status')).toBe('1');
    await expect.poll(() => balance(other).innerText()).toMatch(/300[.,]00/);
    await other.getByText(t('money_status_approved')).first().waitFor();
    await expectAccessible(page);
  },
);

const framed: readonly Family[] = [
  { family: 'a card', method: 'Turkuaz Kart', variant: { screen: 'phone', language: 'tr' } },
  { family: 'an EFT', method: 'Turkuaz EFT', variant: { screen: 'desktop', language: 'en' } },
];

it.each(framed)('$family is paid in a frame, which the page leaves by push', async ({ method, variant }) => {
  const t = textsOf(variant);
  const page = await (await newContext(variant)).newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await signInNewPlayer(page);
  const card = await openMethod(page, method);
  await sendForm(card, '300');
  const frame = page.frameLocator('.payment-frame iframe');
  await frame.locator('button[value=pay]').waitFor();
  expect(await frame.locator('.amount').innerText()).toMatch(/300[.,]00/);
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);

  // Left and continued: the page of the payment shows the same frame.
  await page.getByRole('button', { name: t('money_frame_close') }).click();
  await page
    .locator('.pending-row')
    .getByRole('link', { name: t('money_pending_show') })
    .click();
  await page.waitForURL(/transaction=/);
  await frame.locator('button[value=pay]').click();
  await page.locator('.returned-payment[data-status="1"]').waitFor();
  await expect.poll(() => balance(page).innerText()).toMatch(/300[.,]00/);
  expect(refused).toEqual([]);
});

it('of the native gateway in coins is shown with its confirmations one by one', async () => {
  const variant: Variant = { screen: 'tablet', language: 'en' };
  const t = textsOf(variant);
  const context = await newContext(variant);
  const page = await context.newPage();
  await signInNewPlayer(page);
  await sendForm(await openMethod(page, 'Zincirpay'), '500', { coin: 'btc' });
  const panel = page.locator('.coin-payment');
  await panel.getByText(t('money_coin_waiting')).waitFor();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  const opened = context.waitForEvent('page');
  await panel.getByRole('link', { name: t('money_method_page_open') }).click();
  await (await opened).locator('button[value=send]').click();
  await panel.getByText(t('money_coin_confirmed', { count: 0, needed: 2 })).waitFor();
  await panel.getByText(t('money_coin_confirmed', { count: 1, needed: 2 })).waitFor();
  expect(await panel.locator('.qr-code').count()).toBe(0);
  await page.locator('.returned-payment[data-status="1"]').waitFor();
  await expect.poll(() => balance(page).innerText()).toMatch(/500[.,]00/);
});
