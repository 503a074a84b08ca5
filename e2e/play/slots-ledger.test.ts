import { formatMoney } from '@baize/currency';
import { collectErrors } from '@baize/testkit/browser';
import { inputsOf } from '@baize/testkit/test-scope';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { openAccount, signInByCall } from '../accounts.ts';
import { expectAccessible, overflowOf } from '../accessibility.ts';
import { queryDatabase } from '../query-database.ts';
import { inTurn, journeyVariants } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { giveMoney } from './played-games.ts';
import { quickenGames, spinOnce, waitUntilIdle } from './slot-frame.ts';

const OPENING_MINOR = 100_000;
const GAMES = 3;
const mechanics = ['lines', 'ways', 'coins', 'cluster', 'changing', 'climbing'].map((mechanic) => ({
  mechanic,
}));
/** Lines of reels, and what falls and falls again. */
const played = inputsOf(mechanics, ({ mechanic }) => ['lines', 'cluster'].includes(mechanic));

const { newPage } = shareBrowser();

/** A player with money, without the forms of a deposit. */
async function fundedPlayer() {
  const person = await openAccount();
  await giveMoney(person.username, OPENING_MINOR);
  return person;
}

/** A game of the catalogue that plays a model of this mechanic. */
async function gameOf(mechanic: string): Promise<number> {
  const [row] = await queryDatabase<{ id: number }>(
    `select id from game where mechanic = $1 and launchable and play like 'slots/%' order by popularity desc, id limit 1`,
    [mechanic],
  );
  if (row === undefined) throw new Error(`no game of the catalogue plays ${mechanic}`);
  return row.id;
}

interface Played {
  readonly bet: number;
  readonly win: number;
  readonly jackpot: number;
  readonly result: { readonly units: number } | null;
}

/** Collects the rounds that the page gets. */
function collectRounds(page: Page): Played[] {
  const rounds: Played[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/studio/slots/spin') || response.status() !== 200) return;
    response.json().then(
      (round: Played) => rounds.push(round),
      // The page was closed, and the count of the rounds says so.
      () => undefined,
    );
  });
  return rounds;
}

async function readLedger(username: string) {
  const [row] = await queryDatabase<{
    balance: string;
    staked: string;
    won: string;
    bets: number;
    rounds: number;
  }>(
    `select a.balance::text,
            (select coalesce(sum(amount), 0)::text from game_tx g where g.player_id = p.id and g.type = 1) as staked,
            (select coalesce(sum(amount), 0)::text from game_tx g where g.player_id = p.id and g.type = 2) as won,
            (select count(*)::int from game_tx g where g.player_id = p.id and g.type = 1) as bets,
            (select count(*)::int from closed_round c where c.player_id = p.id) as rounds
       from account a join player p on p.site_id = a.site_id and p.id = a.player_id
      where p.username = $1 and a.kind = 1`,
    [username],
  );
  return row;
}

it.each(inTurn(played, journeyVariants))(
  'a game of $mechanic is played for real on a $screen in $language, and the ledger has every round',
  async ({ mechanic, ...variant }) => {
    const person = await fundedPlayer();
    const page = await newPage(variant);
    await signInByCall(page, person);
    await quickenGames(page);
    const complaints = collectErrors(page);
    const rounds = collectRounds(page);
    await openHydrated(page, `/PlayGame/${await gameOf(mechanic)}`);
    const game = page.frameLocator('.game-frame iframe');
    await game.locator(`.slot[data-mechanic=${mechanic}]`).waitFor();
    await waitUntilIdle(game);
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);
    // The lowest stake is chosen.
    expect(await game.locator('#less').isDisabled()).toBe(true);
    for (let count = 0; count < GAMES; count++) await spinOnce(game);

    expect(rounds).toHaveLength(GAMES);
    const sum = (amountOf: (round: Played) => number) =>
      rounds.reduce((total, round) => total + amountOf(round), 0);
    const won = sum(({ win, jackpot }) => win + jackpot);
    const balance = OPENING_MINOR - sum(({ bet }) => bet) + won;
    await expect
      .poll(() => readLedger(person.username), { timeout: 10_000 })
      .toEqual({
        balance: String(balance),
        staked: String(sum(({ bet }) => bet)),
        won: String(won),
        bets: GAMES,
        rounds: GAMES,
      });
    for (const { win, bet, result } of rounds) expect(win).toBe(((result?.units ?? -1) * bet) / 20);
    const shown = formatMoney(BigInt(balance), 1, variant.language);
    await expect.poll(() => page.getByTestId('balance').first().innerText()).toBe(shown);
    expect((await game.locator('#credit').innerText()).replaceAll(/\s/g, '')).toBe(
      shown.replaceAll(/\s/g, ''),
    );
    expect(complaints).toEqual([]);
  },
);
