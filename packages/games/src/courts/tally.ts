import { fraction, type Fraction } from '../exact/fraction.ts';
import type { Draw } from '../random/draw.ts';
import { drawWeighted, totalWeight } from '../random/weighted-choice.ts';
import {
  addTo,
  type CourtContest,
  type CourtEnd,
  type CourtRecorder,
  type CourtScore,
  type CourtSide,
  type EndChance,
  NO_SCORE,
} from './court-contest.ts';

/** What a turn can be, with its points, and its weight. */
export type TurnChoices = readonly (readonly [{ readonly call: string; readonly points: number }, number])[];

interface TallyRules {
  /** Quarters, thirds or racks, for show. */
  readonly parts: number;
  /** Of each side, in all parts. */
  readonly turns: number;
  /** @param advantage of the side whose turn it is @param turn from 0; after the last turns it is of a decider */
  choices(advantage: number, turn: number): TurnChoices;
  /** Whether it ends once the side that is behind cannot catch up. */
  readonly endsEarly?: boolean;
}

/** Points that are possible, with their weights. */
type Spread = readonly (readonly [number, bigint])[];

/**
 * Both sides take turns, home first, and add up their points. Equal sides take one more turn each until they differ; that decider
 * gives no points.
 */
export function tally(rules: TallyRules): CourtContest {
  const ends = (advantage: number) =>
    decideTies(
      rules.endsEarly ? endsOfShootOut(rules, advantage) : endsOfPoints(rules, advantage),
      deciderChance(rules, advantage),
    );
  return {
    parts: rules.parts,
    ends,
    chance(advantage) {
      const [home, all] = ends(advantage).reduce<readonly [bigint, bigint]>(
        ([won, sum], { winner, weight }) => [won + (winner === 'home' ? weight : 0n), sum + weight],
        [0n, 0n],
      );
      return fraction(home, all);
    },
    play: (advantage, draw, record) => playTally(rules, advantage, draw, record),
  };
}

interface ScoreChance extends CourtScore {
  readonly weight: bigint;
}

function endsOfPoints(rules: TallyRules, advantage: number): ScoreChance[] {
  const [homeSpread, awaySpread] = [spreadOf(rules, advantage), spreadOf(rules, -advantage)];
  return homeSpread.flatMap(([home, homeWeight]) =>
    awaySpread.map(([away, awayWeight]) => ({ home, away, weight: homeWeight * awayWeight })),
  );
}

/** The points of one side after all its turns. */
function spreadOf({ turns, choices }: TallyRules, advantage: number): Spread {
  let spread = new Map([[0, 1n]]);
  for (let turn = 0; turn < turns; turn++) {
    const next = new Map<number, bigint>();
    for (const [{ points }, weight] of choices(advantage, turn))
      for (const [before, ways] of spread)
        next.set(before + points, (next.get(before + points) ?? 0n) + ways * BigInt(weight));
    spread = next;
  }
  return [...spread];
}

/** The same turn by turn, since not all of them are taken. */
function endsOfShootOut(rules: TallyRules, advantage: number): ScoreChance[] {
  const ended: ScoreChance[] = [];
  let open = new Map<string, ScoreChance>([['0-0', { ...NO_SCORE, weight: 1n }]]);
  for (let turn = 0; turn < 2 * rules.turns; turn++) {
    const side = turn % 2 === 0 ? 'home' : 'away';
    const choices = rules.choices(side === 'home' ? advantage : -advantage, Math.floor(turn / 2));
    const next = new Map<string, ScoreChance>();
    for (const before of open.values())
      for (const [{ points }, share] of choices) {
        const score = addTo(before, side, points);
        const weight = before.weight * BigInt(share);
        const key = `${score.home}-${score.away}`;
        next.set(key, { ...score, weight: (next.get(key)?.weight ?? 0n) + weight });
      }
    // What ended early weighs as if the other turns were taken.
    const all = BigInt(totalWeight(choices));
    for (const [index, { weight, ...score }] of ended.entries())
      ended[index] = { ...score, weight: weight * all };
    for (const [key, chance] of next)
      if (isSettled(rules, chance, turn + 1)) {
        ended.push(chance);
        next.delete(key);
      }
    open = next;
  }
  return [...ended, ...open.values()];
}

/** Whether the side that is behind cannot catch up. @param taken turns of both sides */
function isSettled({ turns }: TallyRules, { home, away }: CourtScore, taken: number): boolean {
  const homeLeft = turns - Math.ceil(taken / 2);
  const awayLeft = turns - Math.floor(taken / 2);
  return home > away + awayLeft || away > home + homeLeft;
}

/** The chance that home wins a decider. */
function deciderChance({ choices, turns }: TallyRules, advantage: number): Fraction {
  let [won, lost] = [0n, 0n];
  for (const [home, homeWeight] of choices(advantage, turns))
    for (const [away, awayWeight] of choices(-advantage, turns)) {
      const weight = BigInt(homeWeight) * BigInt(awayWeight);
      if (home.points > away.points) won += weight;
      else if (home.points < away.points) lost += weight;
    }
  return fraction(won, won + lost);
}

function decideTies(scores: readonly ScoreChance[], { numerator, denominator }: Fraction): EndChance[] {
  return scores.flatMap(({ home, away, weight }) => {
    const end = (winner: CourtSide, share: bigint) => ({
      home,
      away,
      winner,
      first: null,
      weight: weight * share,
    });
    if (home !== away) return [end(home > away ? 'home' : 'away', denominator)];
    return [end('home', numerator), end('away', denominator - numerator)];
  });
}

function playTally(rules: TallyRules, advantage: number, draw: Draw, record?: CourtRecorder): CourtEnd {
  const take = (side: CourtSide, turn: number) =>
    drawWeighted(rules.choices(side === 'home' ? advantage : -advantage, turn), draw);
  let score = NO_SCORE;
  for (let taken = 0; taken < 2 * rules.turns; taken++) {
    if (rules.endsEarly && isSettled(rules, score, taken)) break;
    const side = taken % 2 === 0 ? 'home' : 'away';
    const turn = Math.floor(taken / 2);
    const { call, points } = take(side, turn);
    score = addTo(score, side, points);
    const part = Math.floor((turn * rules.parts) / rules.turns);
    record?.({ side, call, points, part, scores: [score] });
  }
  let decider = NO_SCORE;
  while (score.home === score.away && decider.home === decider.away)
    for (const side of ['home', 'away'] as const) {
      const { call, points } = take(side, rules.turns);
      decider = addTo(decider, side, points);
      record?.({ side, call, points, part: rules.parts, scores: [score, decider] });
    }
  const lead = score.home - score.away || decider.home - decider.away;
  return { ...score, winner: lead > 0 ? 'home' : 'away', first: null };
}
