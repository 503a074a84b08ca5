import { collectErrors } from '@baize/testkit/browser';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInFunded } from '../money/real-payments.ts';
import { inSample, journeyVariants } from '../variants.ts';
import { reloadHydrated, shareBrowser } from '../visit.ts';
import { expectSettled, openInstant } from './instant-game.ts';
import { balanceOf } from './played-games.ts';

const SHOWN = '**/studio/cards/shown';

const { newPage } = shareBrowser();

describe.each(inSample(journeyVariants, 1))('on a $screen in $language', (variant) => {
  it('cards of video poker are held, survive a reload, and are exchanged', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    let game = await openInstant(page, 'cards/jacks-or-better');
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);
    await game.locator('#stake').fill('25');
    await game.locator('#go').click();
    await expect.poll(() => game.locator('.slot[data-can-hold]').count()).toBe(5);
    const dealt = await game.locator('.slot').nth(1).getAttribute('aria-label');

    await reloadHydrated(page);
    game = page.frameLocator('iframe');
    await expect.poll(() => game.locator('.slot[data-can-hold]').count()).toBe(5);
    expect(await game.locator('.slot').nth(1).getAttribute('aria-label')).toBe(dealt);
    await game.locator('.slot').nth(1).press('Enter');
    await expect.poll(() => game.locator('.slot.held').count()).toBe(1);
    await expectAccessible(page, { withFrames: true });
    // The page closes before it has shown the end, and the next one shows it.
    await page.route(SHOWN, () => undefined);
    await game.locator('[data-choice="draw"]').click();
    await expect.poll(() => game.locator('.slot[data-can-hold]').count()).toBe(0);
    await page.unroute(SHOWN);
    await reloadHydrated(page);
    await expectSettled(game, username, before, 2_500);
    expect(await game.locator('.slot').nth(1).getAttribute('aria-label')).toBe(dealt);
    expect(complaints).toEqual([]);
  });
});
