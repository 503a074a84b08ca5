import { createSeededDraw, minesPays, minesTerms, stepPlays } from '@baize/games';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { WagerDesk } from '../testing/wager-desk.ts';
import type { Visit } from '../visits/visit.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { StartGate } from './start-gate.ts';
import { ROUND_HOURS } from '../wagers/overdue-rounds.ts';
import { isStepWager, StepRounds } from './step-rounds.ts';

const STAKE = 1_000;
const START = 100_000;
let desk: WagerDesk;
let game: StepRounds;
let visit: Visit;
let requests = 0;

/** The tiles with mines of the next round. */
const hiddenOf = (mines: number) => stepPlays.mines.hide({ mines }, createSeededDraw('mines'));
const freeOf = (mines: number) =>
  Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !hiddenOf(mines).includes(tile));

function openGame(): StepRounds {
  const gate = new StartGate(new GamePace(desk.clock, SHORTEST_GAME_MS.other));
  const draw = (below: number) => source(below);
  let source = createSeededDraw('mines');
  const made = new StepRounds({ book: desk.book, gate, draw, clock: desk.clock, log: desk.log });
  const place = made.place.bind(made);
  made.place = (...order) => {
    source = createSeededDraw('mines');
    return place(...order);
  };
  return made;
}

const visitOf = (player?: string | null, play = 'mines') => desk.visit(player, '140101', undefined, play);
const place = (mines = 3, requestId = `request-${(requests += 1)}`) =>
  game.place(visit, requestId, { mines, stakeMinor: String(STAKE) });

beforeEach(async () => {
  desk = await WagerDesk.open();
  game = openGame();
  visit = visitOf();
});
afterEach(() => desk.close());

describe('a round of mines', () => {
  it('pays what its open tiles pay, once', async () => {
    const round = await place(3);
    expect(round).toMatchObject({
      state: 'open',
      choice: { mines: 3 },
      steps: [],
      hidden: null,
      result: null,
    });
    const tiles = freeOf(3).slice(0, 5);
    for (const tile of tiles) await game.step(visit, round.id, { tile });
    const [one, two] = await Promise.all([game.end(visit, round.id), game.end(visit, round.id)]);
    const winMinor = (STAKE * minesPays(3, 5, minesTerms)) / 100;
    expect(minesPays(3, 5, minesTerms)).toBe(195);
    expect(one).toMatchObject({ win: winMinor, steps: tiles, hidden: hiddenOf(3) });
    expect(two.win).toBe(winMinor);
    await expect.poll(() => desk.balance).toBe(START - STAKE + winMinor);
    expect(desk.wallet.calls.filter((call) => call === 'win')).toHaveLength(1);
  });

  it('loses the stake at a mine, and no step after it changes that', async () => {
    const round = await place(3);
    await game.step(visit, round.id, { tile: freeOf(3)[0] });
    const [mine] = hiddenOf(3);
    const hit = await game.step(visit, round.id, { tile: mine });
    expect(hit).toMatchObject({ win: 0, hidden: hiddenOf(3), steps: [freeOf(3)[0], mine] });
    expect((await game.end(visit, round.id)).win).toBe(0);
    expect((await game.step(visit, round.id, { tile: freeOf(3)[1] })).steps).toHaveLength(2);
    expect(desk.book.find(round.id)?.bet).toMatchObject({ steps: [freeOf(3)[0]] });
    expect(desk.balance).toBe(START - STAKE);
  });

  it('never sends a hidden mine before its end, whatever is opened', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 24 }),
        fc.shuffledSubarray(freeOf(1), { minLength: 1 }),
        async (mines, tiles) => {
          desk.clock.advance(SHORTEST_GAME_MS.other);
          let round = await place(mines);
          for (const tile of tiles) {
            if (round.state !== 'open') break;
            expect(JSON.stringify(round)).not.toContain(`[${hiddenOf(mines).join(',')}]`);
            expect([round.hidden, round.result]).toEqual([null, null]);
            round = await game.step(visit, round.id, { tile });
          }
          if (round.state === 'open') round = await game.end(visit, round.id);
          expect(round.hidden).toEqual(hiddenOf(mines));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('counts either the opening or the cash-out of two at once', async () => {
    const round = await place(3);
    await game.step(visit, round.id, { tile: freeOf(3)[0] });
    const [mine] = hiddenOf(3);
    const [cashed, opened] = await Promise.all([
      game.end(visit, round.id),
      game.step(visit, round.id, { tile: mine }),
    ]);
    expect([cashed.win, opened.win]).toEqual([1_100, 1_100]);
    expect(opened.steps).toEqual([freeOf(3)[0]]);

    desk.clock.advance(SHORTEST_GAME_MS.other);
    const next = await place(3);
    const [lost, late] = await Promise.all([
      game.step(visit, next.id, { tile: mine }),
      game.end(visit, next.id),
    ]);
    expect([lost.win, late.win]).toEqual([0, 0]);
  });

  it('opens a tile once however often it is requested', async () => {
    const round = await place(5);
    const [tile] = freeOf(5);
    await Promise.all([1, 2, 3].map(() => game.step(visit, round.id, { tile })));
    expect((await game.current(visit))?.steps).toEqual([tile]);
  });

  it('ends by itself at its last tile, and returns the stake if none was opened', async () => {
    const round = await place(24);
    const cleared = await game.step(visit, round.id, { tile: freeOf(24)[0] });
    expect(cleared).toMatchObject({ win: STAKE * 24.25, hidden: hiddenOf(24) });
    desk.clock.advance(SHORTEST_GAME_MS.other);
    const untouched = await place(3);
    expect((await game.end(visit, untouched.id)).win).toBe(STAKE);
  });

  it('continues after a restart with the same mines and tiles', async () => {
    const round = await place(3);
    const [first, second] = freeOf(3);
    await game.step(visit, round.id, { tile: first });
    await desk.restart(isStepWager);
    game = openGame();
    visit = visitOf();
    expect(await game.current(visit)).toMatchObject({ id: round.id, steps: [first], hidden: null });
    await game.step(visit, round.id, { tile: second });
    const ended = await game.end(visit, round.id);
    expect(ended).toMatchObject({ steps: [first, second], hidden: hiddenOf(3) });
    await expect.poll(() => desk.balance).toBe(START - STAKE + ended.win);
  });

  it('starts one at a time, each request once, and not within five seconds', async () => {
    const [one, two] = await Promise.all([place(3, 'request-a'), place(3, 'request-a')]);
    expect([one.id, desk.balance]).toEqual([two.id, START - STAKE]);
    await expect(place(3)).rejects.toThrow('TOO_FAST');
    desk.clock.advance(SHORTEST_GAME_MS.other - 1);
    await expect(place(3)).rejects.toThrow('TOO_FAST');
    desk.clock.advance(1);
    await expect(place(3)).rejects.toThrow('BUSY');
    await game.end(visit, one.id);
    desk.clock.advance(SHORTEST_GAME_MS.other);
    expect((await place(3)).state).toBe('open');
    expect(desk.balance).toBe(START - STAKE);
  });

  it('is nobody else’s, and takes no bet or tile that it does not have', async () => {
    const round = await place(3);
    const other = visitOf('7-6');
    await expect(game.step(other, round.id, { tile: 1 })).rejects.toThrow('INVALID');
    await expect(game.end(other, round.id)).rejects.toThrow('INVALID');
    await expect(game.end(visit, 'unknown')).rejects.toThrow('INVALID');
    expect(await game.current(other)).toBeNull();
    await expect(game.step(visit, round.id, { tile: 25 })).rejects.toThrow('unknown');
    for (const bet of [
      { mines: 0, stakeMinor: '100' },
      { mines: 25, stakeMinor: '100' },
      { mines: 3, stakeMinor: '19' },
      { mines: 3, stakeMinor: '500001' },
      { mines: 3 },
    ])
      await expect(game.place(visit, 'request-bad', bet)).rejects.toThrow(/malformed|unknown|stake/);
  });

  it('gives the stake back if its end cannot be stored', async () => {
    const round = await place(3);
    await game.step(visit, round.id, { tile: freeOf(3)[0] });
    desk.nextFailure = new Error('disk full');
    await expect(game.end(visit, round.id)).rejects.toThrow('disk full');
    await expect.poll(() => desk.balance).toBe(START);
    expect((await game.end(visit, round.id)).hidden).toBeNull();
  });

  it('is the same with play money', async () => {
    visit = visitOf(null);
    const round = await place(3);
    expect(visit.balanceMinor).toBe(100_000 - STAKE);
    await game.step(visit, round.id, { tile: freeOf(3)[0] });
    expect((await game.end(visit, round.id)).balance).toBe(100_100);
    expect(desk.wallet.calls).toEqual([]);
  });
});

describe('a round that nobody continues', () => {
  const wait = (hours: number) => desk.clock.advance(hours * 3_600_000);

  it('is cashed out after its time at what its tiles pay, once, and says so', async () => {
    const round = await place(3);
    for (const tile of freeOf(3).slice(0, 2)) await game.step(visit, round.id, { tile });
    wait(ROUND_HOURS);
    desk.clock.advance(-1);
    await game.closeOverdue();
    expect(await game.current(visit)).toMatchObject({ state: 'open', isOverdue: false });
    desk.clock.advance(1);
    const winMinor = (STAKE * minesPays(3, 2, minesTerms)) / 100;
    await Promise.all([game.closeOverdue(), game.closeOverdue()]);
    expect(await game.current(visit)).toMatchObject({
      id: round.id,
      isOverdue: true,
      win: winMinor,
      hidden: hiddenOf(3),
    });
    await expect.poll(() => desk.balance).toBe(START - STAKE + winMinor);
    expect(desk.wallet.calls.filter((call) => call === 'win')).toHaveLength(1);
    expect((await game.step(visit, round.id, { tile: hiddenOf(3)[0] })).win).toBe(winMinor);
    expect((await place(3)).state).toBe('open');
  });

  it('returns the stake if nothing was opened, also with play money', async () => {
    const round = await place(3);
    const fun = visitOf(null);
    const other = await game.place(fun, 'request-fun', { mines: 3, stakeMinor: String(STAKE) });
    wait(ROUND_HOURS);
    expect(await game.current(visit)).toMatchObject({ id: round.id, win: STAKE, isOverdue: true });
    expect(await game.current(fun)).toMatchObject({ id: other.id, win: STAKE, balance: 100_000 });
    await expect.poll(() => desk.balance).toBe(START);
  });

  it('is closed by a later process as well', async () => {
    const round = await place(3);
    await game.step(visit, round.id, { tile: freeOf(3)[0] });
    await desk.restart(isStepWager);
    game = openGame();
    wait(ROUND_HOURS);
    await game.closeOverdue();
    await expect.poll(() => desk.balance).toBe(START + 100);
    expect(desk.book.find(round.id)?.result).toMatchObject({ isOverdue: true });
  });

  it('does not keep others open if it cannot be stored', async () => {
    await place(3);
    const other = visitOf('7-6');
    await game.place(other, 'request-other', { mines: 3, stakeMinor: String(STAKE) });
    desk.nextFailure = new Error('disk full');
    wait(ROUND_HOURS);
    await game.closeOverdue();
    await expect.poll(() => desk.balance).toBe(START);
  });
});

describe('a climb', () => {
  const climb = (floor: number, tile: number, id: string) => game.step(visit, id, { floor, tile });
  /** The bad tiles of the next round. */
  const badOf = (risk: 'low') => stepPlays['climb/tower'].hide({ risk }, createSeededDraw('mines'));

  beforeEach(() => {
    visit = visitOf('7-5', 'climb/tower');
  });

  it('pays for the floors that were climbed, each tile once', async () => {
    const round = await game.place(visit, 'request-climb', { risk: 'low', stakeMinor: String(STAKE) });
    const bad = badOf('low');
    const good = bad.map(([tile]) => (tile === 0 ? 1 : 0));
    await Promise.all([climb(0, good[0] ?? 0, round.id), climb(0, bad[0]?.[0] ?? 0, round.id)]);
    const second = await climb(1, good[1] ?? 0, round.id);
    expect(second).toMatchObject({ steps: good.slice(0, 2), hidden: null, result: null });
    expect(await game.end(visit, round.id)).toMatchObject({ win: 1_720, hidden: bad });
    await expect.poll(() => desk.balance).toBe(START + 720);
  });

  it('loses the stake at a bad tile and shows all of them then', async () => {
    const round = await game.place(visit, 'request-climb', { risk: 'low', stakeMinor: String(STAKE) });
    const bad = badOf('low');
    expect(await climb(0, bad[0]?.[0] ?? 0, round.id)).toMatchObject({ win: 0, hidden: bad });
    expect(desk.balance).toBe(START - STAKE);
  });

  it('is not played from the page of another game', async () => {
    const bet = { risk: 'low', stakeMinor: String(STAKE) };
    for (const play of ['plinko', 'toString', 'mines'])
      await expect(game.place(visitOf('7-5', play), `request-${play}`, bet)).rejects.toThrow(
        /INVALID|fields/,
      );
  });
});
