import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { inSample, journeyVariants, screenVariants, textsOf, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { giveEndedBonuses, giveEndedSpins } from './given-rewards.ts';

const { newPage } = shareBrowser();

const DAY_MS = 24 * 60 * 60_000;
const histories = [
  {
    address: '/PlayerBonuses',
    path: '/account/bonus-history',
    empty: 'rewards_bonuses_empty',
    give: giveEndedBonuses,
    // Of two days ago, and of five days ago.
    newer: { label: 'rewards_status_rejected', status: '3' },
    older: { label: 'rewards_status_expired', status: '4' },
  },
  {
    address: '/FreeSpins',
    path: '/account/free-spin-history',
    empty: 'rewards_spins_empty',
    give: giveEndedSpins,
    newer: { label: 'rewards_status_cancelled', status: '2' },
    older: { label: 'rewards_status_completed', status: '3' },
  },
] as const;

const withVariants = (variants: readonly Variant[]) =>
  histories.flatMap((history) => variants.map((variant) => ({ ...history, ...variant })));

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

it.each(withVariants(inSample(journeyVariants, 0)))(
  '$address shows the last days, and filters by status and period, on a $screen in $language',
  async ({ address, path, give, newer, older, ...variant }) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    const { username } = await signInNewPlayer(page);
    await give(username);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `/_api${path}`);
    await openHydrated(page, address);
    const { start_date: from = '', end_date: to = '' } = queryOf((await asked).url());
    const dayOf = (moment: string) => Date.parse(`${moment.slice(0, 10)}T00:00:00Z`);
    expect((dayOf(to) - dayOf(from)) / DAY_MS).toBe(3);
    const rows = page.locator('.data-table tbody tr:has(.row-toggle)');
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.first().innerText()).toContain(t(newer.label));

    if (variant.screen === 'phone') await page.locator('.filters-toggle').click();
    const filters = page.getByRole('region', { name: t('account_filters') });
    const choose = async (name: string) => filters.getByRole('link', { name, exact: true }).click();
    await choose(t('account_range_week'));
    await expect.poll(() => rows.count()).toBe(2);
    await choose(t(older.label));
    await expect.poll(() => queryOf(page.url())['status']).toBe(older.status);
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.first().innerText()).toContain(t(older.label));
    await rows.first().locator('.row-toggle button').click();
    await page.locator('.row-detail dl').waitFor();
    await expectAccessible(page, { withAdvice: true });
    expect(await overflowOf(page)).toBe(0);

    // The default has no parameters, and nothing of this status.
    await choose(t('history_period_days', { days: 4 }));
    await expect.poll(() => queryOf(page.url())).toEqual({ status: older.status });
    await page.locator('.empty-state').waitFor();
    await choose(t('rewards_status_all'));
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => rows.count()).toBe(1);
  },
);

it.each(withVariants(inSample(screenVariants, 1)))(
  '$address says that it is empty on a $screen in $language',
  async ({ address, empty, ...variant }) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await openHydrated(page, `${address}?from=2020-05-01T00:00:00&to=2020-05-31T23:59:59`);
    const state = page.locator('.empty-state');
    await state.getByText(t(empty)).waitFor();
    await expectAccessible(page, { withAdvice: true });
    expect(await overflowOf(page)).toBe(0);
    await state.getByRole('link', { name: t('history_period_before') }).click();
    await expect
      .poll(() => queryOf(page.url()))
      .toEqual({ from: '2020-04-01T00:00:00', to: '2020-04-30T23:59:59' });
  },
);
