import { collectErrors } from '@baize/testkit/browser';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInFunded } from '../money/real-payments.ts';
import { inSample, journeyVariants } from '../variants.ts';
import { reloadHydrated, shareBrowser } from '../visit.ts';
import { amountAt, balanceOf } from './played-games.ts';
import { expectBooked, openInstant } from './instant-game.ts';

const { newPage } = shareBrowser();

describe.each(inSample(journeyVariants, 0))('steps on a $screen in $language', (variant) => {
  it('a tower is climbed, survives a reload, and is cashed out', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    let game = await openInstant(page, 'climb/tower');
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);

    await game.locator('#stake').fill('25');
    await game.locator('#risk button').first().click();
    await game.locator('#go').click();
    const next = () => game.locator('.floor[data-state="next"] .step[aria-disabled="false"]');
    await expect.poll(() => next().count()).toBe(4);
    await expect.poll(() => balanceOf(username)).toBe(before - 2_500);
    await next().nth(1).click();
    await expect.poll(() => game.locator('.step[data-taken]').count()).toBe(1);

    if ((await game.locator('.step[data-state="bad"]').count()) === 0) {
      await reloadHydrated(page);
      game = page.frameLocator('iframe');
      await expect.poll(() => game.locator('.step[data-taken]').count()).toBe(1);
      await expect.poll(() => next().count()).toBe(4);
      await game.locator('#go').click();
      await expect.poll(() => game.locator('.step[data-state="bad"]').count()).toBe(9);
      await expect.poll(() => amountAt(game, '#win')).toBe(3_225);
    }
    await expectBooked(game, username, before, 2_500);
    expect(complaints).toEqual([]);
  });
});

describe.each(inSample(journeyVariants, 1))('one draw on a $screen in $language', (variant) => {
  it('a scratch card pays what three of its fields show', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    const game = await openInstant(page, 'scratch');
    await expectAccessible(page, { withFrames: true });
    await game.locator('#stake').fill('10');
    await game.locator('#go').click();
    await expect.poll(() => game.locator('.scratch-field[aria-disabled="false"]').count()).toBe(9);
    await game.locator('.scratch-field').first().click();
    await game.locator('#all').press('Enter');
    await expect.poll(() => game.locator('#recent li').count()).toBe(1);
    // Neither button loses the focus by the round, and what is on the card is said once.
    expect(await isFocused(game.locator('#all'))).toBe(true);
    expect(await game.locator('#message .words-only').innerText()).toMatch(/(?:[\d.,]+×(?:, )?){9}$/);
    const won = await game.locator('.scratch-field[data-won]').allInnerTexts();
    expect([0, 3]).toContain(won.length);
    expect(await amountAt(game, '#win')).toBe(Number((won[0] ?? '0').replaceAll(/\D/g, '')) * 1_000);
    await expectBooked(game, username, before, 1_000);
    expect(complaints).toEqual([]);
  });
});
