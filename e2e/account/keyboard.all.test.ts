import { totpCode } from '@baize/testkit/totp-code';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { isFocused } from '../accessibility.ts';
import { openAccount, signInNewPlayer } from '../accounts.ts';
import { passDayChange } from '../day-change.ts';
import { field, focusedName } from '../forms.ts';
import { expectFocusWithin, stopOf, stopsWithin, tabTo, use } from '../keyboard.ts';
import { queryDatabase } from '../query-database.ts';
import { englishDesktop, inSample, phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { answerHistory } from './history-replies.ts';

const { newPage } = shareBrowser();
const STEP_MS = 30_000;

const main = (page: Page) => page.locator('#main');
const dropdown = (page: Page) => page.locator('.account-menu');
const dropdownButton = (page: Page) => page.locator('.account-button');

/** Messages of as many past days, the newest first. */
const writeMessages = (username: string, count: number) =>
  queryDatabase(
    `insert into player_message (site_id, player_id, kind, created_at)
       select site_id, id, 'password_changed', now() - step * interval '1 day'
         from player, generate_series($2::integer - 1, 0, -1) as step where username = $1`,
    [username, String(count)],
  );

const variants = [phone, englishDesktop];

it.each([phone])(
  'with the keyboard only, on a $screen in $language, a player signs in, opens each entry of the dropdown and signs out',
  async (variant) => {
    const t = textsOf(variant);
    const person = await openAccount();
    const page = await newPage(variant);
    await openHydrated(page, '/account/data');
    await tabTo(page, field(page, 'username'));
    await page.keyboard.type(person.username);
    await tabTo(page, field(page, 'password'));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await dropdownButton(page).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/account/data');
    await expect.poll(async () => (await stopOf(page)) !== undefined).toBe(true);

    // It opens, is left by Escape, and gives the focus back.
    await use(page, dropdownButton(page));
    await dropdown(page).waitFor();
    await page.keyboard.press('Tab');
    await expectFocusWithin(dropdown(page));
    await page.keyboard.press('Escape');
    await dropdown(page).waitFor({ state: 'hidden' });
    expect(await isFocused(dropdownButton(page))).toBe(true);
    await page.keyboard.press('Enter');
    const links = dropdown(page).locator('nav a');
    const names = await links.allInnerTexts();
    const stops = await stopsWithin(page, dropdown(page));
    expect(stops.slice(-names.length - 2)).toEqual([
      ...names.map((name) => name.trim()),
      t('site_take_break'),
      t('site_log_out'),
    ]);

    // Left by Tab, it does not cover what has the focus.
    await dropdown(page).waitFor({ state: 'hidden' });

    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const address of addresses) {
      await tabTo(page, dropdownButton(page), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await dropdown(page).waitFor();
      await use(page, dropdown(page).locator(`a[href="${address}"]`));
      await dropdown(page).waitFor({ state: 'hidden' });
      const [path = '', part] = address.split('#');
      await expect.poll(() => pathOf(page)).toBe(path);
      const start = part === undefined ? main(page) : page.locator('#profile-title');
      await expect.poll(() => isFocused(start)).toBe(true);
      await expect.poll(() => main(page).locator('.skeleton').count()).toBe(0);
      await page.keyboard.press('Tab');
      expect(await stopOf(page)).toMatchObject({ isMarked: true, isOutOfOrder: false });
    }

    await tabTo(page, dropdownButton(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await use(page, dropdown(page).getByRole('button', { name: t('site_log_out') }));
    await expect.poll(() => pathOf(page)).toBe('/login');
    // A focused field would open the keyboard of a phone.
    const start = variant === phone ? main(page).locator('form') : field(page, 'username');
    await expect.poll(() => isFocused(start)).toBe(true);
  },
  180_000,
);

it.each(inSample(variants, 0))(
  'with the keyboard only, on a $screen in $language, each page of the area has its stops in order, all marked and in sight',
  async (variant) => {
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await writeMessages(person.username, 3);
    await answerHistory(page, 'GET /account/game-history');
    for (const address of [
      '/Account',
      '/account/menu',
      '/ChangePassword',
      '/TwoFactor',
      '/account/sms-verification',
      '/gameHistory',
      '/account/statement',
      '/account/messages',
      '/account/data',
    ]) {
      await openHydrated(page, address);
      await expect.poll(() => main(page).locator('.skeleton').count()).toBe(0);
      await main(page).focus();
      const stops = await stopsWithin(page, main(page));
      expect(stops.length, address).toBeGreaterThan(2);
      expect(
        stops.every((name) => name !== ''),
        `${address}: ${stops.join(' | ')}`,
      ).toBe(true);
    }
  },
  180_000,
);

it.each([englishDesktop])(
  'with the keyboard only, on a $screen in $language, a history is filtered, opened, and turned page by page',
  async (variant) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await answerHistory(page, 'GET /account/game-history');
    await openHydrated(page, '/gameHistory');
    const region = main(page);
    await page.locator('.data-table').waitFor();
    if (variant.screen === 'phone') await use(page, page.locator('.filters-toggle'));
    const chip = region.getByRole('link', { name: t('account_type_bets'), exact: true });
    await use(page, chip);
    await expect.poll(() => new URL(page.url()).search).not.toBe('');
    await expectFocusWithin(page.locator('.history-filters'));
    const own = region.getByRole('button', { name: t('account_range_own') });
    await tabTo(page, own, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await use(page, page.getByLabel(t('account_range_from')), 'ArrowUp');
    await expectFocusWithin(page.locator('.range-form'));

    const toggle = page.locator('.row-toggle button').first();
    await use(page, toggle);
    await page.locator('.row-detail').waitFor();
    expect(await isFocused(toggle)).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('.row-detail').waitFor({ state: 'detached' });

    const shown = (first: number, last: number) =>
      page.getByText(t('history_rows_shown', { first, last, total: 60 })).waitFor();
    const pages = page.getByRole('navigation', { name: t('account_pages') });
    const count = page.locator('.history-summary > p');
    for (const [first, last] of [
      [21, 40],
      [41, 60],
    ] as const) {
      await use(page, pages.getByRole('link', { name: t('account_page_next') }));
      await shown(first, last);
      // The list begins again, and so does Tab.
      await expect.poll(() => isFocused(count)).toBe(true);
    }
    await use(page, pages.getByRole('link', { name: '2', exact: true }));
    await shown(21, 40);
    await expect.poll(() => isFocused(count)).toBe(true);
  },
  120_000,
);

it.each([phone])(
  'with the keyboard only, on a $screen in $language, periods are turned until there is none',
  async (variant) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    await passDayChange();
    await signInNewPlayer(page);
    await openHydrated(page, '/gameHistory');
    const bar = page.locator('.period-bar');
    const before = bar.getByRole('link', { name: t('history_period_before') });
    await use(page, before);
    await expect.poll(() => new URL(page.url()).search).not.toBe('');
    await page.locator('.empty-state').waitFor();
    expect(await isFocused(before)).toBe(true);
    await use(page, bar.getByRole('link', { name: t('history_period_after') }));
    await expect.poll(() => bar.getByRole('link', { name: t('history_period_after') }).count()).toBe(0);
    await expectFocusWithin(bar);

    await openHydrated(page, '/account/statement');
    const by = page.getByRole('navigation', { name: t('statement_by') });
    await page.locator('.statement').waitFor();
    const month = by.getByRole('link', { name: t('statement_by_month') });
    await use(page, month);
    await expect.poll(() => month.getAttribute('aria-current')).toBe('true');
    expect(await isFocused(month)).toBe(true);
  },
  120_000,
);

it.each([englishDesktop])(
  'with the keyboard only, on a $screen in $language, messages are opened, loaded further and marked as read',
  async (variant) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await writeMessages(person.username, 25);
    await openHydrated(page, '/account/messages');
    const heads = page.locator('.message-head');
    await expect.poll(() => heads.count()).toBe(20);
    const readAll = page.getByRole('button', { name: t('messages_read_all') });
    await use(page, heads.first());
    await page.locator('.message-body').waitFor();
    expect(await isFocused(heads.first())).toBe(true);
    await use(page, page.getByRole('button', { name: t('messages_older') }));
    await expect.poll(() => heads.count()).toBe(25);
    // Where the older ones begin.
    const start = page.locator('.message-day').nth(20);
    await expect.poll(() => isFocused(start)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(heads.nth(20))).toBe(true);
    await tabTo(page, readAll, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.message em').count()).toBe(0);
    expect(await isFocused(readAll)).toBe(true);
    const filter = page.getByRole('navigation', { name: t('messages_filter') });
    const unread = filter.getByRole('link', { name: t('messages_filter_unread') });
    await tabTo(page, unread, 'Shift+Tab');
    await page.keyboard.press('Enter');
    // What was opened here stays.
    await expect.poll(() => heads.count()).toBe(1);
    expect(await isFocused(unread)).toBe(true);
  },
  120_000,
);

it.each([phone])(
  'with the keyboard only, on a $screen in $language, two-step login is turned on and off',
  async (variant) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await openHydrated(page, '/TwoFactor');
    const toggle = page.getByRole('switch', { name: t('security_two_factor_switch') });
    await use(page, toggle, 'Space');
    await tabTo(page, field(page, 'password'));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    const key = page.locator('.security-key code');
    await key.waitFor();
    const panel = page.getByRole('region', { name: t('security_two_factor'), exact: true });
    await expectFocusWithin(panel);
    await tabTo(page, page.getByLabel(t('auth_sms_digit', { place: 1 }), { exact: true }));
    await page.keyboard.type(totpCode((await key.innerText()).replaceAll(/\s/g, ''), Date.now() - STEP_MS));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('security_codes_title') });
    await dialog.waitFor();
    await expectFocusWithin(dialog);
    await use(page, dialog.getByLabel(t('security_codes_saved')), 'Space');
    await use(page, dialog.getByRole('button', { name: t('security_done') }));
    await dialog.waitFor({ state: 'detached' });
    await expectFocusWithin(panel);

    await tabTo(page, toggle, 'Shift+Tab');
    await page.keyboard.press('Space');
    await tabTo(page, field(page, 'password'));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await page.getByText(t('security_two_factor_is_off')).waitFor();
    expect(await toggle.isChecked()).toBe(false);
    await expectFocusWithin(panel);
  },
  120_000,
);

it.each([englishDesktop])(
  'with the keyboard only, on a $screen in $language, the password and the address are changed, and a copy of the data is asked for',
  async (variant) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await openHydrated(page, '/ChangePassword');
    await tabTo(page, field(page, 'current_password'));
    await page.keyboard.press('Enter');
    // The first field that is wrong.
    await expect.poll(() => focusedName(page)).toBe('current_password');
    await page.keyboard.type(person.password);
    for (const name of ['password', 'password_confirmation']) {
      await tabTo(page, field(page, name));
      await page.keyboard.type('Poyraz8Deniz');
    }
    await page.keyboard.press('Enter');
    await page.getByText(t('reply_password_changed')).first().waitFor();
    await expectFocusWithin(main(page));

    await openHydrated(page, '/Account#profile');
    await expect.poll(() => isFocused(page.locator('#profile-title'))).toBe(true);
    await tabTo(page, field(page, 'address'));
    await page.keyboard.press('End');
    await page.keyboard.type(' D: 5');
    await page.keyboard.press('Enter');
    await expectFocusWithin(page.locator('#profile'));

    await openHydrated(page, '/account/data');
    await use(page, page.getByRole('button', { name: t('own_data_request') }));
    await page.getByText(t('own_data_waiting_lead')).waitFor();
    await expectFocusWithin(page.locator('.own-data-panel').first());
  },
  120_000,
);
