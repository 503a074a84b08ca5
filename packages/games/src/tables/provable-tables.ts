import type { Draw } from '../random/draw.ts';
import { createBaccarat } from './baccarat/baccarat.ts';
import { playManyBlackjack } from './blackjack/play-blackjack.ts';
import { createBoomLadder } from './boom-ladder/boom-ladder.ts';
import { createDragonTiger } from './dragon-tiger/dragon-tiger.ts';
import type { ReturnProof } from './exact/judge-return.ts';
import { createMoneyWheel } from './money-wheel/money-wheel.ts';
import { createRoulette } from './roulette/roulette.ts';
import { createSicBo } from './sic-bo/sic-bo.ts';
import { playManySpots } from './spots/play-many.ts';
import type { SpotGame } from './spots/spot-game.ts';
import { createSweetWheel } from './sweet-wheel/sweet-wheel.ts';

/** A table whose returns a simulation proves: one bet of each kind in every round. */
export interface ProvableTable {
  readonly name: string;
  readonly playMany: (run: { rounds: number; draw: Draw }) => ReturnProof[];
}

function provable<Result, Outcome>(game: SpotGame<Result, Outcome>): ProvableTable {
  return { name: game.name, playMany: (run) => playManySpots(game, run) };
}

export const provableTables: readonly ProvableTable[] = [
  provable(createRoulette()),
  { name: 'blackjack', playMany: (run) => [playManyBlackjack(run)] },
  provable(createBaccarat()),
  provable(createDragonTiger()),
  provable(createSicBo()),
  provable(createMoneyWheel()),
  provable(createSweetWheel()),
  provable(createBoomLadder()),
];
