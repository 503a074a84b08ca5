import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { desktop, inSample, journeyVariants, phone, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

const slider = '.net-area';

/** A new player who has won today and lost a week and two months ago, added up as the job does. */
async function signInWithPlay(page: Page): Promise<void> {
  const { username } = await signInNewPlayer(page);
  await queryDatabase(
    `insert into play_total (site_id, player_id, day, category, bets, wins, refunds, staked, won, refunded, played_ms)
       select p.site_id, p.id, (now() at time zone 'Europe/Istanbul')::date - row.days, row.category, 4, 1, 0, row.staked, row.won, 0, 4500000
         from player p cross join (values (0, 'casino', 10000, 25050), (8, 'live_casino', 300000, 40000), (60, 'bingo', 70000, 0))
           as row (days, category, staked, won)
         where p.username = $1`,
    [username],
  );
  await queryDatabase(
    `update player set created_at = created_at - interval '400 days' where username = $1 returning id`,
    [username],
  );
}

describe('the statement', () => {
  it.each(inSample(screenVariants, 0))(
    'shows the net result as a chart and as a table, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInWithPlay(page);
      await openHydrated(page, '/account/statement');
      await page.locator(slider).waitFor();
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page, { withAdvice: true });

      await page.getByRole('link', { name: t('statement_view_table') }).click();
      await page.waitForURL(/view=table/);
      const rows = page.locator('.statement-table').first().locator('tbody tr');
      await expect.poll(() => rows.count()).toBe(12);
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page, { withAdvice: true });
      await reloadHydrated(page);
      await expect.poll(() => rows.count()).toBe(12);
    },
  );

  it.each(inSample(journeyVariants, 0))(
    'is read by keys and by touch, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signInWithPlay(page);
      await openHydrated(page, '/account/statement?by=day');
      const chart = page.getByRole('slider', { name: t('statement_chart_title', { by: 'day' }) });
      const reading = page.locator('.net-reading b');
      await chart.focus();
      const amount = variant.language === 'tr' ? '₺150,50' : '₺150.50';
      await expect.poll(() => reading.textContent()).toBe(`+${amount}`);
      for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
      await expect.poll(() => reading.textContent()).toContain('−');
      expect(await chart.getAttribute('aria-valuetext')).toContain(await reading.textContent());
      await page.keyboard.press('End');
      await expect.poll(() => reading.textContent()).toBe(`+${amount}`);
      await page.keyboard.press('Home');
      await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1');
      const box = await chart.boundingBox();
      if (!box) throw new Error('the chart is not shown');
      await page.mouse.click(box.x + box.width - 3, box.y + box.height / 2);
      await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('31');
    },
  );

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

  it('of a year is downloaded as a PDF', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await signInWithPlay(page);
    await openHydrated(page, '/account/statement');
    const year = String(new Date().getFullYear());
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('statement_pdf_of', { year }) }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`-ekstre-${year}\\.pdf$`));
    await page.getByText(t('statement_pdf_done', { year })).waitFor();
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
