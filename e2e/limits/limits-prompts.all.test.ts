import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { desktop, inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();
const t = textsOf(desktop);

it.each(inSample(screenVariants, 1))(
  'a deposit limit is a step before the first deposit, on a $screen in $language',
  async (variant) => {
    const say = textsOf(variant);
    const page = await newPage(variant);
    await signInNewPlayer(page, { isAskedForLimit: true });
    await openHydrated(page, '/Deposit');
    const step = page.getByRole('region', { name: say('limits_first_question') });
    await step.waitFor();
    expect(await page.locator('.method-card, .deposit-limit').count()).toBe(0);
    const ways = await Promise.all(
      (['limits_first_set', 'limits_first_later'] as const).map((key) =>
        step.getByRole('button', { name: say(key) }).boundingBox(),
      ),
    );
    expect(ways[0]?.width).toBe(ways[1]?.width);
    expect(ways[0]?.height).toBe(ways[1]?.height);
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBe(0);
  },
);

it.each(['/Deposit/RovPay/', '/Deposit/envoy/', '/Deposit/envoyqr/'])(
  'a limit that is set in the step before %s is asked for no more',
  async (address) => {
    const page = await newPage(desktop);
    await signInNewPlayer(page, { isAskedForLimit: true });
    await openHydrated(page, address);
    const step = page.getByRole('region', { name: t('limits_first_question') });
    await step.getByText(t('limits_weekly')).click();
    await step.getByRole('button', { name: t('limits_first_set') }).click();
    await step.getByText(t('limits_amount_missing')).waitFor();
    await step.getByRole('textbox').fill('2.500');
    await step.getByRole('button', { name: t('limits_first_set') }).click();
    await step.waitFor({ state: 'detached' });
    await page.locator('.cashier form, .cashier .bank-choice').first().waitFor();
    await openHydrated(page, '/account-limitation');
    const value = page.locator('#deposit .limit-value');
    await value.getByText('₺2.500,00').waitFor();
    expect(await value.count()).toBe(1);
  },
);

it('after six months a line on account pages and a panel remind of the limits', async () => {
  const page = await newPage(desktop);
  await signInNewPlayer(page);
  await page.route('**/_api/account/limits', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, prompt: 'review' } } });
  });
  await openHydrated(page, '/gameHistory');
  const line = page.locator('.review-line');
  await line.waitFor();
  await line.getByRole('button', { name: t('account_review_close') }).click();
  await reloadHydrated(page);
  await page.locator('.today-card').waitFor();
  expect(await line.count()).toBe(0);

  await openHydrated(page, '/account-limitation');
  const panel = page.getByRole('region', { name: t('limits_review_title') });
  await panel.waitFor();
  await expectAccessible(page);
  await page.unroute('**/_api/account/limits');
  await panel.getByRole('button', { name: t('limits_review_kept') }).click();
  await panel.waitFor({ state: 'detached' });
});
