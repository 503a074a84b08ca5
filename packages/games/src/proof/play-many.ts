import type { Draw } from '../random/draw.ts';
import { judgeReturn, type ReturnProof } from './judge-return.ts';
import type { ProvableGame } from './provable-game.ts';

/** @param rounds at least 2 */
export function playMany(game: ProvableGame, draw: Draw, rounds: number): ReturnProof {
  const play = game.start(draw);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const pays = play() / 100;
    sum += pays;
    squares += pays * pays;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(Math.max(0, (squares - sum * mean) / (rounds - 1)));
  const errorOfMean = (game.standardDeviation ?? deviation) / Math.sqrt(rounds);
  return judgeReturn({
    name: game.name,
    rounds,
    stated: game.stated,
    mean,
    deviation,
    standardError: Math.hypot(errorOfMean, game.statedError),
  });
}
