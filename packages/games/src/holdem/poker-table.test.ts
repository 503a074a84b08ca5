import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import {
  addChips,
  leaveTable,
  openPokerTable,
  returnToSeat,
  sitDown,
  sitIn,
  sitOut,
  takeDepartures,
} from './poker-table.ts';
import { actAtTable, cancelPokerHand, expirePokerTurn, nextDealOf, pokerTurnClockOf } from './table-hands.ts';
import { pokerViewOf } from './table-view.ts';
import { testRules } from './testing/scripted-hand.ts';
import { allChips, dealNext, tableOf } from './testing/simulated-table.ts';

const draw = createFastDraw(3);
const three = () => dealNext(tableOf([5_000n, 5_000n, 5_000n]), draw);
const act = (table: ReturnType<typeof three>, seat: number, action: 'fold' | 'check' | 'call', nowMs = 0) =>
  actAtTable(table, seat, { action }, nowMs);

describe('seats', () => {
  const table = tableOf([5_000n]);
  const sit = (seat: number, player: string, buyInMinor: bigint) => () =>
    sitDown(table, { seat, player, buyInMinor });
  it('are taken once, by each player one, with a buy-in within the limits', () => {
    expect(sit(0, 'ada', 5_000n)).toThrow('somebody sits');
    expect(sit(1, 'player-0', 5_000n)).toThrow('one seat');
    expect(sit(6, 'ada', 5_000n)).toThrow('6 seats');
    expect(sit(1, 'ada', 1_999n)).toThrow('from 2000 to 10000');
    expect(sit(1, 'ada', 10_001n)).toThrow('from 2000 to 10000');
    expect(sit(1, 'ada', 10_000n)().seats[1]).toMatchObject({ player: 'ada', stackMinor: 10_000n });
  });
  it('are given back after a restart with whatever chips they had, and wait for their players', () => {
    const back = returnToSeat(table, { seat: 3, player: 'ada', stackMinor: 70n });
    expect(back.seats[3]).toMatchObject({ player: 'ada', stackMinor: 70n, isSittingOut: true });
    expect(() => returnToSeat(back, { seat: 3, player: 'can', stackMinor: 70n })).toThrow('somebody sits');
    expect(nextDealOf(back)).toBeNull();
  });
  it('buy more up to the limit, during a hand for the next one', () => {
    expect(addChips(table, 0, 5_000n).seats[0]?.stackMinor).toBe(10_000n);
    expect(() => addChips(table, 0, 5_001n)).toThrow('up to 10000');
    expect(() => addChips(table, 0, 0n)).toThrow('up to 10000');
    const added = addChips(three(), 0, 1_000n);
    expect(pokerViewOf(added, 0).seats[0]?.stackMinor).toBe(5_000n);
    expect(act(act(added, 0, 'fold'), 1, 'fold').seats[0]).toMatchObject({
      stackMinor: 6_000n,
      addedMinor: 0n,
    });
  });
  it('are checked rules', () => {
    expect(() => openPokerTable({ ...testRules, seats: 7 })).toThrow('two to six seats');
    expect(() => openPokerTable({ ...testRules, smallBlindMinor: 0n })).toThrow('blinds');
  });
});

describe('leaving', () => {
  it('pays at once without a hand', () => {
    const { table, departures } = takeDepartures(leaveTable(tableOf([5_000n]), 0));
    expect(departures).toEqual([{ player: 'player-0', seat: 0, amountMinor: 5_000n }]);
    expect(table.departures).toEqual([]);
    expect(table.seats[0]).toBeNull();
  });
  it('in the middle of a hand checks or folds without waiting, and pays after it', () => {
    const leaving = leaveTable(three(), 1);
    expect(leaving.departures).toEqual([]);
    const turn = act(leaving, 0, 'call', 500);
    expect(pokerTurnClockOf(turn)).toEqual({ seat: 1, bankFromMs: 500, endsAtMs: 500 });
    const folded = expirePokerTurn(turn, 500);
    expect(folded.hand?.state.seats[1]?.isFolded).toBe(true);
    const over = act(act(folded, 2, 'check'), 2, 'fold');
    expect(over.departures).toEqual([{ player: 'player-1', seat: 1, amountMinor: 4_950n }]);
    expect(over.seats[1]).toBeNull();
    expect(allChips(over)).toBe(15_000n);
  });
  it('pays all chips if the hand is cancelled', () => {
    const cancelled = cancelPokerHand(leaveTable(act(three(), 0, 'call'), 0));
    expect(cancelled.departures).toEqual([{ player: 'player-0', seat: 0, amountMinor: 5_000n }]);
    expect(cancelPokerHand(cancelled)).toBe(cancelled);
  });
});

describe('time', () => {
  it('is a turn, then the time bank, which hands fill again', () => {
    const table = three();
    expect(pokerTurnClockOf(table)).toEqual({ seat: 0, bankFromMs: 20_000, endsAtMs: 50_000 });
    expect(expirePokerTurn(table, 49_999)).toBe(table);
    const late = act(table, 0, 'call', 32_000);
    expect(late.seats[0]?.timeBankMs).toBe(18_000);
    const over = act(act(late, 1, 'fold', 32_000), 2, 'fold', 32_000);
    expect(dealNext(over, draw).seats[0]?.timeBankMs).toBe(19_000);
  });
  it('that runs out acts by the rule, and too often in a row sits the seat out', () => {
    const once = expirePokerTurn(three(), 50_000);
    expect(once.hand?.events.at(-1)).toMatchObject({ seat: 0, action: 'fold', by: 'rule' });
    expect(once.seats[0]).toMatchObject({ missedTurns: 1, timeBankMs: 0, isSittingOut: false });
    const second = dealNext(act(once, 1, 'fold'), draw);
    const seat = pokerTurnClockOf(second)?.seat ?? -1;
    expect(seat).toBe(1);
    const again = expirePokerTurn(act(act(second, 1, 'call'), 2, 'call'), 50_000);
    expect(
      again.hand?.events.some(
        (event) => event.kind === 'act' && event.action === 'check' && event.seat === 0,
      ),
    ).toBe(true);
    expect(again.seats[0]).toMatchObject({ missedTurns: 2, isSittingOut: true });
    expect(sitIn(again, 0).seats[0]).toMatchObject({ missedTurns: 0, isSittingOut: false });
  });
  it('is forgotten by a decision', () => {
    const once = act(expirePokerTurn(three(), 50_000), 1, 'fold');
    const next = act(act(act(dealNext(once, draw), 1, 'call'), 2, 'call'), 0, 'check');
    expect(next.seats[0]?.missedTurns).toBe(0);
  });
});

describe('sitting out', () => {
  it('is from the next hand on, and who comes back enters', () => {
    const out = act(act(sitOut(three(), 2), 0, 'fold'), 1, 'fold');
    expect(nextDealOf(out)?.seats.map(({ seat }) => seat)).toEqual([0, 1]);
    const back = sitIn(cancelPokerHand(dealNext(out, draw)), 2);
    expect(back.seats[2]?.isEntering).toBe(true);
    expect(() => dealNext(sitOut(sitOut(out, 0), 1), draw)).toThrow('fewer than two');
    expect(() => dealNext(three(), draw)).toThrow('a hand is running');
  });
});
