import { HUNT_MOST_PICKS, HUNT_NUMBERS, huntPays } from '@baize/games/number-hunt/table';

import { allow } from '../../shell/client/allow.ts';
import { createTimesText, pause } from '../../shell/client/motion.ts';
import { button, element, fillText, make, readPageData } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { HuntData } from '../pages/hunt-page.ts';
import { OneDraw } from './one-draw.ts';
import { createPercentText, paysTable } from './pays-table.ts';

const data = readPageData<HuntData>();
const { texts, chances, returns } = data.own;
const times = createTimesText(data.lang);
const percent = createPercentText(data.lang, 3);
const COLUMNS = 8;
const QUICK_PICKS = 5;
const DRAW_MS = 260;

const picks = new Set<number>();
/** Numbers of the last game, as far as they were shown. */
const drawn = new Set<number>();

const cells = Array.from({ length: HUNT_NUMBERS }, (_, index) => {
  const cell = make('button', 'hunt-number', String(index + 1));
  cell.type = 'button';
  cell.tabIndex = index === 0 ? 0 : -1;
  cell.addEventListener('click', () => toggle(index + 1));
  return cell;
});
const root = element('board');
root.append(...cells);
root.addEventListener('keydown', walk);
button('quick').addEventListener('click', pickAtRandom);
button('clear').addEventListener('click', () => pick([]));
button('quick').textContent = fillText(texts.quick, { count: QUICK_PICKS });

const play = new OneDraw<{ picks: readonly number[] }, { readonly drawn: readonly number[] }>(data, {
  choice: () => (picks.size === 0 ? null : { picks: [...picks].sort((a, b) => a - b) }),
  draw(canChoose) {
    allow(button('quick'), canChoose);
    allow(button('clear'), canChoose && picks.size > 0);
    for (const cell of cells) cell.setAttribute('aria-disabled', String(!canChoose));
    drawBoard();
  },
  adopt: (choice) => pick(choice.picks),
  clear() {
    drawn.clear();
    drawBoard();
  },
  words({ drawn: numbers }) {
    const found = numbers.filter((number) => picks.has(number));
    return `${texts.hits}: ${found.length} (${found.join(', ') || '–'})`;
  },
  async reveal(result) {
    for (const number of result.drawn) {
      await pause(DRAW_MS);
      drawn.add(number);
      gameSounds.play(picks.has(number) ? 'numberDrawn' : 'wheelTick');
      drawBoard();
    }
  },
  show(result, choice) {
    for (const number of result.drawn) drawn.add(number);
    drawBoard();
    return huntPays(choice.picks.length, choice.picks.filter((number) => drawn.has(number)).length);
  },
  showRules,
});
void play.open();

function toggle(number: number): void {
  if (!play.canChoose) return;
  const has = picks.has(number);
  if (!has && picks.size >= HUNT_MOST_PICKS) return play.say(texts.full);
  pick(has ? [...picks].filter((other) => other !== number) : [...picks, number]);
}

/** Which numbers a page proposes does not change what any of them returns. */
function pickAtRandom(): void {
  const left = cells.map((_, index) => index + 1);
  const values = crypto.getRandomValues(new Uint32Array(QUICK_PICKS));
  pick(Array.from(values, (value) => left.splice(value % left.length, 1)[0] ?? 1));
}

function pick(numbers: readonly number[]): void {
  picks.clear();
  for (const number of numbers) picks.add(number);
  drawn.clear();
  play.draw();
}

function drawBoard(): void {
  for (const [index, cell] of cells.entries()) {
    const number = index + 1;
    const isPicked = picks.has(number);
    const state = drawn.has(number) ? (isPicked ? 'found' : 'missed') : isPicked ? 'chosen' : 'plain';
    cell.dataset['state'] = state;
    cell.setAttribute('aria-pressed', String(isPicked));
    const word = state === 'plain' ? '' : texts[state];
    cell.setAttribute('aria-label', fillText(texts.number, { number, state: word }));
  }
  element('picked').textContent =
    picks.size === 0 ? texts.none : fillText(texts.picked, { count: picks.size });
  drawPrizes();
}

/** What so many hits pay; the row of the last game is marked. */
function drawPrizes(): void {
  const count = picks.size;
  const hits = drawn.size === 0 ? -1 : [...picks].filter((number) => drawn.has(number)).length;
  const rows = Array.from({ length: count + 1 }, (_, index) => index).filter((of) => huntPays(count, of) > 0);
  const list = element('prizes');
  list.setAttribute('aria-label', fillText(texts.prizes, { count }));
  list.replaceChildren(
    ...rows.map((of) => {
      const item = make('li', of === hits ? 'now' : '');
      item.append(make('span', '', `${of}/${count}`), make('b', '', times(huntPays(count, of))));
      return item;
    }),
  );
}

function walk(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }[event.key];
  const at = cells.findIndex((cell) => cell === document.activeElement);
  const next = step === undefined || at === -1 ? undefined : cells[at + step];
  if (!next) return;
  event.preventDefault();
  for (const cell of cells) cell.tabIndex = cell === next ? 0 : -1;
  next.focus();
}

function showRules(sheet: HTMLDialogElement): void {
  const count = Math.max(1, picks.size);
  const rows = (chances[count - 1] ?? []).map((chance, hits) => [
    `${hits}/${count}`,
    times(huntPays(count, hits)),
    percent(chance),
  ]);
  fillRulesSheet(
    sheet,
    data,
    [
      { title: data.texts.rulesTitle, texts: texts.rules },
      {
        title: fillText(texts.prizes, { count }),
        texts: [],
        drawing: paysTable([texts.hits, texts.pays, texts.chance], rows),
      },
    ],
    returns.map((basisPoints, index) => ({
      name: fillText(texts.returnName, { count: index + 1 }),
      basisPoints,
    })),
  );
}
