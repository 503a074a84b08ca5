import { formatMoney } from '@baize/currency';
import { ACTION_BATCH, FORM_HASH, RSA_JSON } from '@baize/providers';
import { collectErrors } from '@baize/testkit/browser';
import { inputsOf } from '@baize/testkit/test-scope';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { balance, signInNewPlayer } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { englishDesktop, phone, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { amountAt, amountIn, balanceOf, giveMoney } from './played-games.ts';

const OPENING_MINOR = 100_000;
/** A guess of two is right every second time; so many wrong ones would be a bug. */
const MAX_ROUNDS = 12;
const SHORTEST_GAME = { timeout: 10_000 };

const words = {
  tr: {
    result: /kazandınız\.|Bu oyun kazanmadı\./,
    closed: 'Hesabınız şu anda oyuna kapalı.',
    noFunds: 'Bu bahis için bakiyeniz yetmiyor.',
    deposit: 'Para ekle',
  },
  en: {
    result: /you won .*\.|This game did not win\./,
    closed: 'Your account cannot play at the moment.',
    noFunds: 'Your balance is too low for this stake.',
    deposit: 'Add money',
  },
};

/** The conformance suite drives all of them; this one signs with keys of both sides. */
const inGate = RSA_JSON;
const dialects = [
  { provider: RSA_JSON, kind: 'coin', variant: phone },
  { provider: ACTION_BATCH, kind: 'card', variant: englishDesktop },
  { provider: FORM_HASH, kind: 'coin', variant: englishDesktop },
];

const { newPage } = shareBrowser();

/** Games that the provider runs itself; the sandbox runs all others of its studio. */
const gamesOf = (provider: string) =>
  queryDatabase<{ id: number }>(
    `select g.id::int from game g join studio s on s.id = g.studio_id
      where s.provider = $1 and g.provider is null and g.launchable order by g.id`,
    [provider],
  );

/** Opens the provider's game of this kind for real money. */
async function openGame(page: Page, provider: string, kind: string): Promise<FrameLocator> {
  const games = await gamesOf(provider);
  expect(games).toHaveLength(2);
  await openHydrated(page, `/PlayGame/${games[kind === 'coin' ? 0 : 1]?.id}`);
  const game = page.frameLocator('.game-frame iframe');
  await game.locator(`body[data-kind=${kind}]`).waitFor();
  await untilReady(game);
  return game;
}

async function untilReady(game: FrameLocator): Promise<void> {
  await expect.poll(() => game.locator('#go').getAttribute('aria-disabled'), SHORTEST_GAME).toBe('false');
}

const message = (game: FrameLocator) => game.locator('#message');

/** What the ledger has of a player's games, in minor units. */
async function readGames(username: string) {
  const [row] = await queryDatabase<object>(
    `select count(*) filter (where g.type = 1)::int as bets,
            coalesce(sum(g.amount) filter (where g.type = 1), 0)::int as staked,
            coalesce(sum(g.amount) filter (where g.type = 2), 0)::int as won,
            count(*) filter (where g.type = 3)::int as refunds,
            count(distinct g.round_id)::int as rounds,
            (select count(*)::int from closed_round c where c.site_id = p.site_id and c.player_id = p.id) as closed,
            array_agg(distinct g.provider) as providers
       from player p join game_tx g on g.site_id = p.site_id and g.player_id = p.id
      where p.username = $1 group by p.site_id, p.id`,
    [username],
  );
  return row;
}

/** Plays until a guess was right. @returns how many rounds that took, and the stake and the win of one, in minor units */
async function playUntilWon(page: Page, game: FrameLocator, { language }: Variant) {
  const stake = amountIn(await game.locator('#stake').inputValue());
  for (let rounds = 1; rounds <= MAX_ROUNDS; rounds++) {
    await untilReady(game);
    const played = page.waitForResponse(/\/quick\/api\/play$/);
    await game.locator('#go').click();
    const { win } = (await (await played).json()) as { win: number };
    await expect.poll(() => message(game).innerText()).toMatch(words[language].result);
    expect(amountIn(/₺[\d.,]*\d/.exec(await message(game).innerText())?.[0] ?? '')).toBe(win);
    if (win > 0) return { rounds, stake, win };
  }
  throw new Error(`no right guess of ${MAX_ROUNDS}`);
}

/** Closes an account as an exclusion does whose event has not reached the page yet. */
const closeAccount = (username: string) =>
  queryDatabase(
    `update account a set closed_until = 'infinity' from player p
      where p.site_id = a.site_id and p.id = a.player_id and a.kind = 1 and p.username = $1`,
    [username],
  );

it.each(inputsOf(dialects, ({ provider }) => provider === inGate))(
  'a game of $provider is played for real, and refused in words once the account is closed, on a $variant.screen in $variant.language',
  async ({ provider, kind, variant }) => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInNewPlayer(page);
    await giveMoney(username, OPENING_MINOR);
    const game = await openGame(page, provider, kind);
    expect(await amountAt(game, '#credit')).toBe(OPENING_MINOR);
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);

    const { rounds, stake, win } = await playUntilWon(page, game, variant);
    const left = OPENING_MINOR - rounds * stake + win;
    const books = { bets: rounds, staked: rounds * stake, won: win, refunds: 0, rounds, closed: rounds };
    expect(win).toBe(stake * 1.94);
    await expect.poll(() => readGames(username)).toEqual({ ...books, providers: [provider] });
    expect(await balanceOf(username)).toBe(left);
    expect(await amountAt(game, '#credit')).toBe(left);
    const shown = formatMoney(BigInt(left), 1, variant.language);
    await expect.poll(() => balance(page).innerText()).toBe(shown);

    expect(complaints).toEqual([]);

    await closeAccount(username);
    await untilReady(game);
    await game.locator('#go').click();
    await message(game).getByText(words[variant.language].closed).waitFor();
    expect(await readGames(username)).toMatchObject(books);
    expect(await amountAt(game, '#credit')).toBe(left);
  },
);

it('a stake above the balance is refused in words, with a way to deposit', async () => {
  const page = await newPage(phone);
  const { username } = await signInNewPlayer(page);
  const game = await openGame(page, ACTION_BATCH, 'card');
  await game.locator('#go').click();
  await message(game).getByText(words.tr.noFunds).waitFor();
  expect(await readGames(username)).toBeUndefined();
  await message(game).getByRole('button', { name: words.tr.deposit }).click();
  await page.waitForURL(/\/deposit/i);
});
