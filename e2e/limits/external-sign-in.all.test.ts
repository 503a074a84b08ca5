import { brandUrl } from '@baize/testkit/running-site';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { balance, openAccount, signInByCall } from '../accounts.ts';
import { inSample, journeyVariants, textsOf } from '../variants.ts';
import { openHydrated, pathOf, reloadHydrated, shareBrowser } from '../visit.ts';
import { questionOf } from './break-steps.ts';

const { newContext } = shareBrowser();
const BRAND = 'lumen';
const SIGN_IN = 'https://giris.lumen.example/';

/** Counts how often a page is handed off to the external sign-in. */
async function countHandOffs(context: BrowserContext): Promise<() => number> {
  let count = 0;
  await context.route(`${SIGN_IN}**`, (route) => {
    count += 1;
    return route.fulfill({ body: 'elsewhere', contentType: 'text/html' });
  });
  return () => count;
}

const isHome = ({ pathname, search }: URL) => pathname === '/' && search === '';

it.each(inSample(journeyVariants, 1))(
  'closing an account at a brand with external sign-in leads home and says until when, on a $screen in $language',
  async (variant) => {
    const t = textsOf(variant);
    const person = await openAccount(undefined, { slug: BRAND, language: variant.language });
    const context = await newContext(variant);
    const handOffs = await countHandOffs(context);
    const [page, tab] = [await context.newPage(), await context.newPage()];
    const open = (at: Page, path: string) => openHydrated(at, `${brandUrl(BRAND)}${path}`);
    await signInByCall(page, person, BRAND);
    await open(tab, '/gameHistory');
    await balance(tab).waitFor();
    await open(page, '/cooling-off-periods');
    await page.locator('.break-choice').getByRole('button').click();
    await questionOf(page, t, t('exclusion_24_hours')).yes.click();
    await page.waitForURL(isHome);
    const until = t('exclusion_signed_out', { until: '|' }).split('|')[0] ?? '';
    expect(until).not.toBe('');
    await page.getByText(until).first().waitFor();
    // A page for members that was open in another tab leads home as well.
    await tab.waitForURL(isHome);
    await reloadHydrated(tab);
    await reloadHydrated(page);
    expect([pathOf(page), pathOf(tab), handOffs()]).toEqual(['/', '/', 0]);

    // Signing in, which shows the balance, is still a choice.
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('site_log_in'), exact: true })
      .click();
    await page.waitForURL(SIGN_IN);
    expect(handOffs()).toBe(1);
  },
);
