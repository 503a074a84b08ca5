import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { demo } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { desktop, phone, inSample, screenVariants, type Texts, textsOf } from '../variants.ts';
import { loadDeferredParts, openHydrated, reloadHydrated, shareBrowser, waitForHandlers } from '../visit.ts';

const { newPage } = shareBrowser();

/** Answers the first questions, one score each. */
async function answer(page: Page, t: Texts, scores: readonly number[]): Promise<void> {
  for (const [index, score] of scores.entries()) {
    await page
      .locator('.test-question')
      .nth(index)
      .getByText(t(`limits_answer_${score}`), { exact: true })
      .click();
  }
}

describe('the self-test', () => {
  it.each(inSample(screenVariants, 0))(
    'gives its result here only, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await openHydrated(page, '/self-assessment');
      expect(await overflowOf(page)).toBe(0);
      const requests: string[] = [];
      // Links that a touch passes over may be preloaded; they carry no answers.
      page.on('request', (request) => request.method() !== 'GET' && requests.push(request.url()));
      const stored = () =>
        page.evaluate(() =>
          JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]),
        );
      const before = await stored();

      await answer(page, t, [1, 1, 1, 1, 1, 1, 1]);
      await page.locator('main button[type=submit]').click();
      await expect.poll(() => isFocused(page.locator('[name="question-8"]').first())).toBe(true);
      await page.locator('.test-question').nth(7).getByText(t('limits_answer_missing')).waitFor();
      await answer(page, t, [1, 1, 1, 1, 1, 1, 1, 0, 0]);
      await page.locator('main button[type=submit]').click();
      await page.getByRole('heading', { name: t('limits_result_moderate_title') }).waitFor();
      await page.getByText(t('limits_result_score', { score: 7 })).waitFor();
      await expectAccessible(page);

      expect(requests).toEqual([]);
      expect(await stored()).toBe(before);
      await reloadHydrated(page);
      expect(await page.locator('.test-question :checked').count()).toBe(0);
      expect(await page.locator('.test-result').count()).toBe(0);
    },
  );

  it.each([
    ['limits_result_none_title', [0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['limits_result_low_title', [2, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['limits_result_high_title', [3, 3, 2, 0, 0, 0, 0, 0, 0]],
  ])('has a result %s', async (key, scores) => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await openHydrated(page, '/self-assessment');
    await answer(page, t, scores);
    await page.locator('main button[type=submit]').click();
    await page.getByRole('heading', { name: t(key) }).waitFor();
    await page.getByRole('button', { name: t('limits_result_again') }).click();
    expect(await page.locator('.test-question :checked').count()).toBe(0);
  });
});

describe('help', () => {
  it('names lines of the country first, with numbers to call', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/get-help');
    const first = page.locator('.help-line').first();
    expect(await first.getByRole('link').first().getAttribute('href')).toBe('tel:115');
    expect(await page.locator('a[href="tel:08088020133"]').count()).toBe(1);
  });

  it('is one tap away at the foot of every page, and what takes an account leads through the sign-in', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    for (const address of ['/', '/play/demo/172101']) {
      await openHydrated(page, address);
      const links = page.getByRole('navigation', { name: t('site_care') }).getByRole('link');
      await expect.poll(() => links.count()).toBe(5);
    }
    await openHydrated(page, '/get-help');
    const limit = page
      .getByRole('navigation', { name: t('site_care') })
      .getByRole('link', { name: t('site_care_limit') });
    await loadDeferredParts(page);
    await waitForHandlers(limit);
    await limit.click();
    await page.locator('dialog[open]').waitFor();
    await fillCredentials(page, demo);
    await submit(page);
    await page.waitForURL(/\/account-limitation$/);
  });
});
