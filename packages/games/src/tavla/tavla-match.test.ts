import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { choosePlay, type Strength } from './choose-play.ts';
import {
  deadlineOf,
  decidePlay,
  decideResignation,
  decideRoll,
  decideRollOff,
  decideTimeUp,
  type TavlaProblem,
  TavlaRefused,
} from './decide-turn.ts';
import { createDiceChain } from './dice-chain.ts';
import { legalPlays } from './legal-plays.ts';
import { pipCount, placeCheckers, pointsAgainst, type Side, START_POSITION } from './position.ts';
import { commissionOf, settleTavla } from './settle-tavla.ts';
import { PLAIN_RULES } from './step.ts';
import type { TavlaEvent, TavlaHistory, TavlaSetup, TavlaTerms } from './tavla-events.ts';
import { applyEvent, replayTavla, type TavlaMatch } from './tavla-match.ts';
import type { RollSource, TavlaRoll } from './tavla-roll.ts';
import { findWrongRoll } from './verify-rolls.ts';

const terms: TavlaTerms = {
  points: 1,
  rules: PLAIN_RULES,
  turnMs: 30_000,
  bankMs: 60_000,
  missedTurns: 3,
};
const secretOf = (name: string) => createHash('sha256').update(name).digest();
const chain = createDiceChain(secretOf('tavla'), 1_000);
const setup: TavlaSetup = { terms, commitment: chain.commitment, salt: 'white-part black-part' };
const chainRolls = chain.rollsWith(setup.salt);

/** A match as a table has it: events so far and what they lead to. */
class Table {
  readonly events: TavlaEvent[] = [{ type: 'opened', atMs: 0 }];
  match: TavlaMatch;
  readonly setup: TavlaSetup;
  readonly rolls: RollSource;

  constructor(own: Partial<TavlaTerms> = {}, rolls: RollSource = chainRolls) {
    this.setup = { ...setup, terms: { ...terms, ...own } };
    this.rolls = rolls;
    this.match = replayTavla(this.history);
  }

  get history(): TavlaHistory {
    return { setup: this.setup, events: this.events };
  }

  add(events: readonly TavlaEvent[]): this {
    for (const event of events) {
      this.match = applyEvent(this.match, event);
      this.events.push(event);
    }
    return this;
  }

  /** Plays on until the end, a second for each thing that is done. */
  playOut(strengths: Readonly<Record<Side, Strength>>): this {
    for (let atMs = 1_000; this.match.phase !== 'over'; atMs += 1_000) this.add(this.next(strengths, atMs));
    return this;
  }

  next(strengths: Readonly<Record<Side, Strength>>, atMs: number): TavlaEvent[] {
    const { turn, dice, position, terms: own } = this.match;
    if (turn === null) return decideRollOff(this.match, this.rolls, atMs);
    if (dice === null) return decideRoll(this.match, turn, this.rolls, atMs);
    return decidePlay(this.match, turn, choosePlay(position, turn, dice, strengths[turn], own.rules), atMs);
  }
}

/** Rolls without a chain, for many games. */
function fastRolls(seed: number): RollSource {
  const draw = createFastDraw(seed);
  return (roll): TavlaRoll => ({ roll, seed: '', dice: [draw(6) + 1, draw(6) + 1] });
}

const givenRolls =
  (...dice: [number, number][]): RollSource =>
  (roll) => {
    const given = dice[roll - 1];
    return given === undefined ? null : { roll, seed: '', dice: given };
  };

function problemOf(act: () => unknown): TavlaProblem | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof TavlaRefused) return error.problem;
    throw error;
  }
}

describe('a thousand games between opponents', () => {
  const strengths = { white: 'careful', black: 'beginner' } as const;
  const tables = Array.from({ length: 1_000 }, (_, seed) =>
    new Table({}, fastRolls(seed)).playOut(strengths),
  );
  const results = tables.map(({ match }) => match.result);

  it('all end with a winner by points', () => {
    for (const { match } of tables) {
      expect(match.result).toMatchObject({ ended: 'won', by: 'points' });
      const winner = match.result?.ended === 'won' ? match.result.winner : 'white';
      const loser = winner === 'white' ? 'black' : 'white';
      expect(match.position[winner][0]).toBe(15);
      expect(match.position[loser][0]).toBeLessThan(15);
      expect(match.score).toMatchObject({ [winner]: pointsAgainst(match.position[loser]), [loser]: 0 });
    }
  });
  it('are won more often by the careful one, and sometimes by mars', () => {
    const wins = results.filter((result) => result?.ended === 'won' && result.winner === 'white').length;
    // Five standard errors above an even chance are 579.
    expect(wins).toBeGreaterThan(600);
    expect(tables.filter(({ match }) => match.score.white + match.score.black === 2).length).toBeGreaterThan(
      50,
    );
  });
  it('keep 15 checkers on each side after every event', () => {
    for (const { events, setup: own } of tables.slice(0, 5)) {
      for (let count = 1; count <= events.length; count++) {
        const { position } = replayTavla({ setup: own, events: events.slice(0, count) });
        for (const checkers of Object.values(position)) {
          expect(checkers.reduce((sum, next) => sum + next)).toBe(15);
        }
      }
    }
  });
  it('are the same when they are replayed from stored text', () => {
    for (const { history, match } of tables) {
      expect(replayTavla(JSON.parse(JSON.stringify(history)) as TavlaHistory)).toEqual(match);
    }
  });
});

describe('a match to points', () => {
  it('goes on with a roll-off until a side has them, mars counting 2', () => {
    const table = new Table({ points: 5 }, fastRolls(3)).playOut({ white: 'careful', black: 'careful' });
    const { score, game, result } = table.match;
    const winner = result?.ended === 'won' ? result.winner : null;
    expect(winner === null ? 0 : score[winner]).toBeGreaterThanOrEqual(5);
    expect(winner === null ? 9 : score[winner === 'white' ? 'black' : 'white']).toBeLessThan(5);
    const openings = table.events.filter(
      (event) => event.type === 'rolled-off' && event.dice[0] !== event.dice[1],
    );
    expect(openings).toHaveLength(game);
  });
  it('counts mars only if the loser has borne off nothing', () => {
    expect(pointsAgainst(START_POSITION.black)).toBe(2);
    expect(pointsAgainst(placeCheckers({ 25: 1, 3: 13 }))).toBe(1);
  });
});

describe('the opening', () => {
  it('is rolled again for equal dice, and the higher one begins with a new roll', () => {
    const table = new Table({}, givenRolls([4, 4], [2, 5], [6, 1]));
    table.add(decideRollOff(table.match, table.rolls, 10));
    expect(table.events.slice(1).map(({ type }) => type)).toEqual(['rolled-off', 'rolled-off']);
    expect(table.match).toMatchObject({ phase: 'roll', turn: 'black', dice: null, rolls: 2 });
    expect(problemOf(() => decideRollOff(table.match, table.rolls, 20))).toBe('turn');
    table.add(decideRoll(table.match, 'black', table.rolls, 20));
    expect(table.match).toMatchObject({ phase: 'play', turn: 'black', dice: [6, 1] });
  });
});

describe('a turn', () => {
  const begun = () => {
    const table = new Table({}, givenRolls([5, 2], [3, 1], [6, 5], [4, 2], [6, 6], [5, 4]));
    return table.add(decideRollOff(table.match, table.rolls, 0));
  };
  const opening = [
    { from: 8, die: 3 },
    { from: 6, die: 1 },
  ];

  it('is refused to the other side, in another order, or with an illegal play', () => {
    const table = begun();
    expect(problemOf(() => decideRoll(table.match, 'black', table.rolls, 1))).toBe('turn');
    expect(problemOf(() => decidePlay(table.match, 'white', opening, 1))).toBe('turn');
    table.add(decideRoll(table.match, 'white', table.rolls, 1));
    expect(problemOf(() => decideRoll(table.match, 'white', table.rolls, 1))).toBe('turn');
    expect(problemOf(() => decidePlay(table.match, 'white', opening.slice(1), 1))).toBe('illegal');
    expect(problemOf(() => decidePlay(table.match, 'black', opening, 1))).toBe('turn');
    table.add(decidePlay(table.match, 'white', opening, 1));
    expect(table.match.turn).toBe('black');
    expect(pipCount(table.match.position.white)).toBe(163);
  });
  it('takes its time first, then the bank', () => {
    const table = begun();
    expect(deadlineOf(table.match)).toBe(90_000);
    table.add(decideRoll(table.match, 'white', table.rolls, 29_000));
    table.add(decidePlay(table.match, 'white', opening, 35_000));
    expect(table.match.bankMs).toEqual({ white: 55_000, black: 60_000 });
    expect(deadlineOf(table.match)).toBe(125_000);
    expect(problemOf(() => decideRoll(table.match, 'black', table.rolls, 125_000))).toBe('late');
    expect(decideTimeUp(table.match, table.rolls, 124_999)).toEqual([]);
  });
  it('is played by rule when its time is up, which empties the bank', () => {
    const table = begun();
    table.add(decideTimeUp(table.match, table.rolls, 90_000));
    expect(table.events.slice(-2)).toMatchObject([
      { type: 'rolled', side: 'white', by: 'time' },
      { type: 'played', side: 'white', by: 'time' },
    ]);
    expect(table.match).toMatchObject({ turn: 'black', missed: { white: 1 }, bankMs: { white: 0 } });
    table.add(decideRoll(table.match, 'black', table.rolls, 100_000));
    table.add(decideTimeUp(table.match, table.rolls, 180_000));
    expect(table.match).toMatchObject({ turn: 'white', missed: { white: 1, black: 1 } });
    table.add(table.next({ white: 'careful', black: 'careful' }, 181_000));
    table.add(table.next({ white: 'careful', black: 'careful' }, 182_000));
    expect(table.match.missed).toEqual({ white: 0, black: 1 });
  });
  it('ends with the roll if no die can be played', () => {
    const table = begun();
    const closed = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 3 };
    const position = { white: placeCheckers({ 25: 1, 10: 14 }), black: placeCheckers(closed) };
    const events = decideRoll({ ...table.match, position }, 'white', table.rolls, 1);
    expect(events).toMatchObject([{ type: 'rolled' }, { type: 'played', play: [], by: 'player' }]);
    expect(events.reduce(applyEvent, { ...table.match, position })).toMatchObject({
      turn: 'black',
      phase: 'roll',
    });
  });
});

describe('a side that stays away', () => {
  it('loses the match with its third turn in a row', () => {
    const table = new Table({}, fastRolls(5));
    table.add(decideRollOff(table.match, table.rolls, 0));
    const away = table.match.turn ?? 'white';
    const strengths = { white: 'careful', black: 'careful' } as const;
    for (let atMs = 0; table.match.phase !== 'over';) {
      const isAway = table.match.turn === away;
      atMs = isAway ? (deadlineOf(table.match) ?? 0) : atMs + 1_000;
      table.add(isAway ? decideTimeUp(table.match, table.rolls, atMs) : table.next(strengths, atMs));
    }
    const winner = away === 'white' ? 'black' : 'white';
    expect(table.match.result).toEqual({ ended: 'won', winner, by: 'time' });
    expect(table.events.filter((event) => event.type === 'played' && event.by === 'time')).toHaveLength(2);
  });
  it('does not lose it if nobody is there', () => {
    const table = new Table({}, fastRolls(5));
    table.add(decideRollOff(table.match, table.rolls, 0));
    while (table.match.phase !== 'over') {
      table.add(decideTimeUp(table.match, table.rolls, deadlineOf(table.match) ?? 0));
    }
    expect(table.match.result).toEqual({ ended: 'cancelled', reason: 'both-away' });
  });
});

describe('the end of a match', () => {
  it('comes when a side gives up, whoever has the turn', () => {
    const table = new Table();
    table.add(decideRollOff(table.match, table.rolls, 0)).add(decideResignation(table.match, 'white', 1));
    expect(table.match.result).toEqual({ ended: 'won', winner: 'black', by: 'resignation' });
    expect(problemOf(() => decideResignation(table.match, 'black', 2))).toBe('over');
    expect(problemOf(() => decideRoll(table.match, 'black', table.rolls, 2))).toBe('over');
    expect(problemOf(() => decideRollOff(table.match, table.rolls, 2))).toBe('over');
    expect(() => applyEvent(table.match, { type: 'cancelled', atMs: 3, reason: 'house' })).toThrow(
      RangeError,
    );
  });
  it('comes without a winner when the house cancels it or there are no more dice', () => {
    const cancelled = new Table().add([{ type: 'cancelled', atMs: 1, reason: 'house' }]);
    expect(cancelled.match.result).toEqual({ ended: 'cancelled', reason: 'house' });
    const short = new Table({}, createDiceChain(secretOf('short'), 5).rollsWith('salt'));
    short.playOut({ white: 'beginner', black: 'beginner' });
    expect(short.match.result).toEqual({ ended: 'cancelled', reason: 'no-dice' });
  });
  it.each([
    ['an opening in a turn', { type: 'rolled-off', atMs: 1, roll: 2, seed: '', dice: [1, 2] }],
    [
      'a roll that leaves one out',
      { type: 'rolled', atMs: 1, roll: 3, seed: '', dice: [1, 2], side: 'white', by: 'player' },
    ],
    [
      'a roll of the other side',
      { type: 'rolled', atMs: 1, roll: 2, seed: '', dice: [1, 2], side: 'black', by: 'player' },
    ],
    ['a play before the roll', { type: 'played', atMs: 1, side: 'white', play: [], by: 'player' }],
    ['a time-out of the other side', { type: 'timed-out', atMs: 1, side: 'black' }],
    ['a second beginning', { type: 'opened', atMs: 1 }],
  ] satisfies [string, TavlaEvent][])('does not follow from %s', (_, event) => {
    const { match } = new Table().add([{ type: 'rolled-off', atMs: 0, roll: 1, seed: '', dice: [5, 2] }]);
    expect(() => applyEvent(match, event)).toThrow(RangeError);
  });
  it('needs a beginning', () => {
    expect(() => replayTavla({ setup, events: [] })).toThrow(RangeError);
  });
});

describe('stakes', () => {
  const stakes = { stakeMinor: 10_001n, commissionBasisPoints: 500 };
  it('go to the winner without the commission, which is rounded down', () => {
    expect(commissionOf(stakes)).toBe(1_000n);
    expect(settleTavla({ ended: 'won', winner: 'black', by: 'time' }, stakes)).toEqual({
      payMinor: { white: 0n, black: 19_002n },
      commissionMinor: 1_000n,
    });
    expect(settleTavla({ ended: 'won', winner: 'white', by: 'points' }, stakes).payMinor.white).toBe(19_002n);
  });
  it('all go back from a cancelled match', () => {
    expect(settleTavla({ ended: 'cancelled', reason: 'house' }, stakes)).toEqual({
      payMinor: { white: 10_001n, black: 10_001n },
      commissionMinor: 0n,
    });
  });
});

describe('the dice', () => {
  const table = new Table().playOut({ white: 'careful', black: 'careful' });
  const { history } = table;
  const wrongIn = (change: (event: TavlaEvent & TavlaRoll) => Partial<TavlaRoll>, at: number) =>
    findWrongRoll({
      ...history,
      events: history.events.map((event) =>
        'roll' in event && event.roll === at ? { ...event, ...change(event) } : event,
      ),
    });

  it('of a whole match are of the chain', async () => {
    expect(table.match.result?.ended).toBe('won');
    expect(await findWrongRoll(history)).toBeNull();
  });
  it('are found wrong if anything of them was changed', async () => {
    const { seed } = chainRolls(9) ?? { seed: '' };
    expect(await wrongIn(({ dice: [first, second] }) => ({ dice: [(first % 6) + 1, second] }), 7)).toBe(7);
    expect(await wrongIn(({ dice: [first, second] }) => ({ dice: [first, (second % 6) + 1] }), 2)).toBe(2);
    expect(await wrongIn(() => ({ seed }), 4)).toBe(4);
    expect(await wrongIn(() => ({ seed: 'no seed' }), 4)).toBe(4);
    expect(await findWrongRoll({ ...history, setup: { ...setup, salt: 'other' } })).not.toBeNull();
    expect(await findWrongRoll({ ...history, setup: { ...setup, commitment: seed } })).toBe(1);
    const without = history.events.filter((event) => !('roll' in event && event.roll === 5));
    expect(await findWrongRoll({ ...history, events: without })).toBe(6);
  });
  it('have each of the 36 rolls equally often', () => {
    const many = createDiceChain(secretOf('fair'), 7_200).rollsWith('salt');
    const counts = new Map<string, number>();
    for (let roll = 1; roll <= 7_200; roll++) {
      const key = many(roll)?.dice.join('') ?? '';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(counts.size).toBe(36);
    // 35 degrees of freedom, and five standard deviations.
    expect(chiSquared).toBeLessThan(35 + 5 * Math.sqrt(70));
    expect(many(7_201)).toBeNull();
  });
});

describe('an opponent', () => {
  it('plays a legal play, also by the rule of no hit and run', () => {
    const rules = { hitAndRunAtHome: false };
    const table = new Table({ rules }, fastRolls(8)).playOut({ white: 'careful', black: 'beginner' });
    expect(table.match.result).toMatchObject({ by: 'points' });
  });
  it('makes the points that books recommend', () => {
    const landings = (dice: [number, number]) =>
      choosePlay(START_POSITION, 'white', dice, 'careful')
        .map(({ from, die }) => from - die)
        .toSorted((a, b) => a - b);
    expect(landings([3, 1])).toEqual([5, 5]);
    expect(landings([4, 2])).toEqual([4, 4]);
    expect(landings([6, 1])).toEqual([7, 7]);
  });
  it('has nothing to play where no die can be played', () => {
    const position = { white: placeCheckers({ 25: 1 }), black: placeCheckers({ 3: 2 }) };
    expect(legalPlays(position, 'white', [3, 3])).toEqual([]);
    expect(choosePlay(position, 'white', [3, 3], 'careful')).toEqual([]);
  });
});
