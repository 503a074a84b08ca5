import { createSeededDraw, plinkoPays, plinkoRisks, plinkoRows } from '@baize/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { WagerDesk } from '../testing/wager-desk.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { dropBall, type PlinkoShown } from './plinko-game.ts';
import { StartGate } from './start-gate.ts';

const STAKE = 1_000;
let desk: WagerDesk;
beforeEach(async () => {
  desk = await WagerDesk.open();
});
afterEach(() => desk.close());

const depsOf = () => ({
  book: desk.book,
  gate: new StartGate(new GamePace(desk.clock, SHORTEST_GAME_MS.other)),
  draw: createSeededDraw('plinko'),
});

describe('a ball', () => {
  it('is paid for the bin at the end of its way, on every board', async () => {
    const deps = depsOf();
    const visit = desk.visit();
    let balance = desk.balance;
    for (const rows of plinkoRows)
      for (const risk of plinkoRisks) {
        desk.clock.advance(SHORTEST_GAME_MS.other);
        const bet = { rows, risk, stakeMinor: String(STAKE) };
        const wager = await dropBall(deps, visit, `request-${rows}-${risk}`, bet);
        const { steps } = wager.result as PlinkoShown;
        const bin = steps.filter((step) => step === 1).length;
        expect([steps.length, wager.winMinor]).toEqual([rows, (STAKE * plinkoPays(rows, risk, bin)) / 100]);
        balance += wager.winMinor - STAKE;
        expect(desk.balance).toBe(balance);
      }
    expect(desk.stored).toHaveLength(9);
    expect(desk.stored.flat().every(({ result }) => result !== null)).toBe(true);
  });

  it('is one for each request, and one in five seconds', async () => {
    const deps = depsOf();
    const visit = desk.visit();
    const drop = (requestId: string) =>
      dropBall(deps, visit, requestId, { rows: 8, risk: 'low', stakeMinor: '500' });
    const [one, two] = await Promise.all([drop('request-1'), drop('request-1')]);
    expect(one).toBe(two);
    expect(desk.wallet.calls.filter((call) => call === 'bet')).toHaveLength(1);
    await expect(drop('request-2')).rejects.toThrow('TOO_FAST');
    desk.clock.advance(SHORTEST_GAME_MS.other);
    expect((await drop('request-2')).id).not.toBe(one.id);
  });

  it('gives the stake back if its way cannot be stored, and shows none', async () => {
    desk.nextFailure = new Error('disk full');
    const wager = await dropBall(depsOf(), desk.visit(), 'request-1', {
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
    const wager = await dropBall(depsOf(), desk.visit(), 'request-1', bet);
    expect(wager).toMatchObject({ state: 'refused', reason: 'LIMIT', result: null });
  });
});
