import { climbPays, climbRisks, lastClimbFloor } from '@baize/games/climb/table';

import { createTimesText } from '../../shell/client/motion.ts';
import { element, fillText, readPageData } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import type { ClimbData } from '../pages/climb-page.ts';
import { ChoiceButtons } from './choice-buttons.ts';
import { ClimbBoard, type ClimbView } from './climb-view.ts';
import { createPercentText, paysTable } from './pays-table.ts';
import { StepPlay } from './step-play.ts';

const data = readPageData<ClimbData>();
const { name, texts, terms, ways, odds, hours } = data.own;
const times = createTimesText(data.lang);
const percent = createPercentText(data.lang);

const risk = new ChoiceButtons('risk', climbRisks, 'medium', () => {
  build();
  play.changed();
});
const board = new ClimbBoard({
  root: element('way'),
  name,
  texts,
  onStep: (floor, tile) => void step(floor, tile),
});
const play = new StepPlay<ClimbView['choice'], readonly (readonly number[])[]>(data, {
  choice: () => ({ risk: risk.value }),
  adopt(choice) {
    risk.value = choice.risk;
    build();
  },
  draw(round, can) {
    risk.draw(can.choose);
    board.show(round, can.step);
  },
  firstWords: () => texts.first,
  pays,
  showRules,
});
build();
void play.open();

function pays(floors: number): number {
  return climbPays(ways[risk.value], floors, terms);
}

function build(): void {
  const floors = lastClimbFloor(ways[risk.value], terms);
  board.build(
    ways[risk.value],
    Array.from({ length: floors }, (_, floor) => times(pays(floor + 1))),
  );
}

async function step(floor: number, tile: number): Promise<void> {
  board.press(floor, tile);
  await play.step({ floor, tile });
  board.release();
  board.focusNext(floor + 1);
}

function showRules(sheet: HTMLDialogElement): void {
  const rows = odds[risk.value].map(({ chance, basisPoints }, index) => [
    String(index + 1),
    times(pays(index + 1)),
    percent(chance),
    percent(basisPoints / 10_000),
  ]);
  const level = texts.risks[risk.value].toLocaleLowerCase(data.lang);
  const returns = Object.values(odds)
    .flat()
    .map(({ basisPoints }) => basisPoints);
  fillRulesSheet(
    sheet,
    data,
    [
      {
        title: data.texts.rulesTitle,
        texts: [texts.rule, ...texts.rules, fillText(texts.timeRule, { hours })],
      },
      {
        title: fillText(texts.tableTitle, { risk: level }),
        texts: [],
        drawing: paysTable([texts.floor, texts.pays, texts.chance, texts.returns], rows),
      },
    ],
    [
      { name: '↑', basisPoints: Math.max(...returns) },
      { name: '↓', basisPoints: Math.min(...returns) },
    ],
  );
}
