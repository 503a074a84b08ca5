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
import { NumberBoard } from './number-board.ts';
import { tableOf } from './table-of.ts';

interface KenoResult {
  readonly wins: readonly number[];
}

const USUAL_PICKS = 6;

let drawn: number[] = [];
let isShowing = false;

const page: DrawPage<KenoTexts, null, number, readonly number[], { players: number }, KenoBets, KenoResult> =
  new DrawPage(() => ({
    showSale(sale, past) {
      this.showStanding(sale.standing);
      element('past').replaceChildren(
        ...past.slice(0, 4).map((numbers) => make('li', '', [...numbers].sort((a, b) => a - b).join(' '))),
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
      if (board.picks.length === 0) return null;
      return { bet: [{ picks: board.picks, stakeMinor: String(stakeMinor) }], totalMinor: stakeMinor };
    },
    ordered: () => undefined,
    showRules,
  }));
const texts = page.data.own.texts;
const times = createTimesText(page.data.lang);
// The server that wrote the document has the same version.
const { chances, returns } = page.data.own as DrawData<KenoTexts> & KenoPageData;

const board = new NumberBoard(element('board'), {
  numbers: KENO_NUMBERS,
  mostPicks: KENO_MOST_PICKS,
  onChange: () => {
    gameSounds.play('wheelTick');
    drawBoard();
  },
});
button('quick').addEventListener('click', () => board.pickAtRandom(USUAL_PICKS));
button('clear').addEventListener('click', () => {
  board.clear();
  drawBoard();
});
drawBoard();

function drawBoard(): void {
  board.show(drawn);
  element('picked').textContent = fillText(texts.picked, { count: board.picks.length });
  button('quick').textContent = fillText(texts.quick, { count: board.picks.length || USUAL_PICKS });
  drawPrizes();
  page.draw();
}

function drawBalls(): void {
  const last = drawn.at(-1);
  element('ball').textContent = isShowing && last !== undefined ? String(last) : '';
  element('drum').toggleAttribute('data-turning', isShowing);
  element('balls').replaceChildren(
    ...drawn.map((number) => make('li', board.picks.includes(number) ? 'mine' : '', String(number))),
  );
  if (!isShowing || last === undefined) return;
  element('spoken').textContent = fillText(texts.ball, { index: drawn.length, number: last });
}

function drawPrizes(): void {
  const count = board.picks.length || USUAL_PICKS;
  element('prizes-title').textContent = fillText(texts.prizes, { count });
  const hits = board.picks.filter((pick) => drawn.includes(pick)).length;
  const rows = Array.from({ length: count + 1 }, (_, index) => count - index).filter(
    (hit) => kenoPays(count, hit) > 0,
  );
  element('prizes').replaceChildren(
    ...rows.map((hit) => {
      const row = make('li', isShowing && board.picks.length > 0 && hit === hits ? 'now' : '');
      row.append(make('span', '', `${hit}`), make('b', '', times(kenoPays(count, hit))));
      return row;
    }),
  );
}

function showRules(sheet: HTMLDialogElement): void {
  const percent = new Intl.NumberFormat(page.data.lang, { style: 'percent', maximumSignificantDigits: 3 });
  const count = board.picks.length || USUAL_PICKS;
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
