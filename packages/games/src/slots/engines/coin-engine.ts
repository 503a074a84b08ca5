import type { Draw } from '../../random/draw.ts';
import { type Board, createBoard, readGrid, spin } from '../board/board.ts';
import type { Evaluator } from '../board/evaluator.ts';
import { encodeStrips } from '../board/strips.ts';
import { COIN_CHANCE_SCALE } from '../coins/coin-feature.ts';
import { createCoinDraw } from '../coins/draw-coin.ts';
import { Round } from '../round.ts';
import { RESPINS } from '../script/replay.ts';
import type { Cell, Coin } from '../script/script.ts';
import type { ScriptWriter } from '../script/script-writer.ts';
import type { CoinsModel } from '../slot-model.ts';
import { COIN } from '../symbols.ts';
import type { SlotEngine } from './engine.ts';

/** Plays games with lines and coins that lock. */
export function createCoinEngine(model: CoinsModel, evaluator: Evaluator): SlotEngine {
  const { coins: feature, rows } = model;
  const lean = encodeStrips(model.strips.lean);
  const rich = encodeStrips(model.strips.rich);
  const board = createBoard(lean.length, rows);
  const cellCount = board.cells.length;
  const drawCoin = createCoinDraw(feature);
  const round = new Round(model.cap);
  const isLocked = new Uint8Array(cellCount);
  /** Coins of the paid game. */
  const coins: Coin[] = [];
  let coinUnits = 0;

  function addCoin(cell: number, draw: Draw, shown: Coin[] | null): number {
    const { units, tier = null } = drawCoin(draw);
    shown?.push({ cell: cellAt(board, cell), units, tier });
    return units;
  }

  /** Respins the cells that are not locked, which locks new coins; returns their units. */
  function respin(draw: Draw, shown: Coin[] | null): { added: number; units: number } {
    let added = 0;
    let units = 0;
    for (let cell = 0; cell < cellCount; cell++) {
      if (isLocked[cell] === 1 || draw(COIN_CHANCE_SCALE) >= feature.chance) continue;
      isLocked[cell] = 1;
      added += 1;
      units += addCoin(cell, draw, shown);
    }
    return { added, units };
  }

  return {
    round,
    playPaid(isRich, draw, writer) {
      round.begin();
      spin(board, isRich ? rich : lean, rows, draw);
      round.add(evaluator.unitsOf(board));
      coins.length = 0;
      coinUnits = 0;
      let count = 0;
      for (let cell = 0; cell < cellCount; cell++) {
        if (board.cells[cell] !== COIN) continue;
        count += 1;
        coinUnits += addCoin(cell, draw, writer && coins);
      }
      if (count >= feature.start && !round.isCapped) round.award = count;
      if (writer !== null) writePaid(writer);
    },
    playFeature(draw, writer) {
      for (let cell = 0; cell < cellCount; cell++) isLocked[cell] = board.cells[cell] === COIN ? 1 : 0;
      let locked = round.award;
      let units = coinUnits;
      const respins: Coin[][] = [];
      for (let left = RESPINS; left > 0 && locked < cellCount;) {
        const shown: Coin[] | null = writer && [];
        const result = respin(draw, shown);
        if (shown) respins.push(shown);
        left = result.added > 0 ? RESPINS : left - 1;
        locked += result.added;
        units += result.units;
      }
      const grandUnits = locked === cellCount ? feature.grandUnits : 0;
      round.add(units + grandUnits);
      writer?.hold({ respins, grandUnits });
    },
  };

  function writePaid(writer: ScriptWriter): void {
    writer.game();
    writer.drop(readGrid(board), 1);
    writer.wins(evaluator.winsOf(board, 1));
    writer.coins([...coins]);
  }
}

function cellAt({ stride }: Board, cell: number): Cell {
  return [Math.floor(cell / stride), cell % stride];
}
