import { formatMoney } from '@baize/currency';
import { collectErrors } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { openAccount, signInByCall } from '../accounts.ts';
import { expectAccessible, overflowOf } from '../accessibility.ts';
import { queryDatabase } from '../query-database.ts';
import { sendRequest } from '../send-request.ts';
import { phone } from '../variants.ts';
import { brands, openHydrated, shareBrowser } from '../visit.ts';
import { balanceOf, gameThatPlays, giveMoney } from './played-games.ts';
import { spinOnce } from './slot-frame.ts';

const COUNT = 3;
const STAKE_MINOR = 200;
const OPENING_MINOR = 10_000;
const LONGEST_GAME_MS = 150_000;

const { newPage } = shareBrowser();

/** An offer of free rounds, as an operator gives one. */
async function offerFreeRounds(username: string, game: number): Promise<void> {
  await queryDatabase(
    `insert into free_spin (site_id, player_id, id, terms_id, cause, games, stake, count, left_count, offered_at, claim_until, days_to_play)
       select p.site_id, p.id, p.id, t.id, 'test', array[$2::int], $3::bigint, $4::int, $4::int, now(), now() + interval '1 day', 3
         from player p, lateral (select min(id) as id from bonus_terms where site_id = p.site_id) t where p.username = $1`,
    [username, String(game), String(STAKE_MINOR), String(COUNT)],
  );
}

async function claim(page: Page, game: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const siteId = String(brands.find((brand) => brand.slug === 'baize')?.siteId);
  const headers = { 'site-id': siteId, authorization: `Bearer ${token}` };
  const body = { game_id: String(game) };
  const reply = await sendRequest(`${runningSite().siteUrl}/_api/account/claim-freespin`, { headers, body });
  expect(reply.status, reply.text).toBe(200);
}

interface Played {
  readonly win: number;
  readonly isFree: boolean;
}

/** Collects the rounds that the page gets. */
function collectRounds(page: Page): Played[] {
  const rounds: Played[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/studio/slots/spin') || response.status() !== 200) return;
    void response.json().then((round: Played) => rounds.push(round));
  });
  return rounds;
}

const title = (game: FrameLocator) => game.locator('.announcement h2');

async function start(game: FrameLocator, words: string): Promise<void> {
  await expect.poll(() => title(game).innerText()).toBe(words);
  await game.locator('.announcement button').click();
}

/** Plays the last round, and begins free games of the slot itself, which wait for the player. */
async function playLast(game: FrameLocator): Promise<void> {
  await game.locator('#spin').click();
  const isOver = async () => {
    if (!(await title(game).isVisible())) return false;
    if ((await title(game).innerText()) === 'Serbest dönüşler bitti') return true;
    await game.locator('.announcement button').click();
    return false;
  };
  await expect.poll(isOver, { timeout: LONGEST_GAME_MS }).toBe(true);
}

it('claimed free rounds are played first, go on after a reload, and end before money is staked', async () => {
  const person = await openAccount();
  await giveMoney(person.username, OPENING_MINOR);
  const id = await gameThatPlays('slots/bold-ten');
  await offerFreeRounds(person.username, id);
  const page = await newPage(phone);
  await signInByCall(page, person);
  await claim(page, id);
  const complaints = collectErrors(page);
  const rounds = collectRounds(page);
  await openHydrated(page, `/PlayGame/${id}`);
  const game = page.frameLocator('.game-frame iframe');
  await expect.poll(() => title(game).isVisible()).toBe(true);
  await expectAccessible(page, { withFrames: true });
  await start(game, '3 serbest dönüşünüz var');

  const badge = game.locator('.free-rounds');
  await expect.poll(() => badge.innerText()).toBe('Serbest dönüş 1/3 · Toplam ₺0,00');
  await expect.poll(() => game.locator('#spin').getAttribute('aria-label')).toBe('Ücretsiz çevir');
  expect(await game.locator('#stake').innerText()).toBe('₺2,00');
  expect(await game.locator('#less:enabled, #more:enabled').count()).toBe(0);
  await expectAccessible(page, { withFrames: true });
  expect(await overflowOf(page)).toBe(0);
  await spinOnce(game);
  await spinOnce(game);

  await page.reload();
  await start(game, '1 serbest dönüşünüz var');
  const sofar = rounds.reduce((sum, { win }) => sum + win, 0);
  await expect.poll(() => badge.innerText()).toContain('Serbest dönüş 3/3');
  await expect
    .poll(async () => (await badge.innerText()).replaceAll(/\s/g, ''))
    .toContain(formatMoney(BigInt(sofar), 1, 'tr').replaceAll(/\s/g, ''));
  await playLast(game);
  const won = rounds.reduce((sum, { win }) => sum + win, 0);
  expect(rounds.map(({ isFree }) => isFree)).toEqual([true, true, true]);
  await expect.poll(() => balanceOf(person.username)).toBe(OPENING_MINOR + won);
  const [grant] = await queryDatabase<{ left_count: number; won: string; status: number }>(
    'select f.left_count, f.won, f.status from free_spin f join player p on p.id = f.player_id where p.username = $1',
    [person.username],
  );
  expect(grant).toMatchObject({ left_count: 0, won: String(won), status: 3 });

  await start(game, 'Serbest dönüşler bitti');
  await expect.poll(() => badge.isVisible()).toBe(false);
  await spinOnce(game);
  expect(rounds.at(-1)?.isFree).toBe(false);
  expect(complaints).toEqual([]);
});
