import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { passDayChange } from '../day-change.ts';
import { desktop, inSample, journeyVariants, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { signInWithPlay, slider } from './statement-player.ts';

const { newPage } = shareBrowser();

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
      await passDayChange();
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
    const open = page.getByRole('link', { name: t('download_view') });
    expect(await open.getAttribute('href')).toMatch(/^\/_api\/files\?token=.*&open=1$/);
  });
});
