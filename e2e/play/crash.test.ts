import { collectErrors } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { openAccount, signInByCall } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { englishDesktop, phone, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { passRoundsUntil, whileRoundsStand } from './pass-rounds.ts';
import { giveMoney } from './played-games.ts';

const HIGH_FLYER = 190170;
const START_MINOR = 100_000;
/** The lowest, with which the game opens. */
const STAKE_MINOR = 100;
/** Almost every flight reaches 1.01; so many that end below would be a bug. */
const MAX_ROUNDS = 6;

const { newPage } = shareBrowser();

const gameOf = (page: Page): FrameLocator => page.frameLocator('.game-frame iframe');
const phaseOf = (game: FrameLocator) => game.locator('#sky').getAttribute('data-phase');
const go = (game: FrameLocator) => game.locator('#panel-1 .go');
const action = (game: FrameLocator) => go(game).getAttribute('data-action');

const isBetting = (game: FrameLocator) => async () => (await phaseOf(game)) === 'betting';

/** A player with money at the table. */
async function sitDown(variant: Variant) {
  const page = await newPage(variant);
  const person = await openAccount();
  await giveMoney(person.username, START_MINOR);
  await signInByCall(page, person);
  await openHydrated(page, `/PlayZeplinGame/Yuksek-Ucus/${HIGH_FLYER}`);
  const game = gameOf(page);
  await game.locator('#past').waitFor({ state: 'attached' });
  return { page, game, username: person.username };
}

interface Books {
  readonly balance: number;
  readonly staked: number;
  readonly won: number;
}

/** Of the ledger, in minor units. */
async function booksOf(username: string): Promise<Books> {
  const [row] = await queryDatabase<{ balance: string; staked: string; won: string }>(
    `select a.balance::text,
            (select coalesce(sum(g.amount) filter (where g.type = 1), 0)::text from game_tx g
              where g.site_id = p.site_id and g.player_id = p.id) as staked,
            (select coalesce(sum(g.amount) filter (where g.type = 2), 0)::text from game_tx g
              where g.site_id = p.site_id and g.player_id = p.id) as won
       from account a join player p on p.site_id = a.site_id and p.id = a.player_id
      where p.username = $1 and a.kind = 1`,
    [username],
  );
  return { balance: Number(row?.balance), staked: Number(row?.staked), won: Number(row?.won) };
}

/** Digits of an amount or a multiplier in either language: `₺1.010,00` and `1,010.00` are 101000. */
const digits = (text: string): number => Number(text.replace(/\D/g, ''));

describe('the airship', () => {
  it('flies one round for two players; one cashes out, and the ledger agrees', async () => {
    const [first, second] = [await sitDown(phone), await sitDown(englishDesktop)];
    const complaints = [collectErrors(first.page), collectErrors(second.page)];
    await first.game.locator('#panel-1 .switch').click();
    await first.game.locator('#panel-1 .at').fill('1,01');
    let won = 0;
    let rounds = 0;
    let paidToFirst = 0;
    while (won === 0) {
      expect(++rounds).toBeLessThan(MAX_ROUNDS);
      const round = await whileRoundsStand(isBetting(first.game), async () => {
        for (const { game } of [first, second]) await go(game).click();
        for (const { game } of [first, second]) await expect.poll(() => action(game)).toBe('cancel');
        return first.game.locator('#sky').getAttribute('data-round');
      });
      const [firstEnd, secondEnd] = [first, second].map(({ game }) =>
        game.locator(`#past li[data-round="${round}"]`),
      ) as [Locator, Locator];
      const cashOut = second.game.locator('#panel-1 .go[data-action=cashOut]');
      await passRoundsUntil(async () => (await cashOut.isVisible()) || (await secondEnd.count()) > 0);
      if (await cashOut.isVisible()) await cashOut.click({ timeout: 2_000 }).catch(() => undefined);
      await passRoundsUntil(async () => (await firstEnd.count()) + (await secondEnd.count()) === 2);
      const ends = [await firstEnd.innerText(), await secondEnd.innerText()];
      expect(digits(ends[0] ?? '')).toBe(digits(ends[1] ?? ''));
      if (digits(ends[0] ?? '') >= 101) paidToFirst += (STAKE_MINOR * 101) / 100;
      await expect.poll(async () => (await booksOf(first.username)).won).toBe(paidToFirst);
      // A win may be booked after it is shown.
      const shown = digits(await second.game.locator('#win').innerText());
      await expect.poll(async () => (await booksOf(second.username)).won).toBe(shown);
      won = shown;
    }
    for (const { game, username } of [first, second]) {
      const books = await booksOf(username);
      expect(books.staked).toBe(rounds * STAKE_MINOR);
      expect(books.balance).toBe(START_MINOR - books.staked + books.won);
      await expect.poll(async () => digits(await game.locator('#credit').innerText())).toBe(books.balance);
    }
    expect(complaints).toEqual([[], []]);
  });

  it('has the bet of the player again after a reload, and returns it until the take-off', async () => {
    const { page, game, username } = await sitDown(phone);
    await whileRoundsStand(isBetting(game), async () => {
      await go(game).click();
      await expect.poll(() => action(game)).toBe('cancel');
      await expect.poll(async () => (await booksOf(username)).balance).toBe(START_MINOR - STAKE_MINOR);
      await page.reload();
      await expect.poll(() => action(game)).toBe('cancel');
      await go(game).click();
      await expect.poll(() => action(game)).toBe('place');
      await expect.poll(async () => (await booksOf(username)).balance).toBe(START_MINOR);
    });
  });

  it('proves each of its rounds in the browser', async () => {
    const page = await newPage(englishDesktop);
    await openHydrated(page, `/play/demo/${HIGH_FLYER}`);
    const game = gameOf(page);
    const chip = game.locator('#past li button').first();
    await passRoundsUntil(() => chip.isVisible());
    await chip.click();
    await game.locator('.outcome[data-verdict=proven]').waitFor();
    const alone = await newPage(englishDesktop);
    await alone.goto(`${runningSite().sandboxUrl}/studio/crash/verify?lang=en`);
    await alone.locator('.rounds button:enabled').first().click();
    await alone.locator('.outcome[data-verdict=proven]').waitFor();
    await expectAccessible(alone, { withAdvice: true });
    await alone.getByLabel('Seed').fill('ab'.repeat(32));
    await alone.getByRole('button', { name: 'Verify', exact: true }).click();
    const verdict = alone.locator('.outcome');
    await expect.poll(() => verdict.getAttribute('data-verdict')).toBe('failed');
  });
});
