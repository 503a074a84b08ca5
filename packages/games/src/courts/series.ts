import { choose } from '../exact/choose.ts';
import { fraction } from '../exact/fraction.ts';
import type { Draw } from '../random/draw.ts';
import {
  addTo,
  type CourtContest,
  type CourtEvent,
  type CourtSide,
  type CourtUnit,
  type EndChance,
  NO_SCORE,
  otherSide,
  type PlayedCourt,
} from './court-contest.ts';

/** Sets, legs, frames or games until a side has won so many of them. @param decider the last one, if both are one short */
export function series(wins: number, unit: CourtUnit, decider: CourtUnit = unit): CourtContest {
  const ends = (advantage: number) => endsOf(wins, unit, decider, advantage);
  return {
    parts: null,
    ends,
    chance(advantage) {
      const all = ends(advantage);
      const home = all.filter(({ winner }) => winner === 'home');
      return fraction(weightOf(home), weightOf(all));
    },
    play: (advantage, draw) => playSeries(wins, unit, decider, advantage, draw),
  };
}

const weightOf = (ends: readonly EndChance[]): bigint => ends.reduce((sum, { weight }) => sum + weight, 0n);

function endsOf(wins: number, unit: CourtUnit, decider: CourtUnit, advantage: number): EndChance[] {
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
  wins: number,
  unit: CourtUnit,
  decider: CourtUnit,
  advantage: number,
  draw: Draw,
): PlayedCourt {
  const events: CourtEvent[] = [];
  let score = NO_SCORE;
  let first: CourtSide | null = null;
  for (let part = 0; ; part++) {
    const isLast = part === 2 * wins - 2;
    const played = (isLast ? decider : unit).play(advantage, draw);
    const { winner } = played.end;
    const before = score;
    score = addTo(score, winner);
    first ??= winner;
    for (const [index, event] of played.events.entries()) {
      const now = index === played.events.length - 1 ? score : before;
      events.push({ ...event, part, scores: [now, ...event.scores] });
    }
    if (score[winner] === wins) return { end: { ...score, winner, first }, events };
  }
}
