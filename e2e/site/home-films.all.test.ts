import { screens } from '@baize/testkit/browser';
import { brandUrl, runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const t = textsOf(phone);
const { newPage } = shareBrowser();

describe('films', () => {
  const films = (page: Page) =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.mp4')).length,
    );

  it('play one after another, and stop by the button', async () => {
    const page = await newPage(phone);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openHydrated(page, brandUrl('pist'));
    await page.locator('.home-videos').scrollIntoViewIfNeeded();
    const playing = page.locator('.video-block video[data-plays]');
    await expect
      .poll(() =>
        playing.evaluateAll((all) => all.map((film) => film instanceof HTMLVideoElement && !film.paused)),
      )
      .toEqual([true]);
    await page
      .locator('.home-videos')
      .getByRole('button', { name: t('home_films_pause') })
      .click();
    await expect.poll(() => playing.count()).toBe(0);
  });

  it('are not fetched with reduced motion', async () => {
    const page = await newPage(phone);
    await openHydrated(page, brandUrl('pist'));
    await page.locator('.home-videos').scrollIntoViewIfNeeded();
    await page.locator('.video-block img').first().waitFor();
    expect(await films(page)).toBe(0);
    expect(await page.locator('.home-videos button').count()).toBe(0);
  });

  it('support range requests', async () => {
    const answer = await fetch(`${runningSite().siteUrl}/films/banner-klasikler-tall.mp4`, {
      headers: { range: 'bytes=4-7' },
    });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(await answer.text()).toBe('ftyp');
  });
});

describe('the home page at every width', () => {
  it.each(['cini', 'pist'])('does not overflow at %s', async (slug) => {
    const page = await newPage();
    await openHydrated(page, brandUrl(slug));
    for (const width of [320, 390, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: screens.desktop.height });
      // The page may briefly have its new width with the old style.
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, { message: `at ${width}` }).toBeLessThanOrEqual(0);
    }
  });
});
