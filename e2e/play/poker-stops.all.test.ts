import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { callAsPlayer } from '../limits/break-steps.ts';
import { phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, reloadHydrated, shareBrowser } from '../visit.ts';
import { beginEarlier } from './begin-earlier.ts';

const { newPage } = shareBrowser();
const t = textsOf(phone);

const tables = (page: Page) =>
  page.frameLocator('.game-frame iframe').getByRole('button', { name: /^Masayı aç:/ });

async function openLobby(page: Page): Promise<string> {
  const { username } = await signInNewPlayer(page);
  await openHydrated(page, '/poker');
  const name = Math.random().toString(36).slice(2, 8).padEnd(6, 'x');
  await callAsPlayer(page, 'POST', '/add-poker-user', { username: name });
  const opened = page.waitForResponse(/\/account\/play-session$/);
  await openHydrated(page, '/PlayPoker');
  await opened;
  await tables(page).first().waitFor();
  return username;
}

describe('the poker room', () => {
  it('shows time, result and a way to a break above its frame', async () => {
    const page = await newPage(phone);
    await openLobby(page);
    expect(await page.getByTestId('net').innerText()).toBe('₺0,00');
    await expect.poll(() => page.getByRole('timer').innerText()).not.toContain('00:00:00');
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: t('play_more') }).click();
    await page.getByRole('button', { name: t('play_break_long') }).click();
    await page
      .getByRole('dialog')
      .filter({ hasText: t('exclusion_confirm_final') })
      .waitFor();
  });

  it('is stopped by a reality check, and goes on by a choice', async () => {
    const page = await newPage(phone);
    await beginEarlier(await openLobby(page), 61);
    await reloadHydrated(page);
    const dialog = page.getByRole('alertdialog', { name: t('play_check_title', { hours: 1, minutes: 1 }) });
    await dialog.waitFor();
    expect(await page.locator('.game-frame').getAttribute('inert')).not.toBeNull();
    await expect.poll(() => tables(page).first().isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: t('play_check_continue') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => tables(page).first().isEnabled()).toBe(true);
    expect(await page.locator('.game-frame').getAttribute('inert')).toBeNull();
  });

  it('is left for the poker page by stopping', async () => {
    const page = await newPage(phone);
    await beginEarlier(await openLobby(page), 61);
    await reloadHydrated(page);
    await page.getByRole('button', { name: t('play_check_stop') }).click();
    await page.waitForURL('**/poker');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  it('and a game are not played side by side', async () => {
    const page = await newPage(phone);
    await openLobby(page);
    const second = await page.context().newPage();
    await openHydrated(second, '/PlayGame/172101');
    await second.getByText(t('play_elsewhere_text', { name: 'Poker' })).waitFor();
    await second.getByRole('button', { name: t('play_continue_here') }).click();
    await page.getByRole('alertdialog', { name: t('play_moved_title') }).waitFor();
    expect(pathOf(page)).toBe('/PlayPoker');
  });
});
