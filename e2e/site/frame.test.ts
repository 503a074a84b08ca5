import { collectErrors } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { inSample, journeyVariants, type Variant, phone, textsOf } from '../variants.ts';
import { reloadHydrated, shareBrowser } from '../visit.ts';
import { type Opening, openMoving } from './open-moving.ts';

const { newPage } = shareBrowser();

const open = async (variant: Variant, opening?: Opening): Promise<Page> =>
  openMoving(await newPage(variant), opening);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe.each(inSample(journeyVariants, 0))('the notice, on a $screen in $language', (variant) => {
  const t = textsOf(variant);
  const bar = (page: Page) => page.getByRole('region', { name: t('site_notice') });

  it('is not in later HTML after it was closed, and causes no layout shift', async () => {
    const page = await open(variant, { slug: 'tribun' });
    const complaints = collectErrors(page);
    await bar(page)
      .getByRole('button', { name: t('site_notice_close') })
      .click();
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('main');
    const answer = await reloadHydrated(page);
    expect(await answer?.text()).not.toContain('class="notice-bar"');
    expect(await bar(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the header', () => {
  it.each(inSample(journeyVariants, 0))(
    'and footer link to existing pages ($screen, $language)',
    async (variant) => {
      const page = await open(variant);
      const addresses = await page
        .locator('header a, footer a, .bottom-bar a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const own = [...new Set(addresses.filter((address) => address.startsWith('/')))];
      expect(own.length).toBeGreaterThan(15);
      const missing: string[] = [];
      // One by one: so many pages at once are more than a renderer takes.
      for (const address of own) if (!(await page.request.get(address)).ok()) missing.push(address);
      expect(missing).toEqual([]);
    },
  );
});

describe('the bottom bar', () => {
  it.each(['tr', 'en'] as const)(
    'is complete on all phones in %s and does not cover the end of the page',
    async (language) => {
      const page = await open({ ...phone, language });
      const bar = page.locator('.bottom-bar');
      const entries = bar.locator('> *');
      for (const width of [320, 390, 549]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await entries.count()).toBe(5);
        for (const entry of await entries.all()) {
          const { hidden, height, name } = await entry.evaluate((element) => ({
            hidden: element.scrollWidth - element.clientWidth,
            height: element.clientHeight,
            name: element.textContent,
          }));
          expect(hidden, `${name} at ${width} px`).toBeLessThanOrEqual(0);
          expect(height).toBeGreaterThanOrEqual(44);
        }
        const last = await page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight);
          return document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
        });
        // Scroll positions are integers, heights are not.
        expect(last).toBeLessThan(((await bar.boundingBox())?.y ?? 0) + 1);
      }
    },
  );
});

describe('a navigation', () => {
  it.each(inSample(journeyVariants, 1))(
    'starts at the top; Back, Forward and reload restore the position ($screen, $language)',
    async (variant) => {
      const page = await open(variant);
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      await page.evaluate(() => window.scrollTo(0, 900));
      // Moving the mouse there would scroll.
      await page.locator('.site-nav a[href="/Jackpot"]').dispatchEvent('click');
      await page.waitForURL('**/Jackpot');
      await expect.poll(scrolled).toBe(0);
      expect(await page.locator('body').getAttribute('class')).toBe('lobby-page frame-page');
      await page.evaluate(() => window.scrollTo(0, 500));
      await page.goBack();
      await expect.poll(scrolled).toBe(900);
      expect(await page.locator('body').getAttribute('class')).toBe('home frame-page');
      await page.goForward();
      await expect.poll(scrolled).toBe(500);
      await reloadHydrated(page);
      await expect.poll(scrolled).toBe(500);
    },
  );
});

describe('the alert box', () => {
  const box = (page: Page) => page.locator('.alert-box');

  it.each(inSample(journeyVariants, 0))(
    'is shown for five seconds, longer on hover and focus ($screen, $language)',
    async (variant) => {
      const t = textsOf(variant);
      const page = await open(variant);
      const context = page.context();
      await page.clock.install();
      await context.setOffline(true);
      await box(page).getByText(t('site_offline')).waitFor();
      expect(await page.getByRole('alert').innerText()).toBe(t('site_offline'));
      await page.clock.runFor(3_500);
      expect(await box(page).isVisible()).toBe(true);
      const place = await box(page).boundingBox();
      await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 20);
      await page.clock.runFor(20_000);
      expect(await box(page).isVisible()).toBe(true);
      await page.mouse.move(5, 800);
      await page.clock.runFor(5_100);
      await box(page).waitFor({ state: 'hidden' });
      await context.setOffline(false);
      await box(page).getByText(t('site_online')).waitFor();
      expect(await page.getByRole('status').first().textContent()).toBe(t('site_online'));
      await box(page).getByRole('button').dispatchEvent('click');
      await box(page).waitFor({ state: 'hidden' });
    },
  );
});
