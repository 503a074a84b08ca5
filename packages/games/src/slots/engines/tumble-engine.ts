import type { Draw } from '../../random/draw.ts';
import { type Board, countSymbol, readGrid, spin, tumble } from '../board/board.ts';
import type { TumbleEvaluator } from '../board/evaluator.ts';
import { encodeStrips } from '../board/strips.ts';
import { payScatters, playFreeGames } from '../features/free-games.ts';
import { Round } from '../round.ts';
import type { ScriptWriter } from '../script/script-writer.ts';
import type { TumblingModel } from '../slot-model.ts';
import { SCATTER } from '../symbols.ts';
import type { SlotEngine } from './engine.ts';

/** Plays games whose wins vanish until a board has none, with free games whose multiplier grows. */
export function createTumbleEngine(
  model: TumblingModel,
  board: Board,
  evaluator: TumbleEvaluator,
): SlotEngine {
  const { freeGames, growth, ladder, rows, scatters: prizes } = model;
  const lean = encodeStrips(model.strips.lean);
  const rich = encodeStrips(model.strips.rich);
  const free = encodeStrips(freeGames?.strips ?? []);
  const marks = new Uint8Array(board.cells.length);
  const fallen = new Uint8Array(board.reels);
  const round = new Round(model.cap);
  /** Drops of the current game or feature that won. */
  let wins = 0;

  /** Plays a board until nothing wins and returns its number of scatters, which never vanish. */
  function playOne(
    strips: readonly Uint8Array[],
    multiplierAfter: (wins: number) => number,
    draw: Draw,
    writer: ScriptWriter | null,
  ): number {
    spin(board, strips, rows, draw);
    writer?.drop(readGrid(board), multiplierAfter(wins));
    for (;;) {
      const units = evaluator.unitsOf(board);
      if (units === 0) break;
      const multiplier = multiplierAfter(wins);
      round.add(units * multiplier);
      writer?.wins(evaluator.winsOf(board, multiplier));
      if (round.isCapped) return 0;
      wins += 1;
      evaluator.mark(board, marks);
      tumble(board, strips, marks, fallen);
      writer?.drop(readGrid(board, fallen), multiplierAfter(wins));
    }
    return countSymbol(board, SCATTER);
  }

  const ladderAfter = (won: number): number => ladder[Math.min(won, ladder.length - 1)] ?? 1;
  const climbAfter = (won: number): number => (freeGames?.multiplier ?? 1) + won * growth;

  return {
    round,
    playPaid(isRich, draw, writer) {
      round.begin();
      wins = 0;
      writer?.game();
      const scatters = playOne(isRich ? rich : lean, ladderAfter, draw, writer);
      payScatters(prizes, scatters, round, board, writer);
    },
    playFeature(draw, writer) {
      if (freeGames === null) return;
      wins = 0;
      playFreeGames(freeGames, round, () => playOne(free, climbAfter, draw, writer), writer);
    },
  };
}
