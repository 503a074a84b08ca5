import { type ProvableGame, provableBet } from '../../proof/provable-game.ts';
import { spotEdgesOf, type SpotEdge } from './edges.ts';
import { type SpotGame, spotOf } from './spot-game.ts';

/**
 * One bet of each kind and pay of a table.
 *
 * @param name if the table has other rules than the usual ones of its game
 */
export function provableSpots<Result, Outcome>(
  game: SpotGame<Result, Outcome>,
  name = game.name,
): ProvableGame[] {
  return oneOfEachKind(spotEdgesOf(game)).map((edge) => {
    const { payback } = spotOf(game, edge.spot);
    return provableBet(`${name}, ${edge.spot}`, edge, (draw) =>
      payback(game.outcomeOf(game.drawResult(draw))),
    );
  });
}

function oneOfEachKind(edges: readonly SpotEdge[]): SpotEdge[] {
  const byKind = new Map<string, SpotEdge>();
  for (const edge of edges) {
    const key = `${edge.kind} ${edge.pays}`;
    if (!byKind.has(key)) byKind.set(key, edge);
  }
  return [...byKind.values()];
}
