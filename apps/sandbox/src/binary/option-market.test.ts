import { optionPays } from '@baize/games/binary-option';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Visit } from '../visits/visit.ts';
import type { OwnOption } from './binary-messages.ts';
import { levelsOfProof } from './client/verify-span.ts';
import { LATEST_ANSWER_MS, MOST_OPEN_BETS, optionTerms } from './house-rules.ts';
import { type Listener, MarketFixture } from './testing/market-fixture.ts';

const STAKE = 1_000;
const START = 100_000;
/** Of a bet of 30 seconds, from its receipt. */
const WHOLE_BET = 30 * 4 + optionTerms.delayTicks;

let at: MarketFixture;
let visit: Visit;
let page: Listener;

beforeEach(async () => {
  at = new MarketFixture();
  await at.open();
  visit = await at.visit();
  page = await at.watch(visit);
});
afterEach(() => at.close());

const ticksOf = ({ messages }: Listener) =>
  messages.flatMap((message) => (message.type === 'ticks' ? message.ticks : []));
const ownOf = ({ messages }: Listener): OwnOption[] =>
  messages.flatMap((message) => (message.type === 'own' ? [message.bet] : []));
const snapshotsOf = ({ messages }: Listener) =>
  messages.flatMap((message) => (message.type === 'all' ? [message] : []));
const balance = () => Number(at.wallet.balanceMinor);
async function settled(): Promise<void> {
  await expect.poll(() => at.book.unfinished()).toEqual([]);
}

describe('the price', () => {
  it('begins with the salt of the first page, and is published tick by tick', async () => {
    expect(snapshotsOf(page).map(({ session }) => session.salt === null)).toEqual([true, false]);
    expect(await at.market.chooseSalt(at.prices.facts?.commitment ?? '', 'cd'.repeat(32))).toBe(false);
    for (let tick = 0; tick < 3; tick++) await at.afterTicks(1);
    await at.afterTicks(5);
    expect(ticksOf(page).map(({ tick }) => tick)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is the same for a page that comes later, and says nothing of its future', async () => {
    for (let tick = 0; tick < 6; tick++) await at.afterTicks(1);
    const other = await at.watch(await at.visit(null));
    const levels = ticksOf(page).map(({ level }) => level);
    expect(snapshotsOf(other).at(-1)).toMatchObject({ firstTick: 0, levels: [0, ...levels] });
    expect(JSON.stringify(page.messages)).not.toContain(at.prices.running?.chain.tickAt(7).seed);
  });

  it('goes on by the clock in the next process, and has another chain after the session', async () => {
    await at.afterTicks(40);
    const level = at.prices.running?.chain.tickAt(90).level;
    await at.stop();
    await at.start();
    await at.watch(visit);
    await at.afterTicks(50);
    const late = await at.watch(visit);
    expect(snapshotsOf(late).at(-1)?.levels.at(-1)).toBe(level);
    const before = at.prices.facts?.commitment;
    await at.afterTicks(10_000);
    expect(at.prices.facts).toMatchObject({ salt: null, startMs: null });
    expect(at.prices.facts?.commitment).not.toBe(before);
    expect(snapshotsOf(late).at(-1)).toMatchObject({ session: { salt: null }, levels: [] });
  });

  it('drops a reader that is too slow', async () => {
    let isDropped = false;
    await at.market.open({ sendText: () => false, drop: () => (isDropped = true) }, await at.visit(null));
    expect([isDropped, at.pages.size]).toEqual([true, 1]);
  });
});

describe('a bet', () => {
  it('begins with a price that nobody has seen, and pays what its two prices say, once', async () => {
    await at.afterTicks(9);
    const bets = [await at.placed(visit, { direction: 'up' }), await at.placed(visit, { direction: 'down' })];
    for (const { bet } of bets) expect(bet).toMatchObject({ entryTick: 11, expiryTick: 131 });
    await at.afterTicks(WHOLE_BET - 1);
    expect(bets.map(({ state, result }) => [state, result])).toEqual([
      ['open', null],
      ['open', null],
    ]);
    await at.afterTicks(1);
    await settled();
    const { chain } = at.prices.running ?? {};
    const levels = { entry: chain?.tickAt(11).level ?? 0, expiry: chain?.tickAt(131).level ?? 0 };
    const isEqual = levels.entry === levels.expiry;
    const upOutcome = isEqual ? 'equal' : levels.expiry > levels.entry ? 'won' : 'lost';
    const downOutcome = isEqual ? 'equal' : levels.expiry > levels.entry ? 'lost' : 'won';
    expect(bets.map(({ result }) => result?.outcome)).toEqual([upOutcome, downOutcome]);
    const paid = ([upOutcome, downOutcome] as const).map(
      (outcome) => (STAKE * optionPays(outcome, optionTerms)) / 100,
    );
    expect(bets.map(({ winMinor }) => winMinor)).toEqual(paid);
    expect(balance()).toBe(START - 2 * STAKE + paid.reduce((sum, win) => sum + win, 0));
    await at.afterTicks(20);
    await settled();
    expect(at.wallet.calls.filter((call) => call === 'win')).toHaveLength(
      paid.filter((win) => win > 0).length,
    );
  });

  it('is proven by the seed of its last price', async () => {
    const { bet, ...wager } = await at.placed(visit);
    await at.afterTicks(WHOLE_BET);
    await settled();
    const { seed = '', ...levels } = ownOf(page).findLast(({ id }) => id === wager.id)?.result ?? {};
    const { outcome: _, ...shown } = levels as Record<string, unknown>;
    expect(await levelsOfProof({ ...bet, seed })).toEqual(shown);
    expect(await levelsOfProof({ ...bet, seed: 'ab'.repeat(32) })).toBeNull();
    expect(await levelsOfProof({ ...bet, expiryTick: bet.expiryTick + 1, seed })).toBeNull();
  });

  it('is decided before its last price is published', async () => {
    const { id } = await at.placed(visit);
    await at.afterTicks(WHOLE_BET - 1);
    page.messages.length = 0;
    await at.afterTicks(1);
    const decided = page.messages.findIndex((message) => message.type === 'own' && message.bet.id === id);
    const shown = page.messages.findIndex(({ type }) => type === 'ticks');
    expect([decided >= 0, decided < shown]).toEqual([true, true]);
  });

  it('is shown to its player’s pages only, open and ended', async () => {
    const stranger = await at.watch(await at.visit(null));
    await at.placed(visit);
    expect(ownOf(stranger)).toEqual([]);
    expect(snapshotsOf(await at.watch(visit)).at(-1)?.own).toMatchObject([{ state: 'open', bet: STAKE }]);
    await at.afterTicks(WHOLE_BET);
    await settled();
    const [shown] = snapshotsOf(await at.watch(visit)).at(-1)?.own ?? [];
    expect(shown).toMatchObject({ state: 'ended', result: { seed: expect.any(String) } });
  });

  it('has to fit into the session, and only so many are open at once', async () => {
    for (let count = 0; count < MOST_OPEN_BETS; count++) await at.placed(visit);
    expect(await at.place(visit)).toBe('TOO_MANY');
    await at.afterTicks(WHOLE_BET);
    await settled();
    expect(await at.place(visit, { seconds: 300 })).toMatchObject({ state: 'open' });
    await at.afterTicks(150);
    expect(await at.place(visit, { seconds: 300 })).toBe('CLOSED');
  });

  it('with play money is the same, without the wallet', async () => {
    const guest = await at.visit(null);
    const before = guest.balanceMinor;
    const wager = await at.placed(guest);
    expect(guest.balanceMinor).toBe(before - STAKE);
    await at.afterTicks(WHOLE_BET);
    expect(wager.state).toBe('ended');
    expect(guest.balanceMinor).toBe(before - STAKE + wager.winMinor);
    expect(balance()).toBe(START);
  });
});

describe('a stake', () => {
  it('that the wallet refuses is no bet', async () => {
    at.wallet.refusal = 'NO_FUNDS';
    expect(await at.place(visit)).toMatchObject({ state: 'refused', reason: 'NO_FUNDS' });
    expect(snapshotsOf(await at.watch(visit)).at(-1)?.own).toEqual([]);
  });

  it('whose answer is lost is returned', async () => {
    at.wallet.isUp = false;
    expect(await at.place(visit)).toMatchObject({ state: 'refunding' });
    at.wallet.isUp = true;
    await settled();
    await at.afterTicks(WHOLE_BET);
    expect(balance()).toBe(START);
  });

  it('that is taken too late is returned', async () => {
    const placing = at.place(visit);
    at.clock.advance(LATEST_ANSWER_MS + 1);
    expect(await placing).toMatchObject({ state: expect.stringMatching(/^refund/) });
    await settled();
    expect(balance()).toBe(START);
  });

  it('of a bet that was open when the process ended is returned, whatever its prices say', async () => {
    await at.placed(visit);
    expect(balance()).toBe(START - STAKE);
    await at.stop();
    at.clock.advance(60_000);
    await at.start();
    await settled();
    await at.watch(visit);
    await at.afterTicks(WHOLE_BET);
    expect(balance()).toBe(START);
  });

  it('that was decided before the process ended is paid by the next one', async () => {
    const bets = [await at.placed(visit, { direction: 'up' }), await at.placed(visit, { direction: 'down' })];
    at.wallet.isUp = false;
    await at.afterTicks(WHOLE_BET);
    const wins = bets.reduce((sum, { winMinor }) => sum + winMinor, 0);
    // One of them wins, or both get their stakes back.
    expect(wins).toBeGreaterThan(STAKE);
    await at.stop();
    at.wallet.isUp = true;
    await at.start();
    await settled();
    expect(balance()).toBe(START - 2 * STAKE + wins);
  });
});
