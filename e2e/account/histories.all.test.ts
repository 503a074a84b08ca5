import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { passDayChange } from '../day-change.ts';
import { desktop, inTurn, inSample, journeyVariants, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { answerHistory, failHistory, gameRows, type HistoryCall, historyReplies } from './history-replies.ts';

const { newPage } = shareBrowser();

const histories: readonly { call: HistoryCall; address: string; title: string }[] = [
  { call: 'GET /account/game-history', address: '/gameHistory', title: 'site_game_history' },
  { call: 'GET /account/financial-history', address: '/FinanceActivities', title: 'site_financial_history' },
  { call: 'GET /account/logs', address: '/AccountActivities', title: 'site_account_activities' },
  { call: 'GET /account/session-history', address: '/SessionHistory', title: 'site_session_history' },
];
const cases = takesAll()
  ? histories.flatMap((history) => screenVariants.map((variant) => ({ ...history, ...variant })))
  : inTurn(histories, screenVariants);

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('every history', () => {
  it.each(cases)(
    '$address opens its rows on a $screen in $language',
    async ({ call, address, title, ...variant }) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await answerHistory(page, call);
      await openHydrated(page, address);
      await page.getByRole('heading', { name: t(title), level: 1 }).waitFor();
      const toggles = page.locator('.row-toggle button');
      await page.locator('.data-table tbody tr').first().waitFor();
      if (call !== 'GET /account/financial-history') {
        await toggles.first().click();
        await page.locator('.row-detail dl').waitFor();
        expect(await toggles.first().getAttribute('aria-expanded')).toBe('true');
      }
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page, { withAdvice: true });
    },
  );

  it.each(inTurn(histories, screenVariants))(
    '$address says that it is empty on a $screen in $language',
    async ({ address, ...variant }) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await openHydrated(page, `${address}?from=2020-05-01T00:00:00&to=2020-05-31T23:59:59`);
      await page.locator('.empty-state').waitFor();
      await expectAccessible(page, { withAdvice: true });
      await page
        .locator('.empty-state')
        .getByRole('link', { name: t('history_period_before') })
        .click();
      await expect
        .poll(() => queryOf(page.url()))
        .toEqual({
          from: '2020-04-01T00:00:00',
          to: '2020-04-30T23:59:59',
        });
    },
  );

  it.each(histories)(
    '$address has a text for a time-out and for any other failure',
    async ({ call, address }) => {
      const t = textsOf(desktop);
      const page = await newPage(desktop);
      await signInNewPlayer(page);
      const timeOutIsOver = await failHistory(page, call, 524);
      await openHydrated(page, address);
      await page.getByRole('alert').getByText(t('history_timed_out'), { exact: true }).waitFor();
      await expectAccessible(page, { withAdvice: true });
      await timeOutIsOver();
      const failureIsOver = await failHistory(page, call, 500);
      await page.getByRole('button', { name: t('site_try_again') }).click();
      await page.getByRole('alert').getByText(t('account_report_failed')).waitFor();
      await failureIsOver();
      await answerHistory(page, call);
      await page.getByRole('button', { name: t('site_try_again') }).click();
      await page.locator('.data-table tbody tr').first().waitFor();
      expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    },
  );

  it.each(histories)('$address shows the shape of its rows until they come', async ({ call, address }) => {
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await answerHistory(page, call);
    await page.route(
      /\/_api\/account\/(?:game-history|financial-history|logs|session-history)\?/,
      async (route) => {
        await held;
        await route.fallback();
      },
    );
    await openHydrated(page, address);
    await page.locator('.history-skeleton').waitFor();
    await expectAccessible(page, { withAdvice: true });
    release();
    await page.locator('.data-table tbody tr').first().waitFor();
    expect(await page.locator('.history-skeleton').count()).toBe(0);
  });
});

describe('a period', () => {
  it.each(inSample(journeyVariants, 0))(
    'is moved, chosen and typed, all in the address, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await passDayChange();
      await signInNewPlayer(page);
      await openHydrated(page, '/AccountActivities');
      await page.locator('.empty-state').waitFor();
      const bar = page.getByRole('group', { name: t('history_period') });
      const initial = await bar.innerText();
      await bar.getByRole('link', { name: t('history_period_before') }).click();
      await expect.poll(() => Object.keys(queryOf(page.url()))).toEqual(['from', 'to']);
      await bar.getByRole('link', { name: t('history_period_after') }).click();
      // The default has no parameters, so that it moves on with the days.
      await expect.poll(() => new URL(page.url()).search).toBe('');
      expect(await bar.innerText()).toBe(initial);

      if (variant.screen === 'phone') await page.locator('.filters-toggle').click();
      await page.getByRole('link', { name: t('history_period_last_month') }).click();
      await expect.poll(() => queryOf(page.url())['from']).toMatch(/-01T00:00:00$/);
      await page.getByRole('link', { name: t('history_wallet_held') }).click();
      await expect.poll(() => queryOf(page.url())['wallet']).toBe('6');
      expect(queryOf(page.url())['from']).toMatch(/-01T00:00:00$/);
      await page.goBack();
      await expect.poll(() => queryOf(page.url())['wallet']).toBeUndefined();
      await reloadHydrated(page);
      if (variant.screen === 'phone') await page.locator('.filters-toggle').click();
      const chosen = page.getByRole('link', { name: t('history_period_last_month') });
      expect(await chosen.getAttribute('aria-current')).toBe('page');
      await expectAccessible(page, { withAdvice: true });
      expect(await overflowOf(page)).toBe(0);
    },
  );

  it('is typed with the keyboard alone, and says what is wrong with it', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await openHydrated(page, '/SessionHistory');
    const own = page.getByRole('button', { name: t('account_range_own') });
    await own.focus();
    await page.keyboard.press('Enter');
    expect(await own.getAttribute('aria-expanded')).toBe('true');
    const from = page.getByLabel(t('account_range_from'));
    const to = page.getByLabel(t('account_range_to'));
    await from.fill('2026-02-02T00:00:00');
    await to.fill('2026-02-01T00:00:00');
    await to.press('Enter');
    await page.getByRole('alert').getByText(t('account_range_backwards')).waitFor();
    // 31 days and a second.
    await from.fill('2026-01-01T00:00:00');
    await to.press('Enter');
    await page
      .getByRole('alert')
      .getByText(t('account_range_too_long', { days: 31 }))
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page, { withAdvice: true });
    await to.fill('2026-01-31T23:59:59');
    await to.press('Enter');
    await expect
      .poll(() => queryOf(page.url()))
      .toEqual({
        from: '2026-01-01T00:00:00',
        to: '2026-01-31T23:59:59',
      });
    // The form keeps its place and the focus.
    expect(await isFocused(to)).toBe(true);
    expect(await to.inputValue()).toMatch(/^2026-01-31T23:59:59/);
  });

  it.each([
    ['2026-02-02T00:00:00', '2026-02-01T00:00:00', 'account_range_backwards'],
    ['2026-01-01T00:00:00', '2026-02-01T00:00:00', 'account_range_too_long'],
    ['0001-02-30T00:00:00', '0001-03-01T00:00:00', 'account_range_incomplete'],
  ])('from %s to %s in the address is refused with a reason', async (from, to, reason) => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await openHydrated(page, `/gameHistory?from=${from}&to=${to}`);
    const note = page.locator('.range-problem');
    await note.waitFor();
    expect(await note.innerText()).toContain(t('history_address_problem', { days: 4 }));
    expect(await note.innerText()).toContain(t(reason, { days: 31 }));
    await page.locator('.empty-state').waitFor();
  });

  it('with a filter that there is not says that it is not applied', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await openHydrated(page, '/gameHistory?type=★');
    await page.getByText(t('account_filter_problem')).waitFor();
    await openHydrated(page, '/gameHistory?type=2');
    await page.locator('.empty-state').waitFor();
    expect(await page.getByText(t('account_filter_problem')).count()).toBe(0);
  });

  it('of the year 1 is empty, and nothing is before it', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await openHydrated(page, '/gameHistory?from=0001-01-01T00:00:00&to=0001-01-31T23:59:59');
    await page.locator('.empty-state').waitFor();
    expect(await page.getByRole('link', { name: t('history_period_before') }).count()).toBe(0);
  });
});

describe('pages', () => {
  it.each(inSample(journeyVariants, 1))(
    'are turned, and a page past the end leads back, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await answerHistory(page, 'GET /account/game-history');
      await openHydrated(page, '/gameHistory?page=7');
      await page.getByText(t('history_past_end', { page: 7 })).waitFor();
      await expectAccessible(page, { withAdvice: true });
      await page.getByRole('link', { name: t('history_past_end_action') }).click();
      await page.getByText(t('history_rows_shown', { first: 41, last: 60, total: 60 })).waitFor();
      const pages = page.getByRole('navigation', { name: t('account_pages') });
      expect(await pages.locator('[aria-current=page]').innerText()).toBe('3');
      await pages.getByRole('link', { name: t('account_page_previous') }).click();
      await page.getByText(t('history_rows_shown', { first: 21, last: 40, total: 60 })).waitFor();
      await page.goBack();
      await page.getByText(t('history_rows_shown', { first: 41, last: 60, total: 60 })).waitFor();
    },
  );

  it('are not offered for a single one', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await answerHistory(page, 'GET /account/logs');
    await openHydrated(page, '/AccountActivities');
    await page.locator('.data-table tbody tr').first().waitFor();
    expect(await page.getByRole('navigation', { name: t('account_pages') }).count()).toBe(0);
  });
});

describe('a game round', () => {
  it('shows its sums and the numbers to quote, and the totals of the period', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInNewPlayer(page);
    await answerHistory(page, 'GET /account/game-history');
    await openHydrated(page, '/gameHistory');
    const row = gameRows[1];
    if (!row) throw new Error('there is a row');
    const totals = page.locator('.history-totals');
    await expect.poll(() => totals.innerText()).toContain('+₺1.452,00');
    // A click anywhere in a row opens it, one on its link opens the game.
    await page.locator('.data-table tbody tr').nth(1).locator('[data-column=amount]').click();
    const facts = page.locator('.row-facts');
    await facts.getByText(row.round_id).waitFor();
    const text = await facts.innerText();
    for (const part of ['₺24,00', '₺96,00', '+₺72,00', '₺2.492,50 → ₺2.480,50']) expect(text).toContain(part);
    await facts.getByRole('button', { name: t('history_provider_id_copy') }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(row.transaction_id);

    // Without all its entries a round has no sums.
    await openHydrated(page, '/gameHistory?type=1');
    await page.locator('.row-toggle button').first().click();
    await facts.waitFor();
    expect(await facts.innerText()).not.toContain(t('history_round_net'));
  });

  it('that was moved away is said to be in the archive', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await answerHistory(page, 'GET /account/game-history', (number) => ({
      ...historyReplies['GET /account/game-history'](number),
      starts_at: '2026-01-31T21:00:00.000Z',
    }));
    await openHydrated(page, '/gameHistory?from=2026-01-15T00:00:00&to=2026-02-10T23:59:59');
    await page.getByText(t('history_starts_at', { time: '1.02.2026 00:00:00' })).waitFor();
    await openHydrated(page, '/gameHistory?from=2026-02-01T00:00:00&to=2026-02-10T23:59:59');
    await page.locator('.data-table tbody tr').first().waitFor();
    expect(await page.locator('.history-note').count()).toBe(0);
  });
});
