import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator, Page } from 'playwright-core';
import type { ExpectStatic } from 'vitest';

import { balance } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import type { Variant } from '../variants.ts';
import { openHydrated, type Visits } from '../visit.ts';
import { amountAt, amountIn, balanceOf } from './played-games.ts';
import { signInWithMoney } from './table-frame.ts';

/** A sale or a round with everything that it shows. */
const BOOKED_MS = 120_000;
const MOST_LAUNCHES = 3;

/** What the ledger has of a player's games. Amounts in minor units. */
export interface GameLedger {
  readonly balance: number;
  readonly bets: number;
  readonly refunds: number;
  readonly staked: number;
  readonly won: number;
  /** Rounds with a bet that have not ended. */
  readonly openRounds: number;
}

export async function readGameLedger(username: string): Promise<GameLedger> {
  const [sums] = await queryDatabase<Omit<GameLedger, 'balance'>>(
    `select count(*) filter (where g.type = 1)::int as bets,
            count(*) filter (where g.type = 3)::int as refunds,
            coalesce(sum(g.amount) filter (where g.type = 1), 0)::int as staked,
            coalesce(sum(g.amount) filter (where g.type = 2), 0)::int as won,
            count(distinct g.round_id) filter (where c.round_id is null)::int as "openRounds"
       from player p
       join game_tx g on g.site_id = p.site_id and g.player_id = p.id
       left join closed_round c on c.site_id = g.site_id and c.player_id = g.player_id
                               and c.provider = g.provider and c.round_id = g.round_id
      where p.username = $1`,
    [username],
  );
  if (!sums) throw new Error('sums have one row');
  return { balance: await balanceOf(username), ...sums };
}

/** A page with a player who has money, on which every attempt to play a sound is an error. */
export async function openPlayer({ newPage }: Visits, variant: Variant) {
  const page = await newPage(variant);
  await page.addInitScript(() => Object.defineProperty(window, 'AudioContext', { value: undefined }));
  return { page, username: await signInWithMoney(page) };
}

/** Pages that open at once take as long as one after another, and each of them all that time. */
let opening: Promise<unknown> = Promise.resolve();

/** Opens the page of a game, after those that are being opened. */
export function openGame(page: Page, gameId: number): Promise<OpenedGame> {
  const opened = opening.then(() => launch(page, gameId));
  opening = opened.catch(() => undefined);
  return opened;
}

/** A wallet that a busy machine keeps from replying in time opens no session, so the game is launched again. */
async function launch(page: Page, gameId: number): Promise<OpenedGame> {
  const game = page.frameLocator('.game-frame iframe');
  const credit = game.locator('#credit').filter({ hasText: /\d/ });
  const problem = game.locator('#message button');
  for (let launches = 0; launches < MOST_LAUNCHES; launches += 1) {
    const complaints = collectErrors(page);
    await openHydrated(page, `/PlayGame/${gameId}`);
    // The credit is there, but hidden where the page shows the balance.
    await credit.or(problem).first().waitFor({ state: 'attached' });
    if ((await credit.count()) > 0) return { game, complaints };
  }
  throw new Error(`game ${gameId} was not opened`);
}

interface OpenedGame {
  readonly game: FrameLocator;
  readonly complaints: readonly string[];
}

export async function expectQuiet(game: FrameLocator, expect: ExpectStatic): Promise<void> {
  expect(await game.locator('.sound-switch').getAttribute('aria-pressed')).toBe('false');
}

interface Booking {
  readonly username: string;
  /** The ledger before the bets. */
  readonly before: GameLedger;
}

/** Waits until the ledger has a bet and the end of its round. @param act what the player does meanwhile */
export async function untilBooked(
  { username, before }: Booking,
  expect: ExpectStatic,
  act: (bets: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const isBooked = async () => {
    const { bets, openRounds } = await readGameLedger(username);
    if (bets > before.bets && openRounds === 0) return true;
    await act(bets - before.bets);
    return false;
  };
  await expect.poll(isBooked, { timeout: BOOKED_MS, interval: 250 }).toBe(true);
}

interface Settlement extends Booking {
  readonly page: Page;
  readonly game: FrameLocator;
  /** What the player has staked, bet by bet. */
  readonly stakes: readonly number[];
}

/**
 * Each bet is in the ledger once, its round has ended, and game and site show the balance that follows.
 *
 * @returns what was won
 */
export async function expectSettled(settlement: Settlement, expect: ExpectStatic): Promise<number> {
  const { page, game, username, before, stakes } = settlement;
  const after = await readGameLedger(username);
  const won = after.won - before.won;
  const staked = stakes.reduce((sum, stake) => sum + stake, 0);
  expect(Math.min(...stakes)).toBeGreaterThan(0);
  expect(after).toEqual({
    balance: before.balance - staked + won,
    bets: before.bets + stakes.length,
    refunds: before.refunds,
    staked: before.staked + staked,
    won: before.won + won,
    openRounds: 0,
  });
  await expect.poll(() => amountAt(game, '#credit'), { message: 'in the game' }).toBe(after.balance);
  const shown = async () => amountIn(await balance(page).innerText());
  await expect.poll(shown, { message: 'on the site' }).toBe(after.balance);
  return won;
}

/** Rounds that many share wait most of the time, so some are played at once by each of the tests that run side by side. */
const GAMES_PER_TEST = 2;

export function groupGames<Game extends { readonly play: string }>(games: readonly Game[]) {
  return Array.from({ length: Math.ceil(games.length / GAMES_PER_TEST) }, (_, group) => {
    const together = games.slice(group * GAMES_PER_TEST, (group + 1) * GAMES_PER_TEST);
    return { together, plays: together.map(({ play }) => play).join(' and ') };
  });
}

/** Plays games at once; a failure names its game. @returns the errors of their pages */
export async function playTogether<Game extends { readonly play: string }>(
  games: readonly Game[],
  playOne: (game: Game) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const complaints = games.map((game) =>
    playOne(game).catch((cause: unknown) => {
      throw new Error(`in ${game.play}`, { cause });
    }),
  );
  return (await Promise.all(complaints)).flat();
}
