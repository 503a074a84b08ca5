import { collectErrors } from '@baize/testkit/browser';

import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { inSample, screenVariants } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { passRoundsUntil } from './pass-rounds.ts';

const HIGH_FLYER = 190170;

const { newPage } = shareBrowser();

const gameOf = (page: Page): FrameLocator => page.frameLocator('.game-frame iframe');
const phaseOf = (game: FrameLocator) => game.locator('#sky').getAttribute('data-phase');
const go = (game: FrameLocator) => game.locator('#panel-1 .go');

const reach = (game: FrameLocator, phase: string): Promise<void> =>
  passRoundsUntil(async () => (await phaseOf(game)) === phase);

describe('the airship', () => {
  it.each(inSample(screenVariants, 1))('has no violations on a $screen in $language', async (variant) => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    await openHydrated(page, `/play/demo/${HIGH_FLYER}`);
    const game = gameOf(page);
    await reach(game, 'betting');
    await go(game).click();
    await reach(game, 'flight');
    await expectAccessible(page, { withFrames: true });
    await game.locator('#info').click();
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);
    expect(await game.locator('html').evaluate((html) => html.scrollWidth - innerWidth)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
