import type { PrizeWeights } from './prize-weights.ts';
import { BOWL, COLORS, FIRST_PRIZE, MOST_TUMBLES, popOf, remainOf } from './tumbles.ts';

/** A bowl by the counts of its colours, in descending order since no colour differs, with what was won so far. */
interface Path {
  readonly counts: readonly number[];
  readonly prize: number;
  weight: bigint;
}

/** Each fall divides the chances by this, whether it fills the whole bowl or a part of it. */
const CHANCES = BigInt(COLORS) ** BigInt(BOWL);

const NO_CANDIES: readonly number[] = Array.from({ length: COLORS }, () => 0);
/** By the number of candies that fall. */
const FALLS_OF = Array.from({ length: BOWL + 1 }, (_, candies) => fallsOf(candies));

/** All prizes of the bowl: a walk over its states from fall to fall. */
export function tumbleWeights(): PrizeWeights {
  const prizes = new Map<number, bigint>();
  const finish = (prize: number, weight: bigint) => prizes.set(prize, (prizes.get(prize) ?? 0n) + weight);
  let paths = fall(new Map(), { counts: NO_CANDIES, prize: FIRST_PRIZE, weight: 1n }, BOWL);
  for (let tumble = 1; tumble <= MOST_TUMBLES; tumble++) {
    const next = new Map<string, Path>();
    for (const { counts, prize, weight } of paths.values()) {
      const pop = popOf(counts);
      if (pop.candies === 0) finish(prize, weight * CHANCES ** BigInt(MOST_TUMBLES + 1 - tumble));
      else fall(next, { counts: remainOf(counts), prize: prize + pop.prize * tumble, weight }, pop.candies);
    }
    paths = next;
  }
  for (const { prize, weight } of paths.values()) finish(prize, weight);
  return prizes;
}

/** Lets candies fall in all ways, and adds the paths to `paths`. */
function fall(paths: Map<string, Path>, from: Path, candies: number): Map<string, Path> {
  const scale = BigInt(COLORS) ** BigInt(BOWL - candies);
  for (const { fallen, ways } of FALLS_OF[candies] ?? []) {
    const counts = from.counts.map((count, color) => count + (fallen[color] ?? 0)).toSorted((a, b) => b - a);
    const weight = from.weight * ways * scale;
    const key = `${counts.join()} ${from.prize}`;
    const found = paths.get(key);
    if (found) found.weight += weight;
    else paths.set(key, { counts, prize: from.prize, weight });
  }
  return paths;
}

/** Counts of each colour, and how many orders of candies have them. */
interface Fall {
  readonly fallen: readonly number[];
  ways: bigint;
}

/** Ways in which some candies can have colours. */
function fallsOf(candies: number): Fall[] {
  let falls = new Map<string, Fall>([['', { fallen: NO_CANDIES, ways: 1n }]]);
  for (let candy = 0; candy < candies; candy++) {
    const next = new Map<string, Fall>();
    for (const { fallen, ways } of falls.values()) {
      for (let color = 0; color < COLORS; color++) {
        const counts = fallen.with(color, (fallen[color] ?? 0) + 1);
        const found = next.get(counts.join());
        if (found) found.ways += ways;
        else next.set(counts.join(), { fallen: counts, ways });
      }
    }
    falls = next;
  }
  return [...falls.values()];
}
