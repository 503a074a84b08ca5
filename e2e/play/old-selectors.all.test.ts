import { expect, it } from 'vitest';

import { englishDesktop } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { gameThatPlays } from './played-games.ts';
import { openGame, openPlayer } from './settled-bets.ts';

const visits = shareBrowser();

it('all cards are on the felt in a browser whose selectors cannot look inside', async () => {
  const { page } = await openPlayer(visits, englishDesktop);
  await page.setViewportSize({ width: 1_000, height: 560 });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    // A browser drops the whole rule.
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
  });
  const { game } = await openGame(page, await gameThatPlays('cards/caribbean-stud'));
  await game.locator('#go').click();
  await game.locator('.felt-row .slot').nth(9).waitFor();
  const stage = await game.locator('.stage').boundingBox();
  const row = await game.locator('.felt-row').last().boundingBox();
  if (!stage || !row) throw new Error('no cards are shown');
  expect(row.y + row.height).toBeLessThanOrEqual(stage.y + stage.height);
});
