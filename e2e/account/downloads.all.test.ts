import { readFile } from 'node:fs/promises';

import { readPdf } from '@baize/pdf/read-pdf';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { passDayChange } from '../day-change.ts';
import { desktop, englishDesktop, phone, textsOf, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { answerHistory, historyReplies } from './history-replies.ts';

const { newPage } = shareBrowser();

/** Opens the sessions, of which a new player has one, with the open menu. */
async function openMenu(variant: Variant) {
  const t = textsOf(variant);
  const page = await newPage(variant);
  await passDayChange();
  const person = await signInNewPlayer(page);
  await openHydrated(page, '/SessionHistory');
  const button = page.getByRole('button', { name: t('download_open') });
  await button.press('Enter');
  const menu = page.getByRole('dialog', { name: t('download_title') });
  await menu.waitFor();
  return { t, page, person, button, menu };
}

async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

describe('the menu of a history', () => {
  it.each([phone, englishDesktop])(
    'saves all rows as CSV and PDF on a $screen in $language',
    async (variant) => {
      const { t, page, person, button, menu } = await openMenu(variant);
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page, { withAdvice: true });
      const csv = await download(page, () =>
        menu.getByRole('button', { name: t('download_csv') }).press('Enter'),
      );
      expect(csv.name).toMatch(
        new RegExp(`^Baize ${t('site_session_history')} \\d{4}-\\d\\d-\\d\\d \\d{4}-\\d\\d-\\d\\d\\.csv$`),
      );
      const lines = csv.content.toString().split('\r\n');
      expect(lines[0]).toContain(t('history_session_ip'));
      expect(lines[1]).toContain(t('history_session_active'));
      expect(lines).toHaveLength(3);
      // A real link stays, for browsers that have not followed it; nothing says that the file was saved.
      const ready = page.getByRole('status').filter({ hasText: t('download_ready') });
      const save = ready.getByRole('link', { name: t('download_save') });
      expect(await isFocused(button)).toBe(true);
      const again = await download(page, () => save.click());
      expect(again.content.equals(csv.content)).toBe(true);
      expect(await save.getAttribute('href')).toMatch(/^\/_api\/files\?token=/);
      expect(await ready.getByRole('link').count()).toBe(1);

      await button.click();
      const pdf = await download(page, () => menu.getByRole('button', { name: t('download_pdf') }).click());
      expect(pdf.name).toBe(csv.name.replace(/csv$/, 'pdf'));
      const open = ready.getByRole('link', { name: t('download_view') });
      const shown = await page.request.get(String(await open.getAttribute('href')));
      expect(shown.headers()['content-disposition']).toMatch(/^inline/);
      const texts = readPdf(pdf.content).pages.flat();
      expect(texts).toEqual(expect.arrayContaining([t('site_session_history'), person.username]));
    },
  );

  it('saves a workbook, which is offered first', async () => {
    const { t, page, menu } = await openMenu(desktop);
    const choices = menu.locator('.download-choice');
    expect(await choices.first().innerText()).toContain(t('download_xlsx'));
    const file = await download(page, () => choices.first().click());
    expect(file.name).toMatch(/\.xlsx$/);
    expect(file.content.subarray(0, 2).toString()).toBe('PK');
  });

  it('says why a file cannot be made, and closes with Escape', async () => {
    const { t, page, button, menu } = await openMenu(desktop);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await isFocused(button)).toBe(true);
    await page.route('**/_api/account/file-links', (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, message: 'Sırada çok dosya var.', error: 'file_unavailable' },
      }),
    );
    await button.click();
    await menu.getByRole('button', { name: t('download_pdf') }).click();
    await page.getByRole('alert').getByText('Sırada çok dosya var.').waitFor();
    expect(await button.getAttribute('aria-busy')).toBeNull();
  });

  it('offers a shorter period if a document cannot hold all rows', async () => {
    const t = textsOf(phone);
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await answerHistory(page, 'GET /account/game-history', (number) => ({
      ...historyReplies['GET /account/game-history'](number),
      total: 20_000,
    }));
    await openHydrated(page, '/gameHistory?from=2026-03-01T00:00:00&to=2026-03-10T23:59:59');
    await page.getByRole('button', { name: t('download_open') }).click();
    const menu = page.getByRole('dialog', { name: t('download_title') });
    expect(await menu.getByRole('button', { name: t('download_pdf') }).isDisabled()).toBe(true);
    expect(await menu.getByRole('button', { name: t('download_csv') }).isDisabled()).toBe(false);
    await expectAccessible(page, { withAdvice: true });
    await menu.getByRole('link', { name: t('download_shorter', { days: 5 }) }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe('2026-03-06T00:00:00');
  });
});
