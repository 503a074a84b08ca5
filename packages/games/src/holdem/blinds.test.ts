import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { type Dealable, nextDeal } from './blinds.ts';
import type { Positions } from './hand-state.ts';

const at = (...seats: number[]): Dealable[] => seats.map((seat) => ({ seat, isEntering: false }));
const positions = (button: number, smallBlind: number, bigBlind: number): Positions => ({
  button,
  smallBlind,
  bigBlind,
});
const next = (seats: readonly Dealable[], last: Positions | null) => nextDeal(6, seats, last, 0)?.positions;

describe('the button and the blinds', () => {
  it('begin at the first button, and move one seat each hand', () => {
    expect(next(at(1, 3, 5), null)).toEqual(positions(1, 3, 5));
    expect(next(at(1, 3, 5), positions(1, 3, 5))).toEqual(positions(3, 5, 1));
    expect(nextDeal(6, at(4), null, 0)).toBeNull();
  });
  it('leave the button dead at the seat of a small blind who left', () => {
    expect(next(at(0, 3, 4), positions(0, 1, 3))).toEqual(positions(1, 3, 4));
  });
  it('leave the small blind dead at the seat of a big blind who left', () => {
    expect(next(at(0, 1, 4), positions(0, 1, 3))).toEqual(positions(1, 3, 4));
  });
  it('of two give the small one to the button, and nobody the big one twice', () => {
    expect(next(at(2, 4), null)).toEqual(positions(2, 2, 4));
    expect(next(at(2, 4), positions(2, 2, 4))).toEqual(positions(4, 4, 2));
    expect(next(at(1, 3), positions(0, 1, 3))).toEqual(positions(3, 3, 1));
    expect(next(at(0, 3), positions(0, 1, 3))).toEqual(positions(3, 3, 0));
  });
  it('let who enters post a big blind, or wait between the button and the big blind', () => {
    const entering = { seat: 5, isEntering: true };
    expect(nextDeal(6, [...at(0, 1, 2), entering], positions(0, 1, 2), 0)).toEqual({
      positions: positions(1, 2, 5),
      seats: [
        ...at(0, 1, 2).map(({ seat }) => ({ seat, postsEntry: false })),
        { seat: 5, postsEntry: false },
      ],
    });
    const posting = nextDeal(6, [...at(0, 1, 2), entering], positions(2, 0, 1), 0);
    expect(posting).toMatchObject({ positions: positions(0, 1, 2) });
    expect(posting?.seats).toContainEqual({ seat: 5, postsEntry: true });
    const waiting = nextDeal(6, [...at(0, 2, 4), { seat: 3, isEntering: true }], positions(0, 2, 4), 0);
    expect(waiting?.seats.map(({ seat }) => seat)).toEqual([0, 2, 4]);
  });

  it('are never paid big twice in a row, however seats change', () => {
    const draw = createFastDraw(9);
    const isThere = Array.from({ length: 6 }, () => true);
    let wasDealt = new Set<number>();
    let last: Positions | null = null;
    for (let hand = 0; hand < 1_000; hand++) {
      const moved = draw(6);
      isThere[moved] = !(isThere[moved] ?? false);
      const present = isThere.flatMap((is, seat) => (is ? [seat] : []));
      const dealable = present.map((seat) => ({ seat, isEntering: !wasDealt.has(seat) }));
      const deal = nextDeal(6, dealable, last, 0);
      if (deal === null) continue;
      const dealt = new Set(deal.seats.map(({ seat }) => seat));
      expect(dealt.size).toBeGreaterThanOrEqual(2);
      expect(dealt.has(deal.positions.bigBlind)).toBe(true);
      expect(deal.positions.smallBlind).not.toBe(deal.positions.bigBlind);
      expect(deal.positions.bigBlind).not.toBe(last?.bigBlind);
      for (const seat of present) if (wasDealt.has(seat)) expect(dealt.has(seat)).toBe(true);
      wasDealt = dealt;
      last = deal.positions;
    }
  });
});
