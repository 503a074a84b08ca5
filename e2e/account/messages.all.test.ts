import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { passDayChange } from '../day-change.ts';
import { queryDatabase } from '../query-database.ts';
import { desktop, inSample, journeyVariants, phone, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

async function playerOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('user'));
  return String((JSON.parse(stored ?? '{}') as { id: number }).id);
}

/** Writes a message as the server does. */
async function write(page: Page, kind: string, facts: object = {}): Promise<void> {
  await queryDatabase(
    `insert into player_message (site_id, player_id, kind, facts, created_at)
       select site_id, id, $2, $3, now() from player where id = $1`,
    [await playerOf(page), kind, JSON.stringify(facts)],
  );
}

const list = '/account/messages';
const heads = (page: Page) => page.locator('.message-head');

describe('messages', () => {
  it.each(inSample(screenVariants, 2))('are listed by day on a $screen in $language', async (variant) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    await passDayChange();
    await signInNewPlayer(page);
    await openHydrated(page, list);
    await page.getByText(t('messages_empty')).waitFor();
    await expectAccessible(page, { withAdvice: true });
    const text = '<b>bold</b> \u0645\u0631\u062d\u0628\u0627 👩‍👩‍👧 ' + 'x'.repeat(1_900);
    await write(page, 'operator_message', { text });
    await write(page, 'withdrawal_rejected', { transaction: 5, amount: '125.00', note: 'No' });
    // Without a reload: both are pushed.
    await expect.poll(() => heads(page).count()).toBe(2);
    await page.getByRole('heading', { name: t('messages_today') }).waitFor();
    expect(await page.locator('.message em').allInnerTexts()).toEqual(
      Array(2).fill(t('messages_unread_tag')),
    );
    await heads(page).nth(1).click();
    await page.locator('.message-body').getByText('<b>bold</b>').waitFor();
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page, { withAdvice: true });
    await expect.poll(() => page.locator('.message em').count()).toBe(1);
  });

  it.each(inSample(journeyVariants, 0))(
    'that are read in one tab are read in the other ($screen, $language)',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await openHydrated(page, '/account/menu');
      const other = await page.context().newPage();
      await openHydrated(other, list);
      await write(page, 'password_changed');
      await write(page, 'identity_verified');
      const badges = (on: Page) =>
        on.locator('.site-header .unread-badge').filter({ visible: true }).allInnerTexts();
      for (const one of [page, other]) await expect.poll(() => badges(one)).toEqual(['2']);
      const spoken = t('site_messages_unread', { count: 2 });
      expect(await page.locator('[aria-live=polite]', { hasText: spoken }).count()).toBe(1);
      await other.getByRole('button', { name: t('messages_read_all') }).click();
      for (const one of [page, other]) await expect.poll(() => badges(one)).toEqual([]);
    },
  );

  it('are opened by their address, and lead on', async () => {
    const t = textsOf(phone);
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await write(page, 'two_factor_on');
    await openHydrated(page, list);
    await heads(page).first().press('Enter');
    await page.waitForURL(/message=\d+$/);
    await page.reload();
    await page.locator('.message-body').waitFor();
    await page.getByRole('link', { name: t('messages_link_security') }).click();
    await page.waitForURL(/\/TwoFactor$/);
    await page.goBack();
    await page.locator('.message-body').waitFor();
    expect(await page.locator('.message em').count()).toBe(0);
  });

  it('with the filter of unread ones stay while they are read', async () => {
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await write(page, 'two_factor_on');
    await openHydrated(page, `${list}?filter=unread`);
    await heads(page).first().click();
    await expect.poll(() => page.locator('.message em').count()).toBe(0);
    expect(await heads(page).count()).toBe(1);
  });

  it('come in pages of twenty', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await queryDatabase(
      `insert into player_message (site_id, player_id, kind, created_at)
         select site_id, id, 'password_changed', now() - step * interval '1 day'
           from player, generate_series(44, 0, -1) as step where id = $1`,
      [await playerOf(page)],
    );
    await openHydrated(page, list);
    await expect.poll(() => heads(page).count()).toBe(20);
    const older = page.getByRole('button', { name: t('messages_older') });
    await older.click();
    await expect.poll(() => heads(page).count()).toBe(40);
    await older.click();
    await expect.poll(() => heads(page).count()).toBe(45);
    expect(await older.count()).toBe(0);
  });

  it('that cannot be loaded can be loaded again', async () => {
    const t = textsOf(phone);
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await page.route('**/_api/account/messages**', (route) => route.abort());
    await openHydrated(page, list);
    const again = page.getByRole('main').getByRole('button', { name: t('site_try_again') });
    await again.waitFor();
    await page.unroute('**/_api/account/messages**');
    await again.click();
    await page.getByText(t('messages_empty')).waitFor();
    expect(await again.count()).toBe(0);
  });

  it.each(inSample(screenVariants, 1))(
    'are on the first page of the area, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await openHydrated(page, '/Account');
      const card = page.getByRole('region', { name: t('site_messages') });
      await card.getByText(t('messages_empty_text')).waitFor();
      for (const kind of ['two_factor_on', 'two_factor_off', 'identity_verified', 'password_changed'])
        await write(page, kind);
      // The newest three, without a reload.
      await card.getByText(t('message_password_changed_title')).waitFor();
      await expect.poll(() => card.getByRole('listitem').count()).toBe(3);
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page, { withAdvice: true });
      await card.getByRole('link', { name: t('message_password_changed_title') }).click();
      await page.waitForURL(/message=\d+$/);
      await page.locator('.message-body').waitFor();
    },
  );

  it('are in a panel of the header on a desktop', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    await openHydrated(page, '/Account');
    await write(page, 'password_changed');
    const name = t('site_messages_unread', { count: 1 });
    await page.getByRole('button', { name, exact: true }).press('Enter');
    const panel = page.locator('.message-panel');
    await panel.getByText(t('message_password_changed_title')).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('messages_all') }).click();
    await page.waitForURL(/\/account\/messages$/);
    expect(await panel.isVisible()).toBe(false);
  });
});

describe('alerts', () => {
  const boxes = (page: Page) => page.locator('.alert-box');
  const network = (page: Page, kind: 'offline' | 'online') =>
    page.evaluate((name) => void window.dispatchEvent(new Event(name)), kind);

  it.each([390, 320])('never cover the header, the bar or the form on %i pixels', async (width) => {
    const page = await newPage(phone);
    await page.setViewportSize({ width, height: 700 });
    await openHydrated(page, '/login');
    await network(page, 'offline');
    await network(page, 'online');
    await network(page, 'online');
    await expect.poll(() => boxes(page).count()).toBe(2);
    expect(await boxes(page).nth(1).innerText()).toContain('×2');
    const stack = await page.locator('.alert-stack').boundingBox();
    if (!stack) throw new Error('no alerts');
    for (const selector of ['.site-header', '.bottom-bar', 'main form button[type=submit]']) {
      const part = await page.locator(selector).first().boundingBox();
      const isApart = !part || part.y + part.height <= stack.y || part.y >= stack.y + stack.height;
      expect(isApart, selector).toBe(true);
    }
    expect(stack.x >= 0 && stack.x + stack.width <= width).toBe(true);
  });

  it('are closed by Escape one after another, and by nothing while they have the focus', async () => {
    const page = await newPage(desktop);
    await openHydrated(page, '/login');
    await page.clock.install();
    await network(page, 'offline');
    await network(page, 'online');
    await boxes(page).first().getByRole('button').focus();
    await page.clock.runFor(20_000);
    expect(await boxes(page).count()).toBe(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => boxes(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => boxes(page).count()).toBe(0);
  });

  it('wait while the tab is hidden, and are spoken by their weight', async () => {
    const t = textsOf(desktop);
    const page = await newPage(desktop);
    await openHydrated(page, '/login');
    await page.clock.install();
    await network(page, 'offline');
    await network(page, 'online');
    const spoken = (role: 'alert' | 'status', key: string) =>
      page
        .getByRole(role)
        .filter({ hasText: t(key) })
        .count();
    await expect.poll(() => spoken('alert', 'site_offline')).toBe(1);
    await expect.poll(() => spoken('status', 'site_online')).toBe(1);
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await page.clock.runFor(20_000);
    expect(await boxes(page).count()).toBe(2);
    await hide(false);
    await page.clock.runFor(5_100);
    await expect.poll(() => boxes(page).count()).toBe(0);
  });
});
