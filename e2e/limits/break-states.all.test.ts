import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { englishDesktop, phone, inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { questionOf, strip } from './break-steps.ts';

const { newPage } = shareBrowser();

it.each(inSample(screenVariants, 0))(
  'each address puts its own group first, on a $screen in $language',
  async (variant) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    await signInNewPlayer(page);
    const groups = page.locator('.break-group legend b');
    for (const [address, title, period, order] of [
      ['/cooling-off-periods', 'exclusion_break_title', 'exclusion_24_hours', ['breaks', 'exclusions']],
      ['/self-exclusion', 'exclusion_exclusion_title', 'exclusion_6_months', ['exclusions', 'breaks']],
    ] as const) {
      await openHydrated(page, address);
      await strip(page).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t(title));
      expect(await groups.allInnerTexts()).toEqual(order.map((name) => t(`exclusion_${name}`)));
      await page.getByRole('radio', { name: t(period), checked: true }).waitFor();
      expect(await page.getByRole('radio').count()).toBe(6);
      await strip(page)
        .getByRole('button', { name: t('exclusion_continue', { period: t(period) }) })
        .waitFor();
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
    }
    const { dialog } = questionOf(page, t, t('exclusion_6_months'));
    await strip(page).getByRole('button').click();
    await dialog.waitFor();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  },
);

it('a failure is shown in the question, which stays as it was', async () => {
  const t = textsOf(englishDesktop);
  const page = await newPage(englishDesktop);
  await signInNewPlayer(page);
  await openHydrated(page, '/cooling-off-periods');
  await page.getByRole('radio', { name: t('exclusion_30_days') }).check();
  await strip(page).getByRole('button').click();
  const { dialog, yes } = questionOf(page, t, t('exclusion_30_days'));
  await page.route('**/account/deactive-account', (route) => route.abort());
  await yes.click();
  await dialog.getByRole('alert').getByText(t('site_no_answer')).waitFor();
  expect(pathOf(page)).toBe('/cooling-off-periods');
  await page.unroute('**/account/deactive-account');
  await yes.click();
  await page.waitForURL(/\/login$/);
});

it('periods that could not be loaded are loaded again on request', async () => {
  const t = textsOf(phone);
  const page = await newPage(phone);
  await signInNewPlayer(page);
  await page.route('**/account/closing', (route) => route.abort());
  await openHydrated(page, '/cooling-off-periods');
  await page.getByRole('heading', { name: t('exclusion_failed') }).waitFor();
  await expectAccessible(page);
  await page.unroute('**/account/closing');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('site_try_again') })
    .click();
  await strip(page).waitFor();
  expect(await page.getByRole('heading', { name: t('exclusion_failed') }).count()).toBe(0);
});
