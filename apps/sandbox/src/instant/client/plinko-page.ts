import {
  plinkoPays,
  type PlinkoRisk,
  plinkoRisks,
  type PlinkoRows,
  plinkoRows,
} from '@baize/games/plinko/table';

import { createTimesText } from '../../shell/client/motion.ts';
import { fillText, readPageData } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { PlinkoData } from '../pages/plinko-page.ts';
import { ChoiceButtons } from './choice-buttons.ts';
import { OneDraw } from './one-draw.ts';
import { createPercentText, paysTable } from './pays-table.ts';
import { PegBoard } from './peg-board.ts';

const data = readPageData<PlinkoData>();
const { texts, returns, emblem } = data.own;
const times = createTimesText(data.lang);
const percent = createPercentText(data.lang, 3);

const pegs = document.querySelector<SVGElement>('#pegs');
if (!pegs) throw new Error('there is no board');
const board = new PegBoard(pegs, times, emblem);
const risk = new ChoiceButtons('risk', plinkoRisks, 'medium', drawBoard);
const rowChoice = new ChoiceButtons('rows', plinkoRows.map(String), '12', drawBoard);
const rowsNow = (): PlinkoRows => plinkoRows.find((known) => String(known) === rowChoice.value) ?? 12;

const play = new OneDraw<{ rows: PlinkoRows; risk: PlinkoRisk }, { readonly steps: readonly number[] }>(
  data,
  {
    choice: () => ({ rows: rowsNow(), risk: risk.value }),
    draw(canChoose) {
      risk.draw(canChoose);
      rowChoice.draw(canChoose);
    },
    adopt(choice) {
      risk.value = choice.risk;
      rowChoice.value = String(choice.rows);
      drawBoard();
    },
    clear: () => board.clear(),
    async reveal({ steps }) {
      gameSounds.play('ball');
      await board.drop(steps);
    },
    show({ steps }, choice) {
      const bin = steps.reduce((right, step) => right + step, 0);
      board.mark(bin);
      return plinkoPays(choice.rows, choice.risk, bin);
    },
    showRules,
  },
);
drawBoard();
void play.open();

function drawBoard(): void {
  board.draw(rowsNow(), risk.value);
  pegs?.setAttribute('aria-label', fillText(texts.board, { rows: rowsNow() }));
  play.draw();
}

function showRules(sheet: HTMLDialogElement): void {
  const rows = rowsNow();
  let ways = 1;
  const bins = Array.from({ length: rows + 1 }, (_, bin) => {
    const row = [String(bin + 1), times(plinkoPays(rows, risk.value, bin)), percent(ways / 2 ** rows)];
    ways = (ways * (rows - bin)) / (bin + 1);
    return row;
  });
  const level = texts.risks[risk.value].toLocaleLowerCase(data.lang);
  fillRulesSheet(
    sheet,
    data,
    [
      { title: data.texts.rulesTitle, texts: texts.rules },
      {
        title: fillText(texts.tableTitle, { rows, risk: level }),
        texts: [],
        drawing: paysTable([texts.bin, texts.pays, texts.chance], bins),
      },
    ],
    returns.map(({ rows: count, risk: name, basisPoints }) => ({
      name: fillText(texts.returnName, { rows: count, risk: texts.risks[name] }),
      basisPoints,
    })),
  );
}
