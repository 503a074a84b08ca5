import { choose } from '../exact/choose.ts';
import { fraction } from '../exact/fraction.ts';
import type { Draw } from '../random/draw.ts';
import {
  addTo,
  type CourtContest,
  type CourtEnd,
  type CourtEvent,
  type CourtRecorder,
  type CourtScore,
  type CourtSide,
  type CourtUnit,
  type EndChance,
  NO_SCORE,
  otherSide,
} from './court-contest.ts';

interface SeriesRules {
  readonly wins: number;
  readonly unit: CourtUnit;
  readonly decider: CourtUnit;
}

/** Sets, legs, frames or games until a side has won so many of them. @param decider the last one, if both are one short */
export function series(wins: number, unit: CourtUnit, decider: CourtUnit = unit): CourtContest {
  const rules = { wins, unit, decider };
  const ends = (advantage: number) => endsOf(rules, advantage);
  return {
    parts: null,
    ends,
    chance(advantage) {
      const all = ends(advantage);
      const home = all.filter(({ winner }) => winner === 'home');
      return fraction(weightOf(home), weightOf(all));
    },
    play: (advantage, draw, record) => playSeries(rules, advantage, draw, record),
  };
}

const weightOf = (ends: readonly EndChance[]): bigint => ends.reduce((sum, { weight }) => sum + weight, 0n);

function endsOf({ wins, unit, decider }: SeriesRules, advantage: number): EndChance[] {
  const one = unit.chance(advantage);
  const last = decider.chance(advantage);
  const share = {
    home: [one.numerator, last.numerator],
    away: [one.denominator - one.numerator, last.denominator - last.numerator],
  } as const;
  return (['home', 'away'] as const).flatMap((winner) =>
    Array.from({ length: wins }, (_, lost) => lost).flatMap((lost) => {
      const [won, wonLast] = share[winner];
      const [other] = share[otherSide(winner)];
      const isLong = lost === wins - 1;
      // The weights of all ends have the same sum: 2 · wins − 2 units and a decider.
      const order = isLong
        ? (won * other) ** BigInt(lost) * wonLast
        : won ** BigInt(wins) *
          other ** BigInt(lost) *
          one.denominator ** BigInt(wins - 2 - lost) *
          last.denominator;
      const score = { [winner]: wins, [otherSide(winner)]: lost } as Record<CourtSide, number>;
      const end = (first: CourtSide, orders: bigint) => ({ ...score, winner, first, weight: orders * order });
      return [
        end(winner, choose(wins - 2 + lost, lost)),
        end(otherSide(winner), choose(wins - 2 + lost, lost - 1)),
      ].filter(({ weight }) => weight > 0n);
    }),
  );
}

function playSeries(
  { wins, unit, decider }: SeriesRules,
  advantage: number,
  draw: Draw,
  record?: CourtRecorder,
): CourtEnd {
  let score = NO_SCORE;
  let first: CourtSide | null = null;
  for (let part = 0; ; part++) {
    const before = score;
    /** The last event so far: if it wins the set, it shows the new score. */
    let last: CourtEvent | null = null;
    const show = (now: CourtScore) => last && record?.({ ...last, part, scores: [now, ...last.scores] });
    const hold = (event: CourtEvent) => {
      show(before);
      last = event;
    };
    const isLast = part === 2 * wins - 2;
    const { winner } = (isLast ? decider : unit).play(advantage, draw, record && hold);
    score = addTo(score, winner);
    show(score);
    first ??= winner;
    if (score[winner] === wins) return { ...score, winner, first };
  }
}
