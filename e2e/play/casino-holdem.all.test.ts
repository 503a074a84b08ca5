import { collectErrors } from '@baize/testkit/browser';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInFunded } from '../money/real-payments.ts';
import { inSample, journeyVariants } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { expectSettled, openInstant } from './instant-game.ts';
import { balanceOf } from './played-games.ts';

const { newPage } = shareBrowser();

describe.each(inSample(journeyVariants, 1))('on a $screen in $language', (variant) => {
  it('a hand is called with twice its ante at a table', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    const game = await openInstant(page, 'cards/casino-holdem');
    await game.locator('#stake').fill('30');
    await game.locator('#sides button').first().click();
    await game.locator('#go').press('Enter');
    const decisions = game.locator('.decisions button');
    await expect.poll(() => decisions.count()).toBe(2);
    // A round that is played by keyboard keeps the focus, and the cards are said.
    expect(await isFocused(decisions.first())).toBe(true);
    await expect.poll(() => game.locator('#message').innerText()).toMatch(/(Siz|You): .+, .+/);
    await game.locator('[data-choice="call"]').press('Enter');
    await expectSettled(game, username, before, 4 * 3_000);
    expect(await isFocused(game.locator('#go'))).toBe(true);
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
