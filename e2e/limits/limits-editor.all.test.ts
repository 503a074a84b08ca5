import { expect, describe, it } from 'vitest';

import { expectAccessible, isFocused } from '../accessibility.ts';
import { desktop, englishDesktop, phone, textsOf } from '../variants.ts';
import { reloadHydrated, shareBrowser } from '../visit.ts';
import { callAsPlayer } from './break-steps.ts';
import { limitsScreen, openLimits } from './limits-screen.ts';

const { newPage } = shareBrowser();
const t = textsOf(desktop);

describe('a limit', () => {
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

  it('invites to no deposit', async () => {
    const page = await newPage(desktop);
    await openLimits(page, t);
    expect(await page.locator('.button-money').count()).toBe(0);
  });
});
