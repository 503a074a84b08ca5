import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { desktop, inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();
const t = textsOf(desktop);

it.each(inSample(screenVariants, 1))(
  'a deposit limit is offered before the first deposit, and once, on a $screen in $language',
  async (variant) => {
    const say = textsOf(variant);
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    const panel = page.getByRole('region', { name: say('limits_first_title') });
    // One line if there is no room beside the methods, which come first.
    if (variant.screen !== 'desktop') {
      await page.locator('.deposit-limit summary').click();
    }
    await panel.waitFor();
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
    await panel.getByRole('button', { name: say('limits_first_later') }).click();
    await panel.waitFor({ state: 'detached' });
    await reloadHydrated(page);
    await page.locator('.method-card').first().waitFor();
    expect(await panel.count()).toBe(0);
  },
);

it('a limit that is set there is asked for no more', async () => {
  const page = await newPage(desktop);
  await signInNewPlayer(page);
  await openHydrated(page, '/Deposit');
  const panel = page.getByRole('region', { name: t('limits_first_title') });
  await panel.getByText(t('limits_weekly')).click();
  await panel.getByRole('textbox').fill('2.500');
  await panel.getByRole('button', { name: t('limits_save', { amount: '₺2.500,00' }) }).click();
  await panel.waitFor({ state: 'detached' });
  await openHydrated(page, '/account-limitation');
  const value = page.locator('#deposit .limit-value');
  await value.getByText('₺2.500,00').waitFor();
  expect(await value.count()).toBe(1);
});

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
