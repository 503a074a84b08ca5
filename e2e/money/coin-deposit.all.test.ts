import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { balance, signInNewPlayer } from '../accounts.ts';
import { desktop, inSample, journeyVariants, phone, textsOf, type Variant } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { actAt, newestOf, openMethod, sendForm } from './gateways.ts';

const { newPage } = shareBrowser();
const panelOf = (page: Page) => page.locator('.coin-payment');
const statusOf = (page: Page, status: number) =>
  page.locator(`.returned-payment[data-status="${status}"]`).waitFor();

/** As if the clock of the device was wrong. */
const putClockOff = (page: Page, ms: number) =>
  page.addInitScript((off) => {
    const { now } = Date;
    const Right = Date;
    const wrong = () => now.call(Right) + off;
    // As the constructor, whose every argument is passed on.
    window.Date = new Proxy(Right, {
      construct: (_, given) => Reflect.construct(Right, given.length === 0 ? [wrong()] : given) as Date,
      get: (target, name) => (name === 'now' ? wrong : (Reflect.get(target, name) as unknown)),
    });
  }, ms);

/** A new player's deposit of ₺500 in Bitcoin, up to the address. */
async function openCoins(variant: Variant, clockOffMs = 0) {
  const page = await newPage(variant);
  if (clockOffMs !== 0) await putClockOff(page, clockOffMs);
  await signInNewPlayer(page);
  await sendForm(await openMethod(page, 'Coin Kapısı'), '500', { coin: 'btc' });
  await panelOf(page).locator('.qr-code').waitFor();
  const invoice = await newestOf('btcpay');
  return { page, t: textsOf(variant), act: (name: string) => actAt(`/btcpay/invoices/${invoice}/${name}`) };
}

describe.each(inSample(journeyVariants, 1))('a deposit in coins on $screen in $language', (variant) => {
  it('goes from the address over a part and the confirmation to the balance', async () => {
    const { page, t, act } = await openCoins(variant);
    const panel = panelOf(page);
    expect(await panel.getByRole('timer').innerText()).toMatch(/1[45]:\d\d/);
    expect(await panel.locator('code').innerText()).toMatch(/^bc1q/);
    const wallet = panel.getByRole('link', { name: t('money_coin_open_wallet') });
    expect(await wallet.getAttribute('href')).toMatch(/^bitcoin:bc1q\w+\?amount=0\.\d+$/);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);

    await act('part');
    await panel
      .locator('.coin-progress')
      .getByText(/0[.,]00006061 BTC/)
      .waitFor();
    expect(await panel.getByRole('timer').count()).toBe(1);
    await expectAccessible(page);

    await act('send');
    await panel.getByRole('heading', { name: t('money_coin_received_title') }).waitFor();
    await panel.getByText(t('money_coin_confirmed', { count: 1, needed: 1 })).waitFor();
    expect(await panel.locator('code').count()).toBe(0);
    await statusOf(page, 1);
    await expect.poll(() => balance(page).innerText()).toMatch(/500[.,]00/);
  });
});

describe('a deposit in coins', () => {
  it.each([20, -20, 24 * 60])(
    'can be paid for as long on a device whose clock is %i minutes off',
    async (minutes) => {
      const { page, t } = await openCoins(phone, minutes * 60_000);
      const aheadMs = (await page.evaluate(() => Date.now())) - Date.now();
      expect(Math.abs(aheadMs - minutes * 60_000)).toBeLessThan(10_000);
      expect(await panelOf(page).getByRole('timer').innerText()).toMatch(/1[45]:\d\d/);
      expect(await panelOf(page).locator('code').count()).toBe(1);
      expect(await panelOf(page).getByText(t('money_coin_over_title')).count()).toBe(0);
    },
  );

  it('of more than requested credits all of it and says so', async () => {
    const { page, t, act } = await openCoins(desktop);
    await act('over');
    await statusOf(page, 1);
    await page.getByText(t('money_reason_over_paid')).waitFor();
    await expect.poll(() => balance(page).innerText()).toMatch(/600,00/);
  });

  it('of less than requested waits for a person when its time is over', async () => {
    const { page, t, act } = await openCoins(phone);
    await act('part');
    await panelOf(page)
      .getByText(/0,00006061 BTC/)
      .first()
      .waitFor();
    await act('expire');
    await panelOf(page)
      .getByRole('heading', { name: t('money_coin_over_title') })
      .waitFor();
    expect(await panelOf(page).locator('.qr-code').count()).toBe(0);
    await panelOf(page)
      .getByText(t('money_coin_part', { paid: '0,00006061 BTC', amount: '0,00012122 BTC' }))
      .waitFor();
    expect(await balance(page).innerText()).toMatch(/\D0,00/);
    await expectAccessible(page);
  });

  it('that expired says so, and what comes later is for a person', async () => {
    const { page, t, act } = await openCoins(phone);
    await act('expire');
    await statusOf(page, 5);
    await page.getByText(t('money_reason_gateway_expired')).waitFor();
    await act('late');
    await panelOf(page).getByText(t('money_reason_rate_ended')).waitFor();
    expect(await balance(page).innerText()).toMatch(/\D0,00/);
  });

  it('that the chain takes back is rejected', async () => {
    const { page, t, act } = await openCoins(desktop);
    await act('fail');
    await statusOf(page, 2);
    await page.getByText(t('money_reason_gateway_failed')).waitFor();
    expect(await balance(page).innerText()).toMatch(/\D0,00/);
  });
});
