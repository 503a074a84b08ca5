import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInByCall, signInNewPlayer } from '../accounts.ts';
import { desktop, phone, inSample, screenVariants, textsOf, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { answerHistory, hostileAgent } from './history-replies.ts';

const { newPage } = shareBrowser();

/** The history of one player in two tabs of a browser, and in another browser. */
async function openInTwoBrowsers(variant: Variant) {
  const other = await newPage(desktop);
  const person = await signInNewPlayer(other);
  await openHydrated(other, '/SessionHistory');
  await other.locator('.session-badge').waitFor();
  const page = await newPage(variant);
  await signInByCall(page, person);
  await openHydrated(page, '/SessionHistory');
  const second = await page.context().newPage();
  await openHydrated(second, '/SessionHistory');
  return { page, second, other };
}

describe('a session', () => {
  it.each(inSample(screenVariants, 2))(
    'is ended with a tap and a question, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const { page, second, other } = await openInTwoBrowsers(variant);

      const ends = page.getByRole('button', { name: new RegExp(`^${t('history_session_end')}:`) });
      // The other browser's; the registration opened one too.
      const end = ends.first();
      await end.waitFor();
      const count = await ends.count();
      // This one is ended by signing out.
      const own = page.locator('.data-table tbody tr').filter({ has: page.locator('.session-badge') });
      expect(await own.getByRole('button', { name: t('history_session_end') }).count()).toBe(0);
      await end.click();
      const question = page.getByRole('group', { name: t('history_session_end_question') });
      const yes = question.getByRole('button', { name: t('history_session_end_yes'), exact: true });
      await expect.poll(() => isFocused(yes)).toBe(true);
      await expectAccessible(page, { withAdvice: true });
      expect(await overflowOf(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => isFocused(end)).toBe(true);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      const ended = page.locator('.data-table [data-column=state] time');
      await expect.poll(() => ended.count()).toBe(1);
      expect(await ends.count()).toBe(count - 1);
      // The focus stays in the row, whose button is gone.
      await expect.poll(() => isFocused(ended.locator('..'))).toBe(true);
      await other.waitForURL(/\/login/);
      // Another tab of this browser knows it too.
      await expect.poll(() => second.locator('.data-table [data-column=state] time').count()).toBe(1);
    },
  );

  it('that could not be ended stays, with the reason', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await answerHistory(page, 'GET /account/session-history');
    await page.route(/\/_api\/account\/sessions\/end$/, (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, error: 'too_many_requests', message: 'Biraz bekleyin.' },
      }),
    );
    await openHydrated(page, '/SessionHistory');
    const end = page.getByRole('button', { name: new RegExp(`^${t('history_session_end')}:`) });
    await end.click();
    await page.keyboard.press('Enter');
    await page.getByText('Biraz bekleyin.').first().waitFor();
    await end.waitFor();
    expect(await isFocused(end)).toBe(true);
  });

  it.each([phone, desktop])('shows what a browser sent as text only, on a $screen', async (variant) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await answerHistory(page, 'GET /account/session-history');
    await openHydrated(page, '/SessionHistory');
    await page.locator('.row-toggle button').nth(1).click();
    const agent = page.locator('.row-facts [data-wide] bdi');
    await agent.waitFor();
    const text = await agent.innerText();
    expect(text.startsWith('<img src=x onerror="window.broken=1">\uFFFDtxeT\uFFFD')).toBe(true);
    expect([...text].length).toBeLessThan([...hostileAgent].length / 10);
    expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(await page.locator('.row-facts img').count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
    const rows = page.locator('.data-table tbody tr:not(.row-detail)');
    expect(await rows.nth(0).innerText()).toContain('Türkiye');
    expect(await rows.nth(1).innerText()).toContain(t('history_device_unknown'));
    expect(await rows.nth(1).innerText()).toContain(t('history_place_unknown'));
    expect(await rows.nth(2).innerText()).toContain('Almanya');
    await expectAccessible(page, { withAdvice: true });
  });
});

describe('all other sessions', () => {
  it.each(inSample(screenVariants, 0))(
    'are ended after a question, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const { page, second, other } = await openInTwoBrowsers(variant);

      const panel = page.getByRole('region', { name: t('history_others') });
      const end = panel.getByRole('button', { name: t('history_others_end') });
      await panel.getByText(t('history_others_open', { count: 1 })).waitFor();
      await end.click();
      const question = panel.getByRole('group', { name: t('history_others_question') });
      const yes = question.getByRole('button', { name: t('history_others_yes') });
      await expect.poll(() => isFocused(yes)).toBe(true);
      await expectAccessible(page, { withAdvice: true });
      expect(await overflowOf(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => isFocused(end)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => isFocused(yes)).toBe(true);
      await page.keyboard.press('Enter');
      const result = panel.getByText(t('reply_sessions_ended', { count: 1 }));
      await result.waitFor();
      await expect.poll(() => isFocused(result.locator('..'))).toBe(true);
      await expectAccessible(page, { withAdvice: true });
      expect(await overflowOf(page)).toBe(0);
      await other.waitForURL(/\/login/);
      // This one stays, and another tab of it knows that it is the only one.
      await second.getByText(t('history_others_none')).waitFor();
      await page.reload();
      await panel.getByText(t('history_others_none')).waitFor();
      expect(await end.count()).toBe(0);
      await openHydrated(page, '/account/messages');
      await page.getByText(t('message_sessions_ended_title')).waitFor();
    },
  );

  it('that could not be ended stay, with the reason', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    const person = await signInNewPlayer(page);
    await signInByCall(page, person);
    await page.route(/\/_api\/account\/sessions\/end-others$/, (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, error: 'too_many_requests', message: 'Biraz bekleyin.' },
      }),
    );
    await openHydrated(page, '/SessionHistory');
    const end = page.getByRole('button', { name: t('history_others_end') });
    await end.click();
    await page.getByRole('button', { name: t('history_others_yes') }).click();
    await page.getByText('Biraz bekleyin.').first().waitFor();
    await expect.poll(() => isFocused(end)).toBe(true);
    await end.click();
    await page.getByRole('button', { name: t('history_others_no') }).click();
    await expect.poll(() => isFocused(end)).toBe(true);
  });

  it('can be ended if their number is not known', async () => {
    const t = textsOf(phone);
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await page.route(/\/_api\/account\/security$/, (route) => route.abort());
    await openHydrated(page, '/SessionHistory');
    await page.getByText(t('history_others_unknown')).waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: t('history_others_end') }).click();
    await page.getByRole('button', { name: t('history_others_yes') }).click();
    await expect.poll(() => page.getByText(t('reply_sessions_ended', { count: 0 })).isVisible()).toBe(true);
  });
});
