import type { Locator } from 'playwright-core';
import { describe, it } from 'vitest';

import { phone } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { gameThatPlays } from './played-games.ts';
import { bet, openTable, signInWithMoney, untilPhase } from './table-frame.ts';

// Rounds take long and wait most of the time, so they are watched side by side.
const { newPage } = shareBrowser('group');
const LONGEST_MS = 180_000;
const SMALL_PHONE = { width: 360, height: 640 };

const boxOf = (part: Locator) =>
  part.evaluate((found) => {
    const { left, top, right, bottom } = found.getBoundingClientRect();
    return { left, top, right, bottom };
  });

describe.concurrent('a board on a phone', () => {
  it.for([
    ['tables/roulette', ['straight-1', 'straight-36', 'column-2'], phone.screen],
    ['tables/mini-roulette', ['straight-1', 'straight-12', 'column-2'], phone.screen],
    ['tables/roulette', ['straight-1', 'straight-36', 'column-2'], 'small phone'],
  ] as const)(
    '%s shows the chips on %j while the ball rolls on a %s',
    { timeout: LONGEST_MS },
    async ([play, spots, screen], { expect }) => {
      const page = await newPage(phone);
      if (screen === 'small phone') await page.setViewportSize(SMALL_PHONE);
      await signInWithMoney(page);
      const frame = await openTable(page, await gameThatPlays(play));
      await untilPhase(frame, 'betting');
      for (const spot of spots) await bet(frame, spot);
      await untilPhase(frame, 'playing');
      // The board moves up beneath the wheel, and a chip falls onto its place.
      const hidden = () =>
        frame.locator('body').evaluate((body, all) => {
          const boxAt = (selector: string) =>
            body.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const [board, wheel] = [boxAt('.board-area'), boxAt('.roulette-stand')];
          return all.filter((spot) => {
            const chip = boxAt(`[data-spot="${spot}"] .chip`);
            const isOnBoard = chip.width > 0 && chip.top >= board.top - 1 && chip.bottom <= board.bottom + 1;
            return !isOnBoard || (chip.top < wheel.bottom && chip.left < wheel.right);
          });
        }, spots);
      await expect.poll(hidden).toEqual([]);
      expect(await frame.locator('body').getAttribute('data-phase')).toBe('playing');
    },
  );

  it.for([
    ['tables/sic-bo', ['total-4', 'small']],
    ['tables/over-under', ['total-2', 'under-seven']],
    ['tables/odds-evens', ['count-1', 'odd']],
    ['tables/cup-of-cards', ['away', 'goals-low', 'score-0-0']],
  ] as const)(
    '%s prints names and odds beside or above the chips on %j',
    { timeout: LONGEST_MS },
    async ([play, spots], { expect }) => {
      const page = await newPage(phone);
      await signInWithMoney(page);
      const frame = await openTable(page, await gameThatPlays(play));
      await untilPhase(frame, 'betting');
      for (const spot of spots) {
        await bet(frame, spot);
        const area = frame.locator(`[data-spot="${spot}"]`);
        // A chip falls onto its place.
        const covered = async () => {
          const chip = await boxOf(area.locator('.chip'));
          const printed = await Promise.all((await area.locator('.face > *').all()).map(boxOf));
          return printed.filter(({ right, bottom }) => right > chip.left + 1 && bottom > chip.top + 1);
        };
        await expect.poll(covered, { message: spot }).toEqual([]);
      }
    },
  );
});
