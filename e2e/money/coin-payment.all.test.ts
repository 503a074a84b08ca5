import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { coin, withdrawalOf } from './payment-replies.ts';

const { newPage } = shareBrowser();

it.each(inSample(screenVariants, 0))(
  'a coin is paid on our own page, on a $screen in $language',
  async (variant) => {
    const page = await newPage(variant);
    const t = textsOf(variant);
    await signInNewPlayer(page);
    const expires = new Date(Date.now() + 15 * 60_000).toISOString();
    let paid = { ...coin, rate_until: expires };
    await page.route('**/_api/account/transactions/*', (route) =>
      route.fulfill({ json: withdrawalOf(0, { id: 41, type: 1, coin: paid, expires_at: expires }) }),
    );
    await openHydrated(page, '/Deposit?transaction=41');
    const panel = page.locator('.coin-payment');
    await panel.waitFor();
    const amount = variant.language === 'tr' ? '24,315 USDT' : '24.315 USDT';
    await panel.getByRole('heading', { name: t('money_coin_title', { amount }) }).waitFor();
    for (const text of [coin.address, coin.network]) expect(await panel.innerText()).toContain(text);
    expect(await panel.getByRole('timer').innerText()).toMatch(/1[45]:\d\d/);
    expect(await panel.getByRole('img', { name: t('money_coin_qr') }).count()).toBe(1);
    expect(await panel.innerText()).toContain(t('money_coin_waiting'));
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);

    paid = { ...paid, paid: '24.315', confirmations: 7 };
    await openHydrated(page, '/Deposit?transaction=41');
    await panel.getByText(t('money_coin_confirmed', { count: 7, needed: 20 })).waitFor();
  },
);
