import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { phone, inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

/** The job that makes copies runs once a minute. */
const MADE = { timeout: 120_000 };

describe('the own data', () => {
  it.each(inSample(screenVariants, 0))(
    'can be asked for, with what is kept for how long, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await openHydrated(page, '/account/data');
      await page.getByRole('heading', { name: t('own_data_retention') }).waitFor();
      const sessions = page.getByRole('row', { name: t('own_data_what_sessions') });
      expect(await sessions.textContent()).toContain(t('duration_long_days', { count: 90 }));
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page, { withAdvice: true });
      await page.getByRole('button', { name: t('own_data_request') }).click();
      await page.getByText(t('own_data_waiting_lead')).waitFor();
      await reloadHydrated(page);
      await page.locator('.own-data-copy').waitFor();
      expect(await page.getByRole('button', { name: t('own_data_request') }).count()).toBe(0);
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page, { withAdvice: true });
    },
  );

  it('are downloaded once the job has made the copy, without a reload', async () => {
    const t = textsOf(phone);
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await openHydrated(page, '/account/data');
    await page.getByRole('button', { name: t('own_data_request') }).click();
    const copy = page.locator('.own-data-copy[data-state=ready]');
    await copy.waitFor(MADE);
    await expectAccessible(page, { withAdvice: true });
    const [download] = await Promise.all([page.waitForEvent('download'), copy.getByRole('button').click()]);
    expect(download.suggestedFilename()).toMatch(/^baize-\d{4}-\d\d-\d\d\.zip$/);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
    await copy.getByText(t('own_data_downloaded')).waitFor();
  }, 180_000);
});
