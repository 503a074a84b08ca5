import { lastMinesStep, minesPays } from '@baize/games/mines/pays';

import { allow } from '../../shell/client/allow.ts';
import { createTimesText } from '../../shell/client/motion.ts';
import { element, fillText, make, readPageData } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import type { MinesData } from '../pages/mines-page.ts';
import { MineField, type MinesView } from './mine-field.ts';
import { createPercentText, paysTable } from './pays-table.ts';
import { StepPlay } from './step-play.ts';

const data = readPageData<MinesData>();
const { texts, terms, odds, hours, emblem } = data.own;
const times = createTimesText(data.lang);
const percent = createPercentText(data.lang);
const USUAL_MINES = 3;
const MOST_MINES = 24;

let mines = USUAL_MINES;
const [fewer, more] = element('mine-count').querySelectorAll('button');
const play = new StepPlay<MinesView['choice'], readonly number[]>(data, {
  choice: () => ({ mines }),
  adopt(choice) {
    ({ mines } = choice);
  },
  draw(round, can) {
    field.show(round, can.step);
    if (fewer) allow(fewer, can.choose && mines > 1);
    if (more) allow(more, can.choose && mines < MOST_MINES);
    element('mines').textContent = String(mines);
    drawLadder(round);
  },
  firstWords: () => fillText(texts.first, { mines }),
  pays: (opened) => minesPays(mines, opened, terms),
  showRules,
});
const field = new MineField({ root: element('field'), texts, emblem }, (tile) => {
  field.press(tile);
  void play.step({ tile }).then(() => field.release());
});
fewer?.addEventListener('click', () => setMines(mines - 1));
more?.addEventListener('click', () => setMines(mines + 1));
void play.open();

function setMines(count: number): void {
  mines = Math.max(1, Math.min(MOST_MINES, count));
  play.changed();
}

function pays(opened: number): string {
  return times(minesPays(mines, opened, terms));
}

/** What each further tile pays. */
function drawLadder(round: MinesView | null): void {
  const opened = round?.steps.length ?? 0;
  const steps = lastMinesStep(mines, terms);
  const key = `${mines} ${opened} ${round?.state ?? ''}`;
  const ladder = element('ladder');
  if (ladder.dataset['key'] === key) return;
  ladder.dataset['key'] = key;
  const items = Array.from({ length: steps }, (_, index) => {
    const item = make('li', index + 1 === opened ? 'now' : index < opened ? 'past' : '');
    item.append(make('span', '', String(index + 1)), make('b', '', pays(index + 1)));
    return item;
  });
  ladder.replaceChildren(...items);
  const current = items[Math.max(0, opened - 1)];
  if (current) ladder.scrollLeft = current.offsetLeft - ladder.clientWidth / 3;
}

function showRules(sheet: HTMLDialogElement): void {
  const table = paysTable(
    [texts.step, texts.pays, texts.chance, texts.returns],
    (odds[mines - 1] ?? []).map(({ chance, basisPoints }, index) => [
      String(index + 1),
      pays(index + 1),
      percent(chance),
      percent(basisPoints / 10_000),
    ]),
  );
  const returns = odds.flat().map(({ basisPoints }) => basisPoints);
  fillRulesSheet(
    sheet,
    data,
    [
      { title: data.texts.rulesTitle, texts: [...texts.rules, fillText(texts.timeRule, { hours })] },
      { title: fillText(texts.tableTitle, { mines }), texts: [], drawing: table },
    ],
    [
      { name: '↑', basisPoints: Math.max(...returns) },
      { name: '↓', basisPoints: Math.min(...returns) },
    ],
  );
}
