import { expect, it } from 'vitest';

import { expectAccessible, isFocused } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { desktop, englishDesktop, phone, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { countExclusions, endNote, questionOf, strip } from './break-steps.ts';

const { newPage } = shareBrowser();
const YEAR_MS = 365 * 86_400_000;

interface ClosingReply {
  readonly data: { readonly options: readonly { readonly code: number; readonly ends_at: string }[] };
}

it('the dates are the server’s, whatever the clock of the device says', async () => {
  const page = await newPage(englishDesktop);
  await page.clock.setFixedTime(new Date(Date.now() + YEAR_MS));
  await signInNewPlayer(page);
  const reply = page.waitForResponse((response) => response.url().endsWith('/_api/account/closing'));
  await openHydrated(page, '/self-exclusion');
  const { data } = (await (await reply).json()) as ClosingReply;
  const halfYear = data.options.find(({ code }) => code === 4)?.ends_at ?? '';
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Istanbul', year: 'numeric' });
  expect(await strip(page).innerText()).toContain(year.format(new Date(halfYear)));
  expect(Date.parse(halfYear) - Date.now()).toBeLessThan(200 * 86_400_000);
});

it('an account is closed with the keyboard alone, and no leaves it open', async () => {
  const t = textsOf(phone);
  const page = await newPage(phone);
  const { username } = await signInNewPlayer(page);
  await openHydrated(page, '/cooling-off-periods');
  const radio = page.getByRole('radio', { name: t('exclusion_24_hours') });
  await radio.focus();
  await page.keyboard.press('ArrowDown');
  const period = t('exclusion_1_week');
  const next = strip(page).getByRole('button', { name: t('exclusion_continue', { period }) });
  await next.focus();
  await page.keyboard.press('Enter');
  const { dialog, no, yes } = questionOf(page, t, period);
  await no.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await isFocused(next)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await countExclusions(username)).toBe(0);

  await page.keyboard.press('Enter');
  await yes.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/login$/);
  expect(await endNote(page).innerText()).toContain('kadar kapalı');
  expect(await page.locator('.auth-motto').textContent()).toBe(textsOf(desktop)('auth_break_title'));
  expect(await countExclusions(username)).toBe(1);
});

it('both answers have the same size, and yes is sent once however often it is pressed', async () => {
  const t = textsOf(phone);
  const page = await newPage(phone);
  const { username } = await signInNewPlayer(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('deactive-account') && sent.push(request.url()));
  await openHydrated(page, '/self-exclusion');
  await strip(page).getByRole('button').click();
  const { no, yes } = questionOf(page, t, t('exclusion_6_months'));
  const [one, other] = [await no.boundingBox(), await yes.boundingBox()];
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
  await yes.dblclick();
  await page.waitForURL(/\/login$/);
  expect(sent).toHaveLength(1);
  expect(await countExclusions(username)).toBe(1);
  // The message outlives a reload, and Back leads to no page of the player.
  const note = await endNote(page).innerText();
  await reloadHydrated(page);
  expect(await endNote(page).innerText()).toBe(note);
  await page.goBack();
  await page.waitForURL((url) => ['/login', '/robots.txt'].includes(url.pathname));
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

it('the menu offers a break of 24 hours in one tap and one question', async () => {
  const t = textsOf(phone);
  const page = await newPage(phone);
  await signInNewPlayer(page);
  await openHydrated(page, '/');
  await page.getByRole('button', { name: t('site_account_menu') }).click();
  await page.getByRole('button', { name: t('site_take_break') }).click();
  const { dialog, yes } = questionOf(page, t, t('exclusion_24_hours'));
  await dialog.waitFor();
  await yes.waitFor();
  await expectAccessible(page);
  await yes.click();
  await page.waitForURL(/\/login$/);
  await endNote(page).waitFor();
  expect(await dialog.count()).toBe(0);
});
