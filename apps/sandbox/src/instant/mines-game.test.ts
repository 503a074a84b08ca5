import { createSeededDraw, drawMines, minesPays, minesTerms } from '@baize/games';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { WagerDesk } from '../testing/wager-desk.ts';
import type { Visit } from '../visits/visit.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { isMinesWager, MinesGame } from './mines-game.ts';
import { StartGate } from './start-gate.ts';

const STAKE = 1_000;
const START = 100_000;
let desk: WagerDesk;
let game: MinesGame;
let visit: Visit;
let requests = 0;

/** The tiles with mines of the next round. */
const hiddenOf = (mines: number) => drawMines(mines, createSeededDraw('mines')).mines;
const freeOf = (mines: number) =>
  Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !hiddenOf(mines).includes(tile));

function openGame(): MinesGame {
  const gate = new StartGate(new GamePace(desk.clock, SHORTEST_GAME_MS.other));
  const draw = (below: number) => source(below);
  let source = createSeededDraw('mines');
  const made = new MinesGame({ book: desk.book, gate, draw, terms: minesTerms });
  const place = made.place.bind(made);
  made.place = (...order) => {
    source = createSeededDraw('mines');
    return place(...order);
  };
  return made;
}

const place = (mines = 3, requestId = `request-${(requests += 1)}`) =>
  game.place(visit, requestId, { mines, stakeMinor: String(STAKE) });

beforeEach(async () => {
  desk = await WagerDesk.open();
  game = openGame();
  visit = desk.visit();
});
afterEach(() => desk.close());

describe('a round of mines', () => {
  it('pays what its open tiles pay, once', async () => {
    const round = await place(3);
    expect(round).toMatchObject({ state: 'open', mines: 3, opened: [], hidden: null, result: null });
    const tiles = freeOf(3).slice(0, 5);
    for (const tile of tiles) await game.open(visit, round.id, { tile });
    const [one, two] = await Promise.all([game.cashOut(visit, round.id), game.cashOut(visit, round.id)]);
    const winMinor = (STAKE * minesPays(3, 5, minesTerms)) / 100;
    expect(minesPays(3, 5, minesTerms)).toBe(195);
    expect(one).toMatchObject({ win: winMinor, opened: tiles, hidden: hiddenOf(3) });
    expect(two.win).toBe(winMinor);
    await expect.poll(() => desk.balance).toBe(START - STAKE + winMinor);
    expect(desk.wallet.calls.filter((call) => call === 'win')).toHaveLength(1);
  });

  it('loses the stake at a mine, and no step after it changes that', async () => {
    const round = await place(3);
    await game.open(visit, round.id, { tile: freeOf(3)[0] });
    const [mine] = hiddenOf(3);
    const hit = await game.open(visit, round.id, { tile: mine });
    expect(hit).toMatchObject({ win: 0, hidden: hiddenOf(3), opened: [freeOf(3)[0], mine] });
    expect((await game.cashOut(visit, round.id)).win).toBe(0);
    expect((await game.open(visit, round.id, { tile: freeOf(3)[1] })).opened).toHaveLength(2);
    expect(desk.book.find(round.id)?.bet).toMatchObject({ opened: [freeOf(3)[0]] });
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
            round = await game.open(visit, round.id, { tile });
          }
          if (round.state === 'open') round = await game.cashOut(visit, round.id);
          expect(round.hidden).toEqual(hiddenOf(mines));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('counts either the opening or the cash-out of two at once', async () => {
    const round = await place(3);
    await game.open(visit, round.id, { tile: freeOf(3)[0] });
    const [mine] = hiddenOf(3);
    const [cashed, opened] = await Promise.all([
      game.cashOut(visit, round.id),
      game.open(visit, round.id, { tile: mine }),
    ]);
    expect([cashed.win, opened.win]).toEqual([1_100, 1_100]);
    expect(opened.opened).toEqual([freeOf(3)[0]]);

    desk.clock.advance(SHORTEST_GAME_MS.other);
    const next = await place(3);
    const [lost, late] = await Promise.all([
      game.open(visit, next.id, { tile: mine }),
      game.cashOut(visit, next.id),
    ]);
    expect([lost.win, late.win]).toEqual([0, 0]);
  });

  it('opens a tile once however often it is requested', async () => {
    const round = await place(5);
    const [tile] = freeOf(5);
    await Promise.all([1, 2, 3].map(() => game.open(visit, round.id, { tile })));
    expect(game.current(visit)?.opened).toEqual([tile]);
  });

  it('ends by itself at its last tile, and returns the stake if none was opened', async () => {
    const round = await place(24);
    const cleared = await game.open(visit, round.id, { tile: freeOf(24)[0] });
    expect(cleared).toMatchObject({ win: STAKE * 24.25, hidden: hiddenOf(24) });
    desk.clock.advance(SHORTEST_GAME_MS.other);
    const untouched = await place(3);
    expect((await game.cashOut(visit, untouched.id)).win).toBe(STAKE);
  });

  it('continues after a restart with the same mines and tiles', async () => {
    const round = await place(3);
    const [first, second] = freeOf(3);
    await game.open(visit, round.id, { tile: first });
    await desk.restart(isMinesWager);
    game = openGame();
    visit = desk.visit();
    expect(game.current(visit)).toMatchObject({ id: round.id, opened: [first], hidden: null });
    await game.open(visit, round.id, { tile: second });
    const ended = await game.cashOut(visit, round.id);
    expect(ended).toMatchObject({ opened: [first, second], hidden: hiddenOf(3) });
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
    await game.cashOut(visit, one.id);
    desk.clock.advance(SHORTEST_GAME_MS.other);
    expect((await place(3)).state).toBe('open');
    expect(desk.balance).toBe(START - STAKE);
  });

  it('is nobody else’s, and takes no bet or tile that it does not have', async () => {
    const round = await place(3);
    const other = desk.visit('7-6');
    await expect(game.open(other, round.id, { tile: 1 })).rejects.toThrow('INVALID');
    await expect(game.cashOut(other, round.id)).rejects.toThrow('INVALID');
    await expect(game.cashOut(visit, 'unknown')).rejects.toThrow('INVALID');
    expect(game.current(other)).toBeNull();
    await expect(game.open(visit, round.id, { tile: 25 })).rejects.toThrow('unknown');
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
    await game.open(visit, round.id, { tile: freeOf(3)[0] });
    desk.nextFailure = new Error('disk full');
    await expect(game.cashOut(visit, round.id)).rejects.toThrow('disk full');
    await expect.poll(() => desk.balance).toBe(START);
    expect((await game.cashOut(visit, round.id)).hidden).toBeNull();
  });

  it('is the same with play money', async () => {
    visit = desk.visit(null);
    const round = await place(3);
    expect(visit.balanceMinor).toBe(100_000 - STAKE);
    await game.open(visit, round.id, { tile: freeOf(3)[0] });
    expect((await game.cashOut(visit, round.id)).balance).toBe(100_100);
    expect(desk.wallet.calls).toEqual([]);
  });
});
