import { choose } from '../exact/choose.ts';
import { fraction, type Fraction } from '../exact/fraction.ts';
import type { Draw } from '../random/draw.ts';
import type { CourtEnd, CourtRecorder, CourtUnit } from './court-contest.ts';

interface RallyRules {
  /** Points that win, with so many more than the other side. */
  readonly target: number;
  readonly lead: 1 | 2;
  /** What an advantage of one adds to the chance of a point, in ten-thousandths. */
  readonly shift: number;
  /** How points are won, for show: all alike likely. */
  readonly calls: readonly string[];
}

const SHARES = 10_000;

/** Points that are drawn one by one, each with the same chance, until a side has enough of them. */
export function rally(rules: RallyRules): CourtUnit {
  const sharesOf = (advantage: number) => SHARES / 2 + rules.shift * advantage;
  return {
    chance: (advantage) => rallyChance(rules, BigInt(sharesOf(advantage))),
    play: (advantage, draw, record) => playRally(rules, sharesOf(advantage), draw, record),
  };
}

/** @param p chance of a point in ten-thousandths */
function rallyChance({ target, lead }: RallyRules, p: bigint): Fraction {
  const all = BigInt(SHARES);
  const q = all - p;
  const t = BigInt(target);
  // Before both are one point short, home wins with its last point after any order of the others.
  const straight = Array.from({ length: target - 1 }, (_, lost) => {
    const k = BigInt(lost);
    return choose(target - 1 + lost, lost) * p ** t * q ** k * all ** (t - 2n - k);
  }).reduce((sum, ways) => sum + ways, 0n);
  const level = choose(2 * target - 2, target - 1) * (p * q) ** (t - 1n);
  // From there one point decides, or two in a row: then a point each changes nothing.
  const last = lead === 1 ? fraction(p, all) : fraction(p * p, p * p + q * q);
  const games = all ** (2n * t - 2n);
  return fraction(straight * last.denominator + level * last.numerator, games * last.denominator);
}

function playRally(
  { target, lead, calls }: RallyRules,
  shares: number,
  draw: Draw,
  record?: CourtRecorder,
): CourtEnd {
  let [home, away] = [0, 0];
  for (;;) {
    const side = draw(SHARES) < shares ? 'home' : 'away';
    if (side === 'home') home++;
    else away++;
    record?.({ side, call: calls[draw(calls.length)] ?? '', points: 1, part: 0, scores: [{ home, away }] });
    if (Math.max(home, away) >= target && Math.abs(home - away) >= lead)
      return { home, away, winner: side, first: null };
  }
}
