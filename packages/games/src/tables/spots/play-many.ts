import type { Draw } from '../../random/draw.ts';
import { toNumber } from '../exact/fraction.ts';
import { judgeReturn, type ReturnProof } from '../exact/judge-return.ts';
import { spotEdgesOf, type SpotEdge } from './edges.ts';
import { type SpotGame, spotOf } from './spot-game.ts';

/**
 * Plays rounds with one unit on each of some spots and compares what came back with the exact return.
 *
 * @param spots one of each kind and pay by default
 */
export function playManySpots<Result, Outcome>(
  game: SpotGame<Result, Outcome>,
  { rounds, draw, spots }: { rounds: number; draw: Draw; spots?: readonly string[] },
): ReturnProof[] {
  const edges = spotEdgesOf(game);
  const played =
    spots === undefined ? oneOfEachKind(edges) : edges.filter(({ spot }) => spots.includes(spot));
  const tallies = played.map((edge) => ({ edge, spot: spotOf(game, edge.spot), hundredths: 0 }));
  for (let round = 0; round < rounds; round++) {
    const outcome = game.outcomeOf(game.drawResult(draw));
    for (const tally of tallies) tally.hundredths += tally.spot.payback(outcome);
  }
  return tallies.map(({ edge, hundredths }) =>
    judgeReturn({
      name: `${game.name} ${edge.spot}`,
      stated: toNumber(edge.payback),
      deviation: edge.deviation,
      rounds,
      mean: hundredths / 100 / rounds,
    }),
  );
}

function oneOfEachKind(edges: readonly SpotEdge[]): SpotEdge[] {
  const byKind = new Map<string, SpotEdge>();
  for (const edge of edges) {
    const key = `${edge.kind} ${edge.pays}`;
    if (!byKind.has(key)) byKind.set(key, edge);
  }
  return [...byKind.values()];
}
