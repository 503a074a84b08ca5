import type { DemoGame } from './game.ts';

/** How far apart two games with the same trait should be, and the cost if they aren't. */
const rules: readonly { of: (game: DemoGame) => string; distance: number; cost: number }[] = [
  { of: (game) => game.picture.composition, distance: 1, cost: 1_000 },
  { of: (game) => heroOf(game), distance: 12, cost: 300 },
  { of: (game) => game.studio, distance: 3, cost: 60 },
  { of: (game) => game.picture.palette, distance: 2, cost: 40 },
  { of: (game) => game.picture.composition, distance: 3, cost: 12 },
];

/** Number of candidates for the next place: enough to find a different one, few enough to keep the order. */
const WINDOW = 120;

/** Cost of moving a game up by one place. */
const DELAY_COST = 0.1;

/** The symbol without its metal: a gold and a silver wolf are the same animal. */
function heroOf(game: DemoGame): string {
  return game.picture.hero.split(':').slice(0, 2).join(':');
}

/**
 * Orders games by rank, then moves each as little as necessary so that no neighbours share composition, hero, studio or
 * colours.
 */
export function arrange(games: readonly DemoGame[]): DemoGame[] {
  const waiting = [...games];
  const placed: DemoGame[] = [];
  while (waiting.length > 0) {
    const candidates = waiting.slice(0, WINDOW);
    let best = 0;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const [place, candidate] of candidates.entries()) {
      const delay = place * DELAY_COST;
      if (delay >= bestCost) break;
      const cost = delay + clash(placed, candidate);
      if (cost < bestCost) {
        best = place;
        bestCost = cost;
      }
    }
    placed.push(...waiting.splice(best, 1));
  }
  return placed;
}

function clash(placed: readonly DemoGame[], candidate: DemoGame): number {
  return rules.reduce((cost, rule) => {
    const trait = rule.of(candidate);
    const meets = placed.slice(-rule.distance).some((neighbour) => rule.of(neighbour) === trait);
    return meets ? cost + rule.cost : cost;
  }, 0);
}

/** Whether two neighbours look too similar. */
export function areSimilar(one: DemoGame | undefined, other: DemoGame): boolean {
  return (
    one !== undefined &&
    (one.picture.composition === other.picture.composition ||
      heroOf(one) === heroOf(other) ||
      one.studio === other.studio)
  );
}
