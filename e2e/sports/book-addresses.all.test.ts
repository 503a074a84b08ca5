import { escapeHtml } from '@baize/brand/escape-html';
import { brandUrl } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { overflowOf } from '../accessibility.ts';
import { desktop, phone, textsOf } from '../variants.ts';
import { brands, loadDeferredParts, openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { bookOf } from './placed-bets.ts';

const t = textsOf(desktop);

const { newPage } = shareBrowser();

const providersOf = (page: Page) => page.locator('.provider-switch a').allInnerTexts();

describe('the choice of a book', () => {
  it('follows the brand, and does not exist for a provider that is not offered', async () => {
    const page = await newPage();
    await openHydrated(page, '/ESport');
    expect(await providersOf(page)).toEqual(['Kulvar', 'Meydan']);
    await page.locator('.provider-switch a').nth(1).click();
    await page.waitForURL('**/ESport/betconstruct/esport');
    expect(await providersOf(page)).toEqual(['Kulvar', 'Meydan', 'Santra']);
    expect(await page.locator('.site-nav [aria-current]').getAttribute('href')).toBe('/ESport');
    await openHydrated(page, brandUrl('tribun') + '/Sport');
    expect(await providersOf(page)).toEqual(['Meydan', 'Kulvar', 'Santra']);
    for (const path of ['/Sport/redlane/prematch', '/LiveSport/x/live', '/Sport/redline/live'])
      expect((await page.request.get(path)).status()).toBe(404);
  });

  it.each([
    { language: 'tr', name: 'Tenis' },
    { language: 'en', name: 'Tennis' },
  ] as const)('is titled by the sport of its address ($language)', async ({ language, name }) => {
    const page = await newPage({ screen: 'desktop', language });
    const html = await (await page.request.get('/Sport?sport=tennis')).text();
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(new RegExp(`^${name} – `));
    expect(/<meta name="description" content="([^"]*)/.exec(html)?.[1]).toContain(name);
    await openHydrated(page, '/Sport');
    await bookOf(page).locator('a[href*="sport=tennis"]:visible').first().click();
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${name} – `));
  });

  it.each(['tr', 'en'] as const)(
    'is titled by the league and the match of its address (%s)',
    async (language) => {
      const page = await newPage({ screen: 'desktop', language });
      const { name: brandName = '' } = brands.find(({ slug }) => slug === 'baize')?.options ?? {};
      await openHydrated(page, '/Sport');
      const group = bookOf(page).locator('details.grp:has(.ev)').first();
      await group.waitFor();
      const league = (await group.getAttribute('data-key'))?.split(' ')[1];
      const row = group.locator('.ev').first();
      const event = await row.getAttribute('data-row');
      const leagueName = await group.locator('.ti b').innerText();
      const teams = await row.locator('.tm i').allInnerTexts();
      for (const [place, title, named] of [
        [`league=${league}`, leagueName, [leagueName]],
        [`event=${event}`, teams.join(' – '), [...teams, leagueName]],
        // The narrowest of what an address names.
        [`event=${event}&league=${league}&sport=tennis`, teams.join(' – '), [...teams, leagueName]],
      ] as const) {
        const html = await (await page.request.get(`/Sport?${place}`)).text();
        expect(/<title>([^<]*)/.exec(html)?.[1]).toBe(escapeHtml(`${title} – ${brandName}`));
        const description = /<meta name="description" content="([^"]*)/.exec(html)?.[1];
        for (const name of [...named, brandName]) expect(description).toContain(escapeHtml(name));
      }
      const unknown = await (await page.request.get('/Sport?league=no-such-league')).text();
      expect(/<title>([^<]*)/.exec(unknown)?.[1]).toContain(textsOf({ language })('site_nav_sport'));
    },
  );

  it('is made at home by the chooser of a brand with two, which opens its own address', async () => {
    const page = await newPage(phone);
    const names = { betradar: 'Santra', betconstruct: 'Meydan' };
    for (const [provider, name] of Object.entries(names)) {
      await openHydrated(page, brandUrl('cini') + '/');
      await loadDeferredParts(page);
      const chooser = page.getByRole('navigation', { name: t('home_sports_chooser') });
      await page.locator('.home-sportsChooser').scrollIntoViewIfNeeded();
      await chooser.waitFor();
      // A section that has just been scrolled to is drawn with the next frame, and has no text before.
      await expect.poll(() => chooser.getByRole('link').allInnerTexts()).toEqual(Object.values(names));
      await chooser.getByRole('link', { name: t('home_sports_open', { name }) }).click();
      await page.waitForURL(`**/sports/sport/${provider}/prematch`);
      await page.locator('.sport-frame[aria-busy=false]').waitFor();
      expect(await page.locator('.provider-switch [aria-current]').innerText()).toBe(name);
      await bookOf(page).locator('.ev:visible').first().waitFor();
      expect(await overflowOf(page)).toBe(0);
    }
  });

  it('is linked from home, with its next matches', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/');
    await loadDeferredParts(page);
    await page.locator('.late-matches').scrollIntoViewIfNeeded();
    const match = page.locator('.match-sides').first();
    const name = (await match.locator('span').first().innerText()).trim();
    await match.click();
    await page.waitForURL(/\/Sport\?event=\d+$/);
    await expect.poll(() => page.title()).toContain(name);
    await bookOf(page).locator('h1').filter({ hasText: name }).waitFor({ state: 'attached' });
  });

  it('has an odd that was pressed at home on its slip once', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/');
    await loadDeferredParts(page);
    await page.locator('.late-matches').scrollIntoViewIfNeeded();
    const odd = page.locator('.match-odds a').nth(2);
    const name = await odd.locator('.visually-hidden').innerText();
    await odd.click();
    await page.waitForURL(/\/Sport\?event=\d+$/);
    const book = bookOf(page);
    await expect.poll(() => book.locator('.bar-title').innerText()).toBe(name);
    expect(await book.locator('.price[data-pick="2"][aria-pressed="true"]').count()).toBeGreaterThan(0);
    await book.locator('#slip-bar').click();
    await book.locator('.leg-remove').click();
    await reloadHydrated(page);
    await page.locator('.sport-frame[aria-busy=false]').waitFor();
    expect(await book.locator('#slip-bar').isVisible()).toBe(false);
  });
});

it.each(['redline', 'betconstruct', 'betradar'])('the slip of %s survives a reload', async (provider) => {
  const page = await newPage();
  await openHydrated(page, `/Sport/${provider}/prematch`);
  const price = bookOf(page)
    .locator('.ev:not(.live) button.price:visible:not([aria-disabled="true"])')
    .first();
  await price.click();
  const leg = bookOf(page).locator('.leg-match span').first();
  const match = await leg.innerText();
  await reloadHydrated(page);
  await expect.poll(() => leg.innerText()).toBe(match);
});
