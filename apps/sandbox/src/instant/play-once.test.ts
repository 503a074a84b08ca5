import {
  createSeededDraw,
  instantPlays,
  plinkoPays,
  type PlinkoResult,
  plinkoRisks,
  plinkoRows,
} from '@baize/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { WagerDesk } from '../testing/wager-desk.ts';
import { ShownRounds } from '../wagers/shown-rounds.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { lastGame, playOnce } from './play-once.ts';
import { StartGate } from './start-gate.ts';

const STAKE = 1_000;
let desk: WagerDesk;
beforeEach(async () => {
  desk = await WagerDesk.open();
});
afterEach(() => desk.close());

const visitOf = (play = 'plinko') => desk.visit('7-5', '140101', undefined, play);
const depsOf = () => ({
  book: desk.book,
  shown: new ShownRounds(desk.book, 60_000),
  gate: new StartGate(new GamePace(desk.clock, SHORTEST_GAME_MS.other)),
  draw: createSeededDraw('plinko'),
});

describe('a ball', () => {
  it('is paid for the bin at the end of its way, on every board', async () => {
    const deps = depsOf();
    const visit = visitOf();
    let balance = desk.balance;
    for (const rows of plinkoRows)
      for (const risk of plinkoRisks) {
        desk.clock.advance(SHORTEST_GAME_MS.other);
        const bet = { rows, risk, stakeMinor: String(STAKE) };
        const wager = await playOnce(deps, visit, `request-${rows}-${risk}`, bet);
        const { steps } = wager.result as PlinkoResult;
        const bin = steps.filter((step) => step === 1).length;
        expect([steps.length, wager.winMinor]).toEqual([rows, (STAKE * plinkoPays(rows, risk, bin)) / 100]);
        await deps.shown.endShow(visit, wager.id);
        balance += wager.winMinor - STAKE;
        expect(desk.balance).toBe(balance);
      }
    expect(desk.stored).toHaveLength(9);
    expect(desk.stored.flat().every(({ result }) => result !== null)).toBe(true);
  });

  it('is one for each request, and one in five seconds', async () => {
    const deps = depsOf();
    const visit = visitOf();
    const drop = (requestId: string) =>
      playOnce(deps, visit, requestId, { rows: 8, risk: 'low', stakeMinor: '500' });
    const [one, two] = await Promise.all([drop('request-1'), drop('request-1')]);
    expect(one).toBe(two);
    expect(desk.wallet.calls.filter((call) => call === 'bet')).toHaveLength(1);
    await expect(drop('request-2')).rejects.toThrow('TOO_FAST');
    desk.clock.advance(SHORTEST_GAME_MS.other);
    expect((await drop('request-2')).id).not.toBe(one.id);
  });

  it('gives the stake back if its way cannot be stored, and shows none', async () => {
    desk.nextFailure = new Error('disk full');
    const wager = await playOnce(depsOf(), visitOf(), 'request-1', {
      rows: 16,
      risk: 'high',
      stakeMinor: '500',
    });
    expect(wager.result).toBeNull();
    await expect.poll(() => desk.balance).toBe(100_000);
  });

  it('is not dropped without its stake', async () => {
    desk.wallet.refusal = 'LIMIT';
    const bet = { rows: 8, risk: 'low', stakeMinor: '500' };
    const wager = await playOnce(depsOf(), visitOf(), 'request-1', bet);
    expect(wager).toMatchObject({ state: 'refused', reason: 'LIMIT', result: null });
  });
});

describe('a game of one draw', () => {
  it.each([
    ['dice-100', { side: 'over', threshold: 4_000 }],
    ['threshold', { target: 150 }],
    ['wheel-54', { risk: 'low' }],
    ['scratch', {}],
    ['number-hunt', { picks: [1, 2, 3] }],
    ['single-card', { guess: 'red' }],
  ] as const)('%s pays what its mathematics say about its stored result', async (play, choice) => {
    const deps = depsOf();
    const visit = visitOf(play);
    const game = instantPlays[play];
    let balance = desk.balance;
    for (const round of [1, 2, 3, 4, 5]) {
      desk.clock.advance(SHORTEST_GAME_MS.other);
      const bet = { ...choice, stakeMinor: String(STAKE) };
      const wager = await playOnce(deps, visit, `request-${round}`, bet);
      const pays = game.pays(game.readChoice(choice) as never, wager.result as never);
      expect(wager.winMinor).toBe((STAKE * pays) / 100);
      await deps.shown.endShow(visit, wager.id);
      balance += wager.winMinor - STAKE;
      expect(desk.balance).toBe(balance);
    }
    expect(desk.stored.flat().map(({ result }) => result === null)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each(['mines', 'toString', ''])('is not %j', async (play) => {
    const bet = { guess: 'red', stakeMinor: '500' };
    await expect(playOnce(depsOf(), visitOf(play), 'request-1', bet)).rejects.toThrow('INVALID');
  });
});

describe('the last game', () => {
  const bet = { rows: 8, risk: 'low', stakeMinor: '500' };

  it('is shown to every page of its player, with its choice', async () => {
    const deps = depsOf();
    expect(await lastGame(deps, visitOf())).toEqual({ last: null, isNew: false });
    const wager = await playOnce(deps, visitOf(), 'request-1', bet);
    const shown = {
      id: wager.id,
      result: wager.result,
      win: wager.winMinor,
      choice: { rows: 8, risk: 'low' },
    };
    expect(await lastGame(deps, visitOf())).toMatchObject({ last: shown, isNew: false, isUnshown: true });
    await deps.shown.endShow(visitOf(), wager.id);
    expect(await lastGame(deps, visitOf())).toMatchObject({ last: shown, isUnshown: false });
    expect((await lastGame(deps, desk.visit('7-6', '140101', undefined, 'plinko'))).last).toBeNull();
  });

  it('is waited for while it is on its way', async () => {
    const deps = depsOf();
    const playing = playOnce(deps, visitOf(), 'request-1', bet);
    const { last, isNew } = await lastGame(deps, visitOf());
    expect([last?.id, isNew]).toEqual([(await playing).id, true]);
  });

  it('is not one that was refused', async () => {
    const deps = depsOf();
    const played = await playOnce(deps, visitOf(), 'request-1', bet);
    desk.clock.advance(SHORTEST_GAME_MS.other);
    desk.wallet.refusal = 'LIMIT';
    await playOnce(deps, visitOf(), 'request-2', bet);
    expect((await lastGame(deps, visitOf())).last?.id).toBe(played.id);
  });

  it('is of games of one draw only', async () => {
    await expect(lastGame(depsOf(), visitOf('mines'))).rejects.toThrow('INVALID');
  });
});
