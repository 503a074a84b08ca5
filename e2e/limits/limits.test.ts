import { expect, describe, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { desktop, inSample, journeyVariants, phone, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { openLimits } from './limits-screen.ts';

const { newPage } = shareBrowser();
const t = textsOf(desktop);

describe('a limit', () => {
  it.each(inSample(journeyVariants, 0))(
    'is shown back before it is saved, acts at once if lower and waits if higher, on a $screen in $language',
    async (variant) => {
      const say = textsOf(variant);
      const isTurkish = variant.language === 'tr';
      const page = await newPage(variant);
      const screen = await openLimits(page, say);
      const row = screen.row('bet', 'daily');
      await row.getByText(say('limits_none')).waitFor();

      const field = await screen.edit('bet', 'daily');
      await field.fill(isTurkish ? '1.234,56' : '1,234.56');
      const amount = isTurkish ? '₺1.234,56' : '₺1,234.56';
      await row.getByText(say('limits_now', { amount })).waitFor();
      expect(await row.locator('button[type=submit]').innerText()).toBe(say('limits_save', { amount }));
      await screen.save('bet', 'daily');
      await row.locator('.limit-value').getByText(amount).waitFor();
      expect(await isFocused(row.locator('.limit-change'))).toBe(true);

      await screen.set('bet', 'daily', '1000');
      await row
        .locator('.limit-value')
        .getByText(isTurkish ? '₺1.000,00' : '₺1,000.00')
        .waitFor();
      expect(await screen.waiting('bet', 'daily').count()).toBe(0);

      await screen.set('bet', 'daily', '2000');
      await screen
        .waiting('bet', 'daily')
        .getByText(isTurkish ? '₺2.000,00' : '₺2,000.00')
        .waitFor();
      await row
        .locator('.limit-value')
        .getByText(isTurkish ? '₺1.000,00' : '₺1,000.00')
        .waitFor();
      expect(await page.locator('.change-list li').count()).toBe(3);
      // Where the bottom bar lies over a button, its target counts as small.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);

      await reloadHydrated(page);
      await screen.stop('bet', 'daily');
      await screen.waiting('bet', 'daily').waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('.change-list li').count()).toBe(4);
    },
  );

  it('of 0 is explained, with until when and what was used', async () => {
    const page = await newPage(phone);
    const screen = await openLimits(page, t);
    await (await screen.edit('bet', 'monthly')).fill('0');
    const note = screen.row('bet', 'monthly').locator('.limit-note');
    await note.getByText(t('limits_zero_title')).waitFor();
    expect(await note.innerText()).toContain(
      t('limits_used_so_far', { kind: 'bet', period: 'monthly', used: '₺0,00' }),
    );
    await screen.save('bet', 'monthly');
    await screen.row('bet', 'monthly').locator('.limit-value').getByText('₺0,00').waitFor();
  });

  it('that the server refuses says why at its field, and stays', async () => {
    const page = await newPage(desktop);
    const screen = await openLimits(page, t);
    const refusal = { success: false, message: 'Hayır.', errors: { limit: ['Bu limit olmaz.'] } };
    await page.route('**/_api/account/limits', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 422, json: refusal }) : route.continue(),
    );
    const field = await screen.edit('loss', 'weekly');
    await field.fill('4000');
    await screen.save('loss', 'weekly');
    await screen.row('loss', 'weekly').getByText('Bu limit olmaz.').waitFor();
    expect(await field.inputValue()).toBe('4000');
  });
});

describe('the limits page', () => {
  it.each(inSample(screenVariants, 0))(
    'says when it cannot load, and loads again, on a $screen',
    async (variant) => {
      const say = textsOf(variant);
      const page = await newPage(variant);
      const screen = await openLimits(page, say);
      await page.route('**/_api/account/limits', (route) => route.abort());
      await openHydrated(page, '/account-limitation');
      await page.getByRole('heading', { name: say('limits_failed') }).waitFor({ timeout: 30_000 });
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page);
      await page.unroute('**/_api/account/limits');
      await page
        .locator('main')
        .getByRole('button', { name: say('site_try_again') })
        .first()
        .click();
      await screen.row('deposit', 'daily').locator('.limit-change').waitFor();
    },
  );

  it('saves the interval of reality checks at once', async () => {
    const page = await newPage(desktop);
    await openLimits(page, t);
    const choice = (name: string) =>
      page.getByRole('group', { name: t('limits_check_label') }).getByRole('radio', { name });
    await page
      .locator('#check')
      .getByText(t('duration_short_minutes', { count: 30 }))
      .click();
    await page
      .getByText(t('limits_check_saved', { every: 30, time: t('duration_long_minutes', { count: 30 }) }))
      .first()
      .waitFor();
    await reloadHydrated(page);
    await expect.poll(() => choice(t('duration_short_minutes', { count: 30 })).isChecked()).toBe(true);
  });
});
