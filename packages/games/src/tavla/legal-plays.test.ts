import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { applyPlay, type Dice, legalPlays, nextSteps, type Play, playableDice } from './legal-plays.ts';
import { type Checkers, pipCount, placeCheckers, type Position, START_POSITION } from './position.ts';
import { rollsThatHit } from './shots.ts';

const faces = [1, 2, 3, 4, 5, 6];
const allRolls: Dice[] = faces.flatMap((first) => faces.map((second): Dice => [first, second]));
/** The 21 different rolls. */
const rolls = allRolls.filter(([first, second]) => first >= second);

const nothing: Checkers = placeCheckers({});
const alone = (onPoints: Record<number, number>, black = nothing): Position => ({
  white: placeCheckers(onPoints),
  black,
});

/** Checkers by rule of the textbook: white at positive numbers, its point p being square p, and black at negative ones. */
interface SlowBoard {
  readonly squares: readonly number[];
  readonly bars: readonly [number, number];
}

/** All that one die can do for white, tried square by square. */
function slowSteps({ squares, bars: [bar, otherBar] }: SlowBoard, die: number): SlowBoard[] {
  const isHome = bar === 0 && squares.every((count, square) => count <= 0 || square <= 6);
  const starts = bar > 0 ? [25] : faces.flatMap((face) => [0, 6, 12, 18].map((quarter) => face + quarter));
  return starts.flatMap((start): SlowBoard[] => {
    const count = start === 25 ? bar : (squares[start] ?? 0);
    if (count < 1) return [];
    const target = start - die;
    const landed = squares.with(start === 25 ? 0 : start, start === 25 ? 0 : count - 1);
    const left: [number, number] = [start === 25 ? bar - 1 : bar, otherBar];
    if (target <= 0) {
      const hasBehind = squares.some((other, square) => other > 0 && square > start);
      return isHome && (target === 0 || !hasBehind) ? [{ squares: landed, bars: left }] : [];
    }
    const there = landed[target] ?? 0;
    if (there < -1) return [];
    if (there === -1) return [{ squares: landed.with(target, 1), bars: [left[0], otherBar + 1] }];
    return [{ squares: landed.with(target, there + 1), bars: left }];
  });
}

/** Every way to play dice in every order, without leaving out anything. */
function slowWays(board: SlowBoard, dice: readonly number[]): { used: number[]; end: SlowBoard }[] {
  const further = [...new Set(dice)].flatMap((die) =>
    slowSteps(board, die).flatMap((next) =>
      slowWays(next, dice.toSpliced(dice.indexOf(die), 1)).map(({ used, end }) => ({
        used: [die, ...used],
        end,
      })),
    ),
  );
  return [{ used: [], end: board }, ...further];
}

/** The different ends of legal plays as texts. */
function slowEnds({ white, black }: Position, dice: Dice): Set<string> {
  const squares = Array.from({ length: 25 }, (_, square) =>
    square === 0 ? 0 : (white[square] ?? 0) - (black[25 - square] ?? 0),
  );
  const board: SlowBoard = { squares, bars: [white[25] ?? 0, black[25] ?? 0] };
  const ways = slowWays(board, playableDice(dice));
  const isFinal = ({ end }: (typeof ways)[number]) =>
    end.bars[0] === 0 && end.squares.every((count) => count <= 0);
  const longest = ways.reduce((most, { used }) => Math.max(most, used.length), 0);
  if (longest === 0) return new Set();
  let allowed = ways.filter((way) => way.used.length === longest || isFinal(way));
  if (longest === 1) {
    const largest = allowed.reduce((most, { used }) => Math.max(most, used[0] ?? 0), 0);
    allowed = allowed.filter(({ used }) => used[0] === largest);
  }
  return new Set(allowed.map(({ end }) => JSON.stringify([end.squares, end.bars])));
}

function endOf({ white, black }: Position): string {
  const squares = Array.from({ length: 25 }, (_, square) =>
    square === 0 ? 0 : (white[square] ?? 0) - (black[25 - square] ?? 0),
  );
  return JSON.stringify([squares, [white[25] ?? 0, black[25] ?? 0]]);
}

/** The ends that are reached step by step. */
function steppedEnds(position: Position, dice: Dice): Set<string> {
  const ends = new Set<string>();
  const walk = (play: Play): void => {
    const steps = nextSteps(position, 'white', dice, play);
    for (const step of steps) walk([...play, step]);
    const end = steps.length === 0 && play.length > 0 ? applyPlay(position, 'white', dice, play) : null;
    if (end !== null) ends.add(endOf(end));
  };
  walk([]);
  return ends;
}

/** Positions that random play reaches, and checkers thrown anywhere. */
function somePosition(seed: number): Position {
  const draw = createFastDraw(seed);
  if (draw(3) > 0) {
    let position = START_POSITION;
    for (let turn = draw(120); turn > 0; turn--) {
      const plays = legalPlays(position, turn % 2 ? 'white' : 'black', [draw(6) + 1, draw(6) + 1]);
      position = plays.length > 0 ? (plays[draw(plays.length)]?.position ?? position) : position;
    }
    return position;
  }
  const white = Array.from({ length: 26 }, () => 0);
  const black = Array.from({ length: 26 }, () => 0);
  const span = draw(2) === 0 ? 25 : 7;
  for (let checker = 0; checker < 15; checker++) {
    const mine = draw(span) + (draw(8) === 0 ? 1 : 0);
    white[mine] = (white[mine] ?? 0) + 1;
    const square = draw(26);
    const isFree = square === 0 || square === 25 || (white[25 - square] ?? 0) === 0;
    const theirs = isFree ? square : 0;
    black[theirs] = (black[theirs] ?? 0) + 1;
  }
  for (let point = 1; point < 25; point++) {
    if ((white[point] ?? 0) > 0) {
      black[0] = (black[0] ?? 0) + (black[25 - point] ?? 0);
      black[25 - point] = 0;
    }
  }
  return { white, black };
}

describe('the start', () => {
  it('has 15 checkers and 167 pips on each side', () => {
    for (const checkers of [START_POSITION.white, START_POSITION.black]) {
      expect(pipCount(checkers)).toBe(167);
      expect(checkers.reduce((sum, count) => sum + count)).toBe(15);
    }
  });
  it('has as many plays of each roll as a plain count finds', () => {
    // Counted by a program of another language that shares nothing with this one.
    const counts = [[42], [15, 75], [16, 17, 73], [14, 18, 17, 52], [8, 8, 9, 9, 4], [10, 14, 14, 14, 7, 11]];
    for (const dice of rolls) {
      const [higher, lower] = dice;
      const count = counts[higher - 1]?.[lower - 1];
      expect([dice, legalPlays(START_POSITION, 'black', dice).length]).toEqual([dice, count]);
    }
  });
});

describe('legal plays', () => {
  const seeds = fc.integer({ min: 0, max: 2 ** 31 });
  it('are those of a slow generator that leaves out nothing, also step by step', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...allRolls), (seed, dice) => {
        const position = somePosition(seed);
        const plays = legalPlays(position, 'white', dice);
        const ends = plays.map((play) => endOf(play.position));
        const expected = slowEnds(position, dice);
        expect(new Set(ends)).toEqual(expected);
        expect(ends).toHaveLength(expected.size);
        // Step by step, doubles have thousands of orders.
        if (plays.length < 30) expect(steppedEnds(position, dice)).toEqual(expected);
        for (const { play, position: end } of plays)
          expect(applyPlay(position, 'white', dice, play)).toEqual(end);
      }),
      { numRuns: 120 },
    );
  });
  it('are the same for the other side of a turned board', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...rolls), (seed, dice) => {
        const { white, black } = somePosition(seed);
        const turned = legalPlays({ white: black, black: white }, 'black', dice);
        expect(turned.map(({ play }) => play)).toEqual(
          legalPlays({ white, black }, 'white', dice).map(({ play }) => play),
        );
      }),
      { numRuns: 40 },
    );
  });
  it('leave the position as it was', () => {
    const before = JSON.stringify(START_POSITION);
    legalPlays(START_POSITION, 'white', [6, 6]);
    expect(JSON.stringify(START_POSITION)).toBe(before);
  });
});

describe('dice', () => {
  const playsOf = (position: Position, dice: Dice) =>
    legalPlays(position, 'white', dice).map(({ play }) => play);

  it('are both played if possible, even if one play would use a single one', () => {
    // 8/2 with the six leaves no one to play; 7/6 with the one and then 8/2 plays both.
    const position = alone({ 8: 1, 7: 1 }, placeCheckers({ 24: 2, 18: 2 }));
    const plays = playsOf(position, [6, 1]);
    expect(plays.every((play) => play.length === 2)).toBe(true);
  });
  it('are the larger one if only one of them can be played', () => {
    // From 20, both 6 and 5 land, and 9 beyond them is blocked.
    const position = alone({ 20: 1 }, placeCheckers({ 16: 2 }));
    expect(playsOf(position, [5, 6])).toEqual([[{ from: 20, die: 6 }]]);
    expect(applyPlay(position, 'white', [5, 6], [{ from: 20, die: 5 }])).toBeNull();
    expect(nextSteps(position, 'white', [5, 6], [])).toEqual([{ from: 20, die: 6 }]);
  });
  it('are the smaller one if the larger cannot be played', () => {
    const position = alone({ 20: 1 }, placeCheckers({ 16: 2, 11: 2 }));
    expect(playsOf(position, [5, 6])).toEqual([[{ from: 20, die: 5 }]]);
  });
  it('of doubles are played four times, or as often as possible', () => {
    expect(playsOf(alone({ 24: 1 }), [5, 5]).map((play) => play.length)).toEqual([4]);
    expect(playsOf(alone({ 24: 1 }, placeCheckers({ 11: 2 })), [5, 5])[0]).toHaveLength(1);
  });
  it('bring in checkers from the bar before anything else', () => {
    const black = placeCheckers({ 6: 2, 5: 2 });
    expect(playsOf(alone({ 25: 2, 6: 5 }, black), [6, 2])).toEqual([[{ from: 25, die: 2 }]]);
    expect(playsOf(alone({ 25: 1, 6: 5 }, black), [6, 5])).toEqual([]);
    expect(playsOf(alone({ 25: 1, 8: 1 }, black), [6, 2])).toEqual([
      [
        { from: 25, die: 2 },
        { from: 23, die: 6 },
      ],
      [
        { from: 25, die: 2 },
        { from: 8, die: 6 },
      ],
    ]);
  });
  it('cannot enter a closed home', () => {
    const closed = placeCheckers({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 });
    for (const dice of rolls) expect(playsOf(alone({ 25: 1, 8: 3 }, closed), dice)).toEqual([]);
  });
  it('bear off only when all are home, a larger one from the highest point', () => {
    expect(playsOf(alone({ 7: 1, 1: 1 }), [1, 1])[0]).toContainEqual({ from: 7, die: 1 });
    expect(nextSteps(alone({ 7: 1, 2: 1 }), 'white', [2, 2], [])).toEqual([{ from: 7, die: 2 }]);
    expect(nextSteps(alone({ 4: 2, 3: 1 }), 'white', [6, 5], [])).toEqual([
      { from: 4, die: 6 },
      { from: 4, die: 5 },
    ]);
    expect(nextSteps(alone({ 5: 1, 3: 2 }), 'white', [3, 3], [])).toEqual([
      { from: 5, die: 3 },
      { from: 3, die: 3 },
    ]);
  });
  it('end with the last checker, whichever of them bears it off', () => {
    const position = alone({ 3: 1 });
    expect(nextSteps(position, 'white', [3, 1], [{ from: 3, die: 3 }])).toEqual([]);
    expect(applyPlay(position, 'white', [3, 1], [{ from: 3, die: 3 }])?.white[0]).toBe(15);
    expect(legalPlays(position, 'white', [3, 1])).toHaveLength(1);
  });
  it('are refused if a play goes on, stops early or is not legal', () => {
    const play = [{ from: 8, die: 3 }];
    expect(applyPlay(START_POSITION, 'white', [3, 1], play)).toBeNull();
    expect(applyPlay(START_POSITION, 'white', [3, 1], [])).toBeNull();
    expect(applyPlay(START_POSITION, 'white', [3, 1], [...play, ...play])).toBeNull();
    expect(applyPlay(START_POSITION, 'white', [3, 1], [...play, { from: 6, die: 1 }])?.white[5]).toBe(2);
    expect(applyPlay(alone({ 25: 1 }, placeCheckers({ 3: 2 })), 'white', [3, 3], [])).not.toBeNull();
  });
});

describe('hitting', () => {
  it('sends a single checker to the bar', () => {
    const position = alone({ 10: 1 }, placeCheckers({ 18: 1 }));
    const end = applyPlay(
      position,
      'white',
      [3, 1],
      [
        { from: 10, die: 3 },
        { from: 7, die: 1 },
      ],
    );
    expect(end?.black[25]).toBe(1);
    expect(end?.black[18]).toBe(0);
  });
  it('happens with as many of the 36 rolls as published for each distance', () => {
    const published = [11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1];
    for (const [index, count] of published.entries()) {
      const distance = index + 1;
      const from = distance === 24 ? 25 : 24;
      const position = alone({ [from]: 1 }, placeCheckers({ [25 - from + distance]: 1 }));
      const hit = allRolls.filter((dice) =>
        legalPlays(position, 'white', dice).some(({ position: { black } }) => black[25] === 1),
      );
      expect([distance, hit.length]).toEqual([distance, count]);
      expect(rollsThatHit(position.white, position.black, from - distance)).toBe(count);
    }
  });
  it('can be counted without playing', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const position = somePosition(seed);
      const blot = position.black.findIndex((count, point) => point > 0 && point < 25 && count === 1);
      if (blot < 0) continue;
      const hit = rolls.filter((dice) =>
        legalPlays(position, 'white', dice).some(({ position: { black } }) => black[blot] === 0),
      );
      const weight = hit.reduce((sum, [first, second]) => sum + (first === second ? 1 : 2), 0);
      expect([seed, rollsThatHit(position.white, position.black, 25 - blot)]).toEqual([seed, weight]);
    }
  });
  it('in the own home keeps the checker there if the table has that rule', () => {
    const rules = { hitAndRunAtHome: false };
    const position = alone({ 8: 1 }, placeCheckers({ 20: 1, 24: 2 }));
    const run: Play = [
      { from: 8, die: 3 },
      { from: 5, die: 2 },
    ];
    expect(applyPlay(position, 'white', [3, 2], run)).not.toBeNull();
    expect(applyPlay(position, 'white', [3, 2], run, rules)).toBeNull();
    expect(legalPlays(position, 'white', [3, 2], rules).map(({ play }) => play)).toEqual([
      [
        { from: 8, die: 2 },
        { from: 6, die: 3 },
      ],
    ]);
    const outside = alone({ 13: 1 }, placeCheckers({ 15: 1 }));
    expect(legalPlays(outside, 'white', [3, 2], rules)).toHaveLength(
      legalPlays(outside, 'white', [3, 2]).length,
    );
  });
});
