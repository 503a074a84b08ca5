import type { Draw } from '../../random/draw.ts';
import { countSymbol, createBoard, readGrid, spin } from '../board/board.ts';
import type { Evaluator } from '../board/evaluator.ts';
import { encodeStrips } from '../board/strips.ts';
import { payScatters, playFreeGames } from '../features/free-games.ts';
import { Round } from '../round.ts';
import type { ScriptWriter } from '../script/script-writer.ts';
import type { WindowModel } from '../slot-model.ts';
import { SCATTER } from '../symbols.ts';
import type { SlotEngine } from './engine.ts';

/** Plays games whose boards come to rest once, with free games. */
export function createWindowEngine(model: WindowModel, evaluator: Evaluator): SlotEngine {
  const { freeGames, rows, scatters: prizes } = model;
  const lean = encodeStrips(model.strips.lean);
  const rich = encodeStrips(model.strips.rich);
  const free = encodeStrips(freeGames?.strips ?? []);
  const board = createBoard(lean.length, rows);
  const round = new Round(model.cap);

  /** Plays one game and returns its number of scatters. */
  function playOne(
    strips: readonly Uint8Array[],
    multiplier: number,
    draw: Draw,
    writer: ScriptWriter | null,
  ): number {
    spin(board, strips, rows, draw);
    round.add(evaluator.unitsOf(board) * multiplier);
    if (writer !== null) {
      writer.drop(readGrid(board), multiplier);
      writer.wins(evaluator.winsOf(board, multiplier));
    }
    return countSymbol(board, SCATTER);
  }

  return {
    round,
    playPaid(isRich, draw, writer) {
      round.begin();
      writer?.game();
      const scatters = playOne(isRich ? rich : lean, 1, draw, writer);
      payScatters(prizes, scatters, round, board, writer);
    },
    playFeature(draw, writer) {
      if (freeGames === null) return;
      const { multiplier } = freeGames;
      playFreeGames(freeGames, round, () => playOne(free, multiplier, draw, writer), writer);
    },
  };
}
