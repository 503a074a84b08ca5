import type { FrameLocator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { playsOf } from '@baize/testkit/test-scope';
import { englishDesktop, inTurn, phone } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { amountAt, gameThatPlays } from './played-games.ts';
import {
  expectQuiet,
  expectSettled,
  openGame,
  openPlayer,
  readGameLedger,
  untilBooked,
} from './settled-bets.ts';

const visits = shareBrowser('group');
const variants = [phone, englishDesktop];

interface PlayedGame {
  readonly play: string;
  /** Chooses what the page does not choose beforehand. */
  choose?(game: FrameLocator): Promise<void>;
  /** Plays a started round on to its end. */
  finish?(game: FrameLocator): Promise<void>;
}

/** Every instant game that no other test plays for money. */
const all: readonly PlayedGame[] = [
  { play: 'dice-100' },
  { play: 'threshold' },
  { play: 'wheel-54' },
  { play: 'number-hunt', choose: (game) => game.locator('#quick').click() },
  { play: 'single-card', choose: (game) => game.locator('[data-guess=red]').click() },
  { play: 'climb/slope', finish: climb },
  { play: 'climb/roofs', finish: climb },
  { play: 'climb/road', finish: climb },
];
const games = playsOf(all, 'dice-100', 'single-card', 'climb/slope');

/** One step, and out with its prize if it was a safe one. */
async function climb(game: FrameLocator): Promise<void> {
  await game.locator('.floor[data-state=next] .step[aria-disabled=false]').first().click();
  await expect.poll(() => game.locator('.step[data-taken]').count()).toBe(1);
  if ((await game.locator('.step[data-state=bad]').count()) === 0) await game.locator('#go').click();
}

describe.each(variants)('on a $screen in $language', (variant) => {
  let page: Page;
  let username: string;

  beforeAll(async () => void ({ page, username } = await openPlayer(visits, variant)));

  it.each(inTurn(games, variants).filter(({ screen }) => screen === variant.screen))(
    '$play is played and booked',
    async ({ play, choose, finish }) => {
      const before = await readGameLedger(username);
      const { game, complaints } = await openGame(page, await gameThatPlays(play));
      await expectQuiet(game, expect);
      await choose?.(game);
      const stakes = [await amountAt(game, '#go small')];
      await game.locator('#go').click();
      await finish?.(game);
      await untilBooked({ username, before }, expect);
      const won = await expectSettled({ page, game, username, before, stakes }, expect);
      await expect.poll(() => amountAt(game, '#win')).toBe(won);
      expect(complaints).toEqual([]);
    },
  );
});
