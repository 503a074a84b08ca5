import { KENO_MOST_PICKS, KENO_NUMBERS, kenoPays } from '@baize/games/keno/table';

import { createTimesText } from '../../shell/client/motion.ts';
import { button, element, fillText, make } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { KenoPageData } from '../pages/keno-page.ts';
import type { KenoBets } from '../rules/keno-rules.ts';
import type { KenoTexts } from '../texts/keno-texts.ts';
import { showBets } from './bet-list.ts';
import { type DrawData, DrawPage } from './draw-page.ts';
import { tableOf } from './table-of.ts';

interface KenoResult {
  readonly wins: readonly number[];
}

const USUAL_PICKS = 6;

const picks = new Set<number>();
let drawn: number[] = [];
let isShowing = false;

const page: DrawPage<KenoTexts, null, number, readonly number[], { players: number }, KenoBets, KenoResult> =
  new DrawPage(() => ({
    showSale(sale, past) {
      this.showStanding(sale.standing);
      element('past').replaceChildren(
        ...past.slice(0, 4).map((numbers) => make('li', '', numbers.toSorted((a, b) => a - b).join(' '))),
      );
      drawBoard();
    },
    showStanding({ players }) {
      element('players').textContent = fillText(page.data.own.draw.players, { count: players });
    },
    begin(shown) {
      drawn = [...shown.steps];
      isShowing = true;
      drawBalls();
      drawBoard();
    },
    step(number) {
      drawn.push(number);
      gameSounds.play('numberDrawn');
      drawBalls();
      drawBoard();
    },
    end(shown) {
      drawn = [...shown.steps];
      isShowing = false;
      drawBalls();
      drawBoard();
    },
    showTickets(shown, next) {
      showBets(shown, next, {
        draw: page.data.own.draw,
        money: page.shell.money,
        describe: ({ picks: numbers }) => numbers.join(' '),
      });
    },
    order() {
      const stakeMinor = page.stake?.stakeMinor ?? 0;
      if (picks.size === 0) return null;
      return { bet: [{ picks: [...picks], stakeMinor: String(stakeMinor) }], totalMinor: stakeMinor };
    },
    ordered: () => undefined,
    showRules,
  }));
const texts = page.data.own.texts;
const times = createTimesText(page.data.lang);
// The server that wrote the document has the same version.
const { chances, returns } = page.data.own as DrawData<KenoTexts> & KenoPageData;

const numbers = Array.from({ length: KENO_NUMBERS }, (_, index) => {
  const number = make('button', 'number', String(index + 1));
  number.type = 'button';
  number.tabIndex = index === 0 ? 0 : -1;
  number.addEventListener('click', () => toggle(index + 1));
  return number;
});
element('board').append(...numbers);
element('board').addEventListener('keydown', walk);
button('quick').addEventListener('click', pickAtRandom);
button('clear').addEventListener('click', () => {
  picks.clear();
  drawBoard();
});
drawBoard();

function walk(event: KeyboardEvent): void {
  const at = numbers.findIndex((number) => number === document.activeElement);
  // Narrow boards have shorter rows.
  const perRow = numbers.filter(({ offsetTop }) => offsetTop === numbers[0]?.offsetTop).length;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[event.key];
  const next = step === undefined ? undefined : numbers[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  for (const number of numbers) number.tabIndex = number === next ? 0 : -1;
  next.focus();
}

function toggle(number: number): void {
  if (!picks.delete(number) && picks.size < KENO_MOST_PICKS) picks.add(number);
  gameSounds.play('wheelTick');
  drawBoard();
}

/** Only which numbers a player starts from: the draw is the server's. */
function pickAtRandom(): void {
  const count = picks.size || USUAL_PICKS;
  picks.clear();
  while (picks.size < count) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    picks.add((random % KENO_NUMBERS) + 1);
  }
  drawBoard();
}

function drawBoard(): void {
  numbers.forEach((number, index) => {
    const isDrawn = drawn.includes(index + 1);
    const isPicked = picks.has(index + 1);
    number.setAttribute('aria-pressed', String(isPicked));
    number.toggleAttribute('data-drawn', isDrawn);
  });
  element('picked').textContent = fillText(texts.picked, { count: picks.size });
  button('quick').textContent = fillText(texts.quick, { count: picks.size || USUAL_PICKS });
  drawPrizes();
  page.draw();
}

function drawBalls(): void {
  const last = drawn.at(-1);
  element('ball').textContent = isShowing && last !== undefined ? String(last) : '';
  element('drum').toggleAttribute('data-turning', isShowing);
  element('balls').replaceChildren(
    ...drawn.map((number) => make('li', picks.has(number) ? 'mine' : '', String(number))),
  );
  if (!isShowing || last === undefined) return;
  element('spoken').textContent = fillText(texts.ball, { index: drawn.length, number: last });
}

function drawPrizes(): void {
  const count = picks.size || USUAL_PICKS;
  element('prizes-title').textContent = fillText(texts.prizes, { count });
  const hits = [...picks].filter((pick) => drawn.includes(pick)).length;
  const rows = Array.from({ length: count + 1 }, (_, index) => count - index).filter(
    (hit) => kenoPays(count, hit) > 0,
  );
  element('prizes').replaceChildren(
    ...rows.map((hit) => {
      const row = make('li', isShowing && picks.size > 0 && hit === hits ? 'now' : '');
      row.append(make('span', '', `${hit}`), make('b', '', times(kenoPays(count, hit))));
      return row;
    }),
  );
}

function showRules(sheet: HTMLDialogElement): void {
  const percent = new Intl.NumberFormat(page.data.lang, { style: 'percent', maximumSignificantDigits: 3 });
  const count = picks.size || USUAL_PICKS;
  const rows = (chances[count - 1] ?? []).flatMap((chance, hit) =>
    kenoPays(count, hit) > 0 ? [[String(hit), times(kenoPays(count, hit)), percent.format(chance)]] : [],
  );
  fillRulesSheet(
    sheet,
    page.data,
    [
      { title: page.data.texts.rulesTitle, texts: texts.rules },
      {
        title: fillText(texts.prizes, { count }),
        texts: [],
        drawing: tableOf([texts.hits, texts.pays, texts.chance], rows),
      },
    ],
    returns.map((basisPoints, index) => ({
      name: fillText(texts.returnName, { count: index + 1 }),
      basisPoints,
    })),
  );
}
