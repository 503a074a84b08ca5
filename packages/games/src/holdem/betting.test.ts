import { describe, expect, it } from 'vitest';

import { seatToAct } from './hand-state.ts';
import { legalActionsOf } from './legal-actions.ts';
import { actByRule } from './play-hand.ts';
import { playScript, scriptedHand, stacksOf } from './testing/scripted-hand.ts';

const chips = (...amounts: number[]) => amounts.map(BigInt);
const three = () => scriptedHand({ stacks: chips(5_000, 5_000, 5_000) });

describe('the order of a hand', () => {
  it('is from the left of the big blind, and then of the button', () => {
    const preflop = three();
    expect(seatToAct(preflop.state)).toBe(0);
    const option = playScript(preflop, '0 call', '1 call');
    expect(seatToAct(option.state)).toBe(2);
    expect(legalActionsOf(option.state)).toMatchObject({
      canCheck: true,
      callMinor: null,
      raise: { action: 'raise' },
    });
    const flop = playScript(option, '2 check');
    expect(flop.state.board).toHaveLength(3);
    expect(seatToAct(flop.state)).toBe(1);
    expect(seatToAct(playScript(flop, '1 fold', '2 bet 100', '0 call').state)).toBe(2);
  });
  it('heads-up has the button first before the flop and last after it', () => {
    const hand = scriptedHand({ stacks: chips(5_000, 5_000) });
    expect(hand.state.seats.map(({ betMinor }) => betMinor)).toEqual([50n, 100n]);
    expect(seatToAct(hand.state)).toBe(0);
    expect(seatToAct(playScript(hand, '0 call', '1 check').state)).toBe(1);
  });
  it('goes on behind a dead button and a dead small blind', () => {
    const positions = { button: 5, smallBlind: 4, bigBlind: 1 };
    const hand = scriptedHand({ stacks: chips(5_000, 5_000, 5_000), rules: { seats: 6 }, positions });
    expect(hand.state.seats.map(({ betMinor }) => betMinor)).toEqual([0n, 100n, 0n]);
    expect(seatToAct(hand.state)).toBe(2);
    expect(seatToAct(playScript(hand, '2 call', '0 call', '1 check').state)).toBe(0);
  });
  it('allows one seat at a time', () => {
    expect(() => playScript(three(), '1 call')).toThrow('not the turn');
    expect(() => playScript(three(), '0 check')).toThrow('a bet to call');
    expect(() => playScript(three(), '0 call', '1 call', '2 call')).toThrow('nothing to call');
    expect(() => playScript(three(), '0 bet 300')).toThrow('no bet is possible');
  });
});

describe('raises', () => {
  const raiseOf = (...lines: string[]) => legalActionsOf(playScript(three(), ...lines).state)?.raise;
  it('add at least the last full raise of the round', () => {
    expect(raiseOf()).toEqual({ action: 'raise', minToMinor: 200n, maxToMinor: 5_000n });
    expect(raiseOf('0 raise 350')).toMatchObject({ minToMinor: 600n });
    expect(raiseOf('0 raise 350', '1 raise 600')).toMatchObject({ minToMinor: 850n });
    expect(() => playScript(three(), '0 raise 199')).toThrow('from 200 to 5000');
    expect(() => playScript(three(), '0 raise 5001')).toThrow('from 200 to 5000');
  });
  it('begin with a bet of a big blind on each street', () => {
    const flop = ['0 raise 350', '1 call', '2 call'];
    expect(raiseOf(...flop)).toEqual({ action: 'bet', minToMinor: 100n, maxToMinor: 4_650n });
    expect(() => playScript(three(), ...flop, '1 raise 300')).toThrow('no raise is possible');
  });
  it('may be all-in for less, which does not reopen the round for those who have acted', () => {
    const short = scriptedHand({ stacks: chips(5_000, 450, 5_000) });
    const hand = playScript(short, '0 raise 300', '1 raise 450');
    // The big blind has not acted: it may raise, by a full raise above the all-in.
    expect(legalActionsOf(hand.state)).toMatchObject({
      seat: 2,
      callMinor: 350n,
      raise: { minToMinor: 650n },
    });
    const called = playScript(hand, '2 call');
    expect(legalActionsOf(called.state)).toMatchObject({ seat: 0, callMinor: 150n, raise: null });
    expect(() => playScript(called, '0 raise 1000')).toThrow('no raise is possible');
    const raised = playScript(hand, '2 raise 650');
    expect(legalActionsOf(raised.state)?.raise).toMatchObject({ minToMinor: 850n });
  });
  it('are reopened by short all-ins that are a full raise together', () => {
    const hand = scriptedHand({ stacks: chips(5_000, 5_000, 5_000, 400, 520) });
    // Seats 3, 4, 0, 1, 2: a raise of 200 to 300, then 100 and 120 more.
    const first = scriptedHand({ stacks: chips(400, 520, 5_000, 5_000) });
    expect(seatToAct(hand.state)).toBe(3);
    const shorts = playScript(first, '3 raise 300', '0 raise 400', '1 raise 520', '2 call');
    expect(legalActionsOf(shorts.state)).toMatchObject({
      seat: 3,
      callMinor: 220n,
      raise: { minToMinor: 720n },
    });
    const one = playScript(
      scriptedHand({ stacks: chips(400, 450, 5_000, 5_000) }),
      '3 raise 300',
      '0 raise 400',
      '1 raise 450',
      '2 call',
    );
    expect(legalActionsOf(one.state)).toMatchObject({ seat: 3, callMinor: 150n, raise: null });
  });
  it('are not possible against players without chips', () => {
    const hand = scriptedHand({ stacks: chips(5_000, 300) });
    const allIn = playScript(hand, '0 call', '1 raise 300');
    expect(legalActionsOf(allIn.state)).toMatchObject({ seat: 0, callMinor: 200n, raise: null });
  });
});

describe('pot limit', () => {
  const omaha = () => scriptedHand({ stacks: chips(9_000, 9_000, 9_000), rules: { game: 'omaha' } });
  it('allows the pot after a call', () => {
    expect(legalActionsOf(omaha().state)?.raise).toMatchObject({ minToMinor: 200n, maxToMinor: 350n });
    const raised = playScript(omaha(), '0 raise 350');
    expect(legalActionsOf(raised.state)?.raise).toMatchObject({ minToMinor: 600n, maxToMinor: 1_150n });
    const flop = playScript(raised, '1 call', '2 call');
    expect(legalActionsOf(flop.state)?.raise).toMatchObject({ minToMinor: 100n, maxToMinor: 1_050n });
    expect(() => playScript(flop, '1 bet 1051')).toThrow('from 100 to 1050');
  });
  it('deals four cards each', () => {
    expect(omaha().state.seats.map(({ cards }) => cards.length)).toEqual([4, 4, 4]);
  });
});

describe('blinds that a seat cannot pay', () => {
  it('have to be matched as whole ones while others can bet', () => {
    const hand = scriptedHand({ stacks: chips(5_000, 5_000, 30) });
    expect(legalActionsOf(hand.state)).toMatchObject({
      seat: 0,
      callMinor: 100n,
      raise: { minToMinor: 200n },
    });
    // All fold to the small blind, which has matched the thirty: it gets twenty back.
    const alone = playScript(hand, '0 fold');
    expect(alone.state.outcome).toBe('played');
    expect(alone.events).toContainEqual({ kind: 'uncalled', seat: 1, amountMinor: 20n });
  });
  it('need no decision of who has matched them', () => {
    const hand = scriptedHand({ stacks: chips(40, 5_000) });
    expect(hand.state.outcome).toBe('played');
    expect(stacksOf(hand).reduce((sum, stack) => sum + stack)).toBe(5_040n);
    const short = scriptedHand({ stacks: chips(5_000, 70) });
    expect(legalActionsOf(short.state)).toMatchObject({ seat: 0, callMinor: 20n, raise: null });
  });
});

describe('a player whose time is over', () => {
  it('checks if that is free, and else folds', () => {
    const folded = actByRule(three());
    expect(folded.events.at(-1)).toMatchObject({ kind: 'act', seat: 0, action: 'fold', by: 'rule' });
    const checked = actByRule(playScript(folded, '1 call'));
    expect(checked.events.at(-2)).toMatchObject({ kind: 'act', seat: 2, action: 'check', by: 'rule' });
    expect(checked.state.street).toBe('flop');
  });
});
