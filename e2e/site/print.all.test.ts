import { describe, expect, it } from 'vitest';

import { signInWithPlay } from '../account/statement-player.ts';
import { countSheets, readPrinted } from '../printed-page.ts';
import { desktop, phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();
const t = textsOf(desktop);
const year = new Date().getFullYear();

describe.each([desktop, phone])('printed from a $screen', (variant) => {
  it('an info page has its text only, below brand and date', async () => {
    const page = await newPage(variant);
    await openHydrated(page, '/Pages/payment-policy');
    // An alert would float over it.
    await page.context().setOffline(true);
    await page.getByText(t('site_offline')).first().waitFor();
    const { text, floating, paper } = await readPrinted(page);
    expect(floating).toEqual([]);
    expect(paper).toBe('rgb(255, 255, 255)');
    expect(text).toMatch(new RegExp(String.raw`^Baize\s+.*${year}`));
    for (const part of [t('site_offline'), t('site_print'), t('site_log_in'), t('site_page_about')])
      expect(text).not.toContain(part);
    expect(await countSheets(page)).toBeLessThanOrEqual(2);
  });

  it('an open promotion is what is printed, and no list behind it', async () => {
    const page = await newPage(variant);
    await openHydrated(page, '/Promotions/2');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const name = await dialog.getByRole('heading', { level: 2 }).first().innerText();
    const { text, floating } = await readPrinted(page);
    expect(text.startsWith(name)).toBe(true);
    expect(text.slice(name.length)).toMatch(new RegExp(String.raw`^\s+Baize\s+.*${year}`));
    expect(text).not.toContain(t('site_nav_promotions'));
    expect(floating).toEqual([]);
    expect(await countSheets(page)).toBe(1);
  });

  it.each([
    ['the statement', '/account/statement?view=table', '.statement-table'],
    ['a history', '/FinanceActivities', '.account-main'],
    ['a history of games', '/gameHistory', '.account-main'],
  ])('%s has brand, name and date, and nothing that floats', async (_, address, holds) => {
    const page = await newPage(variant);
    const { username } = await signInWithPlay(page);
    await openHydrated(page, address);
    await page.locator(holds).first().waitFor();
    const { text, floating, paper } = await readPrinted(page);
    expect(floating).toEqual([]);
    expect(paper).toBe('rgb(255, 255, 255)');
    expect(text).toMatch(new RegExp(String.raw`^Baize\s+.*\(${username}\)\s+.*${year}`));
    for (const part of [t('site_take_break'), t('site_log_out')]) expect(text).not.toContain(part);
    expect(await countSheets(page)).toBeLessThanOrEqual(3);
  });
});
