import { expect, describe, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import {
  desktop,
  englishDesktop,
  inSample,
  journeyVariants,
  phone,
  screenVariants,
  textsOf,
} from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { callAsPlayer } from './break-steps.ts';
import { limitsScreen, openLimits } from './limits-screen.ts';

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

  it('of another tab is shown without a reload, also in an open editor', async () => {
    const page = await newPage(desktop);
    const screen = await openLimits(page, t);
    const other = await page.context().newPage();
    const second = limitsScreen(other, t);
    await second.open();
    await screen.set('deposit', 'weekly', '900');
    await second.row('deposit', 'weekly').locator('.limit-value').getByText('₺900,00').waitFor();

    const field = await second.edit('deposit', 'weekly');
    await field.fill('800');
    const submit = second.row('deposit', 'weekly').locator('button[type=submit]');
    expect(await submit.innerText()).toBe(t('limits_save', { amount: '₺800,00' }));
    await screen.set('deposit', 'weekly', '500');
    await expect.poll(() => submit.innerText()).toBe(t('limits_save_later', { amount: '₺800,00' }));
    expect(await field.inputValue()).toBe('800');
  });

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

  it.each([
    ['', 'limits_amount_missing'],
    ['-1', 'limits_amount_negative'],
    ['10.000.000,01', 'limits_amount_max'],
    ['1e3', 'limits_amount_invalid'],
    ['1,234.56', 'limits_amount_other_form'],
  ])('typed as %j is refused at its field, and stays', async (typed, key) => {
    const page = await newPage(desktop);
    const screen = await openLimits(page, t);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const field = await screen.edit('deposit', 'daily');
    await field.fill(typed);
    await screen.save('deposit', 'daily');
    await screen
      .row('deposit', 'daily')
      .getByText(t(key, { max: '₺10.000.000,00', amount: '1.234,56' }))
      .waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe(typed);
    expect(await isFocused(field)).toBe(true);
    expect(sent.filter((url) => url.endsWith('/account/limits'))).toEqual([]);
  });

  it.each([
    [desktop, '-1', 'limits_amount_negative', '₺10.000.000,00'],
    [desktop, '250,505', 'limits_amount_ambiguous', ''],
    [englishDesktop, '1.000', 'limits_amount_ambiguous', ''],
    [englishDesktop, '10,000,000.01', 'limits_amount_max', '₺10,000,000.00'],
  ] as const)('that is impossible says so while it is typed, %#', async (variant, typed, key, max) => {
    const say = textsOf(variant);
    const page = await newPage(variant);
    const screen = await openLimits(page, say);
    const row = screen.row('loss', 'monthly');
    const field = await screen.edit('loss', 'monthly');
    await field.pressSequentially(typed);
    await row.getByText(say(key, { max })).waitFor();
    expect(await isFocused(field)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('100');
    await row.getByText(say(key, { max })).waitFor({ state: 'detached' });
  });

  it('that waits is said to be called off before it is replaced, and is in the changes', async () => {
    const page = await newPage(desktop);
    const screen = await openLimits(page, t);
    const row = screen.row('deposit', 'monthly');
    const raise = t('limits_replaces_raise', { amount: '₺900,00' });
    await screen.set('deposit', 'monthly', '500');
    await screen.edit('deposit', 'monthly');
    expect(await row.getByText(raise).count()).toBe(0);
    await row.getByRole('button', { name: t('limits_cancel') }).click();
    await screen.set('deposit', 'monthly', '900');
    await screen.edit('deposit', 'monthly');
    await row.getByText(raise).waitFor();
    await row.getByRole('button', { name: t('limits_remove') }).click();
    const changes = page.locator('.change-list');
    const name = t('limits_name', { kind: 'deposit', period: 'monthly' });
    await changes.getByText(t('limits_trail_called_off', { name, from: '₺900,00' })).waitFor();
    await screen.edit('deposit', 'monthly');
    await row.getByText(t('limits_replaces_removal')).waitFor();
    await row.locator('input').first().fill('400');
    await screen.save('deposit', 'monthly');
    await changes.getByText(t('limits_trail_removal_called_off', { name })).waitFor();
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

  it('of time is typed in hours and minutes', async () => {
    const page = await newPage(englishDesktop);
    const say = textsOf(englishDesktop);
    const screen = await openLimits(page, say);
    const row = screen.row('time', 'daily');
    await screen.edit('time', 'daily');
    await row.getByLabel(say('limits_hours')).fill('25');
    await screen.save('time', 'daily');
    await row.getByText(say('limits_time_max', { period: 'daily', max: '24 h' })).waitFor();
    await row.getByLabel(say('limits_hours')).fill('1');
    await row.getByLabel(say('limits_minutes')).fill('30');
    await screen.save('time', 'daily');
    const value = row.locator('.limit-value').getByText('1 h 30 min');
    await value.waitFor();
    expect(await value.count()).toBe(1);
  });

  it('is set, and left, with the keyboard alone', async () => {
    const page = await newPage(desktop);
    const screen = await openLimits(page, t);
    const change = screen.row('deposit', 'daily').locator('.limit-change');
    await change.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('750');
    await page.keyboard.press('Enter');
    await screen.row('deposit', 'daily').locator('.limit-value').getByText('₺750,00').waitFor();
    await expect.poll(() => isFocused(change)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(change)).toBe(true);
  });

  it('that waits begins by the server’s clock, whatever that of the device', async () => {
    const page = await newPage(desktop);
    const screen = await openLimits(page, t);
    await screen.set('bet', 'daily', '100');
    await page.clock.install({ time: Date.now() + 365 * 86_400_000 });
    await screen.open();
    await screen.set('bet', 'daily', '200');
    const text = await screen.waiting('bet', 'daily').innerText();
    expect(text).toMatch(/(?:24 sa|23 sa 59 dk) sonra/);
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

  it('leads to its sections by address, and Back returns', async () => {
    const page = await newPage(phone);
    const screen = await openLimits(page, t);
    await page
      .locator('.limit-tabs')
      .getByRole('link', { name: t('limits_time_short') })
      .click();
    await page.waitForURL(/#time$/);
    await expect
      .poll(() => page.locator('#time').evaluate((part) => part.getBoundingClientRect().top < 200))
      .toBe(true);
    await page.goBack();
    await page.waitForURL(/account-limitation$/);
    await screen.row('deposit', 'daily').waitFor();
  });

  it('shows all changes, the older ones on request', async () => {
    const page = await newPage(phone);
    await openLimits(page, t);
    for (let limit = 120; limit > 0; limit -= 1)
      await callAsPlayer(page, 'POST', '/account/limits', { kind: 'bet', period: 'daily', limit });
    await reloadHydrated(page);
    await page.getByRole('button', { name: t('limits_changes_all') }).click();
    const entries = page.getByRole('dialog').locator('.change-list li');
    await expect.poll(() => entries.count()).toBe(100);
    const older = page.getByRole('dialog').getByRole('button', { name: t('limits_changes_older') });
    await older.click();
    await expect.poll(() => entries.count()).toBe(120);
    expect(await older.count()).toBe(0);
    expect(await isFocused(page.getByRole('dialog').locator('.change-list'))).toBe(true);
    await expectAccessible(page);
  });

  it('saves the interval of reality checks at once', async () => {
    const page = await newPage(desktop);
    await openLimits(page, t);
    const choice = (name: string) =>
      page.getByRole('group', { name: t('limits_check_label') }).getByRole('radio', { name });
    await page
      .locator('#check')
      .getByText(t('limits_check_minutes', { minutes: 30 }))
      .click();
    await page
      .getByText(t('limits_check_saved', { every: 30 }))
      .first()
      .waitFor();
    await reloadHydrated(page);
    await expect.poll(() => choice(t('limits_check_minutes', { minutes: 30 })).isChecked()).toBe(true);
  });

  it('invites to no deposit', async () => {
    const page = await newPage(desktop);
    await openLimits(page, t);
    expect(await page.locator('.button-money').count()).toBe(0);
  });
});
