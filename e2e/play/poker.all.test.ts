import { collectErrors } from '@baize/testkit/browser';
import { brandUrl } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { demo, openAccount } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { desktop, inSample, screenVariants, phone, textsOf } from '../variants.ts';
import { chooseLanguage, openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const t = textsOf(desktop);
const STATS = '**/_api/klaspoker/TotalMemberBalances';
const MINUTE_MS = 60_000;

const { newPage } = shareBrowser();

const figure = (page: Page, key: string) =>
  page
    .locator('.poker-figures > div')
    .filter({ hasText: t(key) })
    .locator('dd');

describe('the poker page', () => {
  it.each(inSample(screenVariants, 2))('has no violations on a $screen in $language', async (variant) => {
    const other = variant.language === 'tr' ? 'en' : 'tr';
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    await openHydrated(page, '/poker');
    await page.locator('.poker-status.is-online').nth(1).waitFor();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await chooseLanguage(page.context(), other);
    await reloadHydrated(page);
    await page.locator(`html[lang=${other}] .poker-status.is-online`).nth(1).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('polls the room each minute, never in the background, and shows when it is unreachable', async () => {
    const page = await newPage();
    await page.clock.install();
    let asked = 0;
    let members = 61;
    await page.route(STATS, async (route) => {
      asked += 1;
      if (members === 0) return route.fulfill({ status: 503, json: { success: false, message: 'x' } });
      const data = { tableMembersCount: members, totalGameBalances: '1234567.50', totalTable: 19, games: [] };
      return route.fulfill({ json: { success: true, data } });
    });
    await openHydrated(page, '/poker');
    await expect.poll(() => figure(page, 'poker_total_balance').innerText()).toBe('1.234.567,50 TL');
    await expect.poll(() => figure(page, 'poker_active_players').innerText()).toBe('61');

    members = 62;
    await page.clock.runFor(MINUTE_MS);
    await expect.poll(() => figure(page, 'poker_active_players').innerText()).toBe('62');

    const show = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        window.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    const before = asked;
    await page.clock.runFor(3 * MINUTE_MS);
    expect(asked).toBe(before);

    members = 0;
    await show('visible');
    await page.getByText(t('poker_silent')).waitFor();
    expect(await page.locator('.poker-figures').count()).toBe(0);
    expect(await page.getByText(t('poker_unknown')).count()).toBe(4);
  });

  it('does not exist at a brand without poker, and nothing links to it', async () => {
    const page = await newPage();
    const answer = await openHydrated(page, `${brandUrl('buzul')}/poker`);
    expect(answer?.status()).toBe(404);
    expect(await page.locator('a[href="/poker"]').count()).toBe(0);
    await openHydrated(page, '/404');
    expect(await page.locator('a[href="/poker"]').count()).toBe(2);
  });
});

describe('opening a table', () => {
  it('takes a visitor through sign-in and a name to the lobby, and back', async () => {
    const page = await newPage();
    const person = await openAccount();
    await openHydrated(page, '/poker');
    const play = page.getByRole('link', { name: t('poker_rules_of', { name: t('poker_game_turkish') }) });
    await play.click();
    await fillCredentials(page, person);
    await submit(page);
    const dialog = page.getByRole('dialog', { name: t('poker_name_title') });
    await dialog.waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/PlayPoker?game=3');
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);

    const name = dialog.getByLabel(t('poker_name_label'));
    const save = dialog.getByRole('button', { name: t('poker_name_save') });
    await save.click();
    await page
      .getByRole('alert')
      .filter({ hasText: t('fill_all_fields') })
      .waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('yedihrf');
    await save.click();
    await dialog.getByText(t('poker_name_length')).waitFor();
    await expect.poll(() => isFocused(name)).toBe(true);
    await name.fill('lodos1');
    await page.keyboard.press('Enter');

    const lobby = page.frameLocator('.game-frame iframe');
    await lobby.getByText('Hoş geldiniz, lodos1').waitFor();
    expect(await lobby.getByRole('button', { pressed: true }).innerText()).toContain('Türk Pokeri');
    await lobby.getByText('Türk pokeri henüz açık değil').waitFor();
    await lobby.getByRole('heading', { name: 'Türk pokerinin kuralları' }).waitFor();
    await lobby.getByRole('button', { name: 'Tüm masalar' }).click();
    await expect.poll(() => lobby.getByRole('button', { name: /^Masayı aç/ }).count()).toBe(16);

    await page.getByRole('button', { name: t('poker_lobby_close') }).click();
    await page.waitForURL('**/poker');
    await page.getByRole('status').getByText('₺0,00').waitFor();
  });

  it('requires sign-in at the lobby’s address', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/PlayPoker');
    await page.waitForURL('**/login');
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('returns after an error of ours, and offers to try again if the room is unreachable', async () => {
    const page = await newPage();
    await openHydrated(page, '/poker');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('site_log_in') })
      .click();
    await fillCredentials(page, demo);
    await submit(page);
    await page.getByRole('button', { name: t('poker_balance_refresh') }).waitFor();
    let status = 503;
    await page.route('**/_api/open-lobby*', (route) =>
      route.fulfill({ status, json: { success: false, message: 'Salon sessiz.' } }),
    );
    await page.getByRole('link', { name: t('poker_open_lobby') }).click();
    await page.getByRole('heading', { name: t('poker_lobby_failed') }).waitFor();
    await page.getByText('Salon sessiz.').waitFor();
    status = 500;
    await page.getByRole('button', { name: t('site_try_again') }).click();
    await page.waitForURL('**/poker');
    await page.getByRole('heading', { name: t('poker_title') }).waitFor();
    expect(await page.locator('.game-frame').count()).toBe(0);
  });
});
