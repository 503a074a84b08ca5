import type { FrameLocator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { playsOf } from '@baize/testkit/test-scope';
import { englishDesktop, inTurn, phone } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { amountAt, amountIn, gameThatPlays } from './played-games.ts';
import {
  expectQuiet,
  expectSettled,
  openGame,
  openPlayer,
  readGameLedger,
  untilBooked,
} from './settled-bets.ts';

/** The second of the games of one choice; the first one tosses a coin. */
const RED_OR_BLACK = 140_404;

const visits = shareBrowser('group');
const variants = [phone, englishDesktop];

/** Every game of cards against the house that no other test plays for money. */
const all = [
  'cards/jacks-and-up',
  'cards/joker-poker',
  'cards/closed-poker',
  'cards/three-card-poker',
  'cards/red-dog',
  'cards/two-hand-holdem',
  'cards/caribbean-stud',
  'cards/royal-night',
].map((play) => ({ play }));
const plays = playsOf(all, 'cards/jacks-and-up', 'cards/caribbean-stud');

/** Takes the decision that adds a stake, if there is one to take now. @returns what it adds */
async function decide(game: FrameLocator): Promise<number> {
  const added = await game.locator('#decisions button:not([data-blocked])').evaluateAll((buttons) => {
    const dearest = buttons.find((button) => button.querySelector('small')) ?? buttons[0];
    if (dearest instanceof HTMLElement) dearest.click();
    return dearest?.querySelector('small')?.textContent ?? '';
  });
  return amountIn(added);
}

describe.each(variants)('on a $screen in $language', (variant) => {
  let page: Page;
  let username: string;

  beforeAll(async () => void ({ page, username } = await openPlayer(visits, variant)));

  it.each(inTurn(plays, variants).filter(({ screen }) => screen === variant.screen))(
    '$play is dealt, decided and booked',
    async ({ play }) => {
      const before = await readGameLedger(username);
      const { game, complaints } = await openGame(page, await gameThatPlays(play));
      await expectQuiet(game, expect);
      const stakes = [await amountAt(game, '#go small')];
      await game.locator('#go').click();
      await untilBooked({ username, before }, expect, async () => {
        const added = await decide(game);
        if (added > 0) stakes.push(added);
      });
      const won = await expectSettled({ page, game, username, before, stakes }, expect);
      await expect.poll(() => amountAt(game, '#win')).toBe(won);
      expect(complaints).toEqual([]);
    },
  );
});

it('a guess of red or black is booked', async () => {
  const { page, username } = await openPlayer(visits, phone);
  const before = await readGameLedger(username);
  const { game, complaints } = await openGame(page, RED_OR_BLACK);
  await expectQuiet(game, expect);
  const stakes = [await amountAt(game, '#go small')];
  await game.locator('#go').click();
  await untilBooked({ username, before }, expect);
  const won = await expectSettled({ page, game, username, before, stakes }, expect);
  await expect.poll(() => amountAt(game, '#win')).toBe(won);
  expect(complaints).toEqual([]);
});
