import type { SeedTree } from './seed-tree.ts';

/** Logarithms of strength, 0 for an average competitor. */
export interface Strength {
  /** In all. */
  readonly level: number;
  readonly attack: number;
  /** The better, the higher. */
  readonly defence: number;
}

/** So that favourites of 1.15 are rare and of 1.30 usual, as in real leagues. */
const SPREAD = 0.27;
/** Correlation of attack and defence with the level. */
const BOND = 0.8;
const OWN = Math.sqrt(1 - BOND * BOND);

/** How strong competitors are: log-normal, fixed by the seed. */
export class Strengths {
  readonly #seeds: SeedTree;
  readonly #known = new Map<string, Strength>();

  constructor(seeds: SeedTree) {
    this.#seeds = seeds;
  }

  of(competitorId: string): Strength {
    const known = this.#known.get(competitorId);
    if (known) return known;
    const [level] = this.#seeds.normals(`level ${competitorId}`);
    const [attack, defence] = this.#seeds.normals(`kind ${competitorId}`);
    const strength = {
      level: SPREAD * level,
      attack: SPREAD * (BOND * level + OWN * attack),
      defence: SPREAD * (BOND * level + OWN * defence),
    };
    this.#known.set(competitorId, strength);
    return strength;
  }
}
