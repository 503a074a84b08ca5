import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { signInWithPlay, slider } from './statement-player.ts';

const { newPage } = shareBrowser();

describe('the statement', () => {
  it('goes back to the first day and forward again, and Back returns', async () => {
    const t = textsOf(phone);
    const page = await newPage(phone);
    await signInWithPlay(page);
    await openHydrated(page, '/account/statement?by=month');
    const previous = page.getByRole('link', { name: t('statement_previous') });
    await page.locator(slider).waitFor();
    await previous.click();
    await page.waitForURL(/end=/);
    await page.getByText(t('statement_empty')).waitFor();
    await expectAccessible(page, { withAdvice: true });
    await expect.poll(() => previous.count()).toBe(0);
    await page.getByRole('link', { name: t('statement_latest') }).click();
    await page.locator(slider).waitFor();
    await page.goBack();
    await page.getByText(t('statement_empty')).waitFor();
  });

  it('says why it is not there, and loads when asked again', async () => {
    const t = textsOf(phone);
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await page.route('**/account/statement?*', (route) => route.abort());
    await openHydrated(page, '/account/menu');
    await page.locator('main a[href="/account/statement"]').click();
    await page.getByText(t('statement_failed')).waitFor();
    await page.unroute('**/account/statement?*');
    await page.getByRole('button', { name: t('site_try_again') }).click();
    await page.getByText(t('statement_never_text')).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
});
