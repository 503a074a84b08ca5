import { runningSite } from '@baize/testkit/running-site';
import { describe, expect, it } from 'vitest';

import { desktop, phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const t = textsOf(desktop);
const { browser, newPage } = shareBrowser();

describe('a game tile', () => {
  it('is used by keyboard from its name to the demo', async () => {
    const page = await newPage();
    await openHydrated(page, '/casino');
    const name = await page.locator('.tile-name').first().innerText();
    const next = async () => {
      await page.locator('.tile-name', { hasText: name }).first().focus();
      await page.keyboard.press('Tab');
      return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    };
    // The first key loads the deferred parts of the page, which may take the focus of a busy one.
    await expect.poll(next).toBe(`${t('play_demo')}: ${name}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/play\/demo\/\d+/);
  });

  it('opens a sheet on touch, with the ways to play', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/casino');
    await page.locator('.tile-name').first().tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: t('play_demo_long') }).tap();
    await page.waitForURL(/\/play\/demo\/\d+/);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a form', () => {
  it('cannot be submitted before hydration, so that no input gets into the address', async () => {
    const context = await browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${runningSite().siteUrl}/login`);
    expect(await page.locator('main button[type=submit]').isDisabled()).toBe(true);
    await page.locator('main input').first().fill('demo');
    await page.keyboard.press('Enter');
    expect(page.url()).not.toContain('demo');
    await context.close();
  });
});
