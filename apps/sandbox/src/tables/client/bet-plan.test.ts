import { createRoulette } from '@baize/games';
import { beforeEach, describe, expect, it } from 'vitest';

import { BetPlan } from './bet-plan.ts';

const spots = [...createRoulette().spots.values()].map(({ id, kind, pays, top }) => ({
  id,
  kind,
  pays,
  top,
}));
const CHIP = 500;

let plan: BetPlan;
beforeEach(() => {
  plan = new BetPlan({ spots, minMinor: CHIP, maxMinor: 50_000 });
});

describe('a plan of bets', () => {
  it('adds chips, takes them back in order, and clears', () => {
    plan.place([['red', CHIP]]);
    plan.place([
      ['red', CHIP],
      ['straight-17', CHIP],
    ]);
    expect([plan.total, plan.bets.get('red')]).toEqual([3 * CHIP, 2 * CHIP]);
    plan.undo();
    expect([...plan.bets]).toEqual([['red', CHIP]]);
    plan.clear();
    plan.undo();
    expect(plan.total).toBe(CHIP);
    plan.remove('red');
    expect([plan.total, plan.canUndo]).toEqual([0, true]);
  });

  it('doubles all or nothing, within the limits of each spot', () => {
    const { maxMinor } = plan.limitsOf('straight-17');
    expect(maxMinor).toBe(1_000);
    plan.place([
      ['straight-17', maxMinor],
      ['red', CHIP],
    ]);
    expect(plan.double()).toEqual({ kind: 'spot', spot: 'straight-17', problem: 'above-maximum' });
    expect(plan.total).toBe(maxMinor + CHIP);
    plan.remove('straight-17');
    expect(plan.double()).toBeNull();
    expect(plan.total).toBe(2 * CHIP);
  });

  it('stays within the total of a round and the balance', () => {
    plan.totalMinor = 2 * CHIP;
    plan.place([['red', 2 * CHIP]]);
    expect(plan.place([['odd', CHIP]])).toEqual({ kind: 'total' });
    plan.totalMinor = 10 * CHIP;
    plan.balanceMinor = 2 * CHIP;
    expect(plan.place([['odd', CHIP]])).toEqual({ kind: 'funds' });
  });

  it('repeats the last round that had bets, once a round is empty', () => {
    plan.place([['red', CHIP]]);
    plan.begin();
    plan.begin();
    expect([plan.total, plan.canRepeat]).toEqual([0, true]);
    expect(plan.repeat()).toBeNull();
    expect([plan.total, plan.canRepeat]).toEqual([CHIP, false]);
  });

  it('takes over what the server has', () => {
    plan.place([['red', CHIP]]);
    plan.adopt([{ spot: 'black', stakeMinor: '1000' }]);
    expect(plan.toWire()).toEqual([{ spot: 'black', stakeMinor: '1000' }]);
    plan.adopt(null);
    expect(plan.total).toBe(0);
  });
});
