import {
  FIVE_BALLS_DRAWN,
  FIVE_BALLS_NUMBERS,
  type FiveBallsMarket,
  fiveBallsMarketNames,
  fiveBallsNumberPays,
  fiveBallsPicks,
} from '@baize/games/five-balls/table';

import { allow } from '../../shell/client/allow.ts';
import { createTimesText } from '../../shell/client/motion.ts';
import { button, element, fillText, make } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { FiveBallsPageData } from '../pages/five-balls-page.ts';
import type { FiveBallsBets } from '../rules/five-balls-rules.ts';
import type { FiveBallsTexts } from '../texts/five-balls-texts.ts';
import { showBets } from './bet-list.ts';
import { type DrawData, DrawPage } from './draw-page.ts';
import { keepFocus } from './keep-focus.ts';
import { NumberBoard } from './number-board.ts';
import { Selections } from './selections.ts';
import { tableOf } from './table-of.ts';

interface FiveBallsResult {
  readonly wins: readonly number[];
}
interface MarketPick {
  readonly market: FiveBallsMarket;
  readonly pick: string;
}

const MOST_BETS = 19;
const USUAL_PICKS = 5;
const PAST = 4;
/** Colours of the balls by tens: the light, and the shadow. */
const BALL_COLOURS = [
  ['#ffe9b0', '#c9862a'],
  ['#bfe3ff', '#2f74c0'],
  ['#ffc4bd', '#c23f33'],
  ['#c9f2d6', '#2a935a'],
] as const;

const selections = new Selections<MarketPick>(MOST_BETS);
let drawn: number[] = [];
let isShowing = false;

const page: DrawPage<
  FiveBallsTexts,
  null,
  number,
  readonly number[],
  { players: number },
  FiveBallsBets,
  FiveBallsResult
> = new DrawPage(() => ({
  showSale(sale, past) {
    this.showStanding(sale.standing);
    element('past').replaceChildren(
      ...past.slice(0, PAST).map((numbers) => make('li', '', numbers.join(' · '))),
    );
    if (drawn.length === 0 && past[0]) drawn = [...past[0]];
    drawAll();
  },
  showStanding({ players }) {
    element('players').textContent = fillText(page.data.own.draw.players, { count: players });
  },
  begin(shown) {
    drawn = [...shown.steps];
    isShowing = true;
    drawAll();
  },
  step(number) {
    drawn.push(number);
    gameSounds.play('numberDrawn');
    element('spoken').textContent = fillText(texts.ball, { index: drawn.length, number });
    drawAll();
  },
  end(shown) {
    drawn = [...shown.steps];
    isShowing = false;
    drawAll();
  },
  showTickets(shown, next) {
    showBets(shown, next, {
      draw: page.data.own.draw,
      money: page.shell.money,
      describe: ({ market, numbers, pick }) =>
        market === 'numbers' ? numbers.join(' ') : `${texts.markets[market]} · ${pickText(pick ?? '')}`,
    });
  },
  order() {
    const stakeMinor = page.stake?.stakeMinor ?? 0;
    const others = selections.order(stakeMinor);
    if (board.picks.length === 0) return others;
    const numbers = { market: 'numbers', pick: board.picks, stakeMinor: String(stakeMinor) };
    const bet = [numbers, ...((others?.bet as object[] | undefined) ?? [])];
    return { bet, totalMinor: stakeMinor * bet.length };
  },
  ordered() {
    selections.clear();
    board.clear();
    drawMarkets();
    drawAll();
  },
  showRules,
}));
const { texts } = page.data.own;
const times = createTimesText(page.data.lang);
// The server that wrote the document has the same version.
const { returns } = page.data.own as DrawData<FiveBallsTexts> & FiveBallsPageData;

const board = new NumberBoard(element('board'), {
  numbers: FIVE_BALLS_NUMBERS,
  mostPicks: FIVE_BALLS_DRAWN,
  onChange: () => {
    gameSounds.play('wheelTick');
    drawAll();
  },
});
button('quick').addEventListener('click', () => board.pickAtRandom(USUAL_PICKS));
button('clear').addEventListener('click', () => {
  selections.clear();
  board.clear();
  drawMarkets();
  drawAll();
});
drawMarkets();
drawAll();

function pickText(pick: string): string {
  const known = Object.entries(texts.picks).find(([name]) => name === pick)?.[1];
  return known ?? pick.replace('-', '–');
}

function drawAll(): void {
  drawBalls();
  board.show(drawn);
  element('chosen').textContent = fillText(texts.chosen, { count: board.picks.length });
  button('quick').textContent = fillText(texts.quick, { count: board.picks.length || USUAL_PICKS });
  drawPrizes();
  drawPicked();
}

function drawBalls(): void {
  element('balls').replaceChildren(
    ...Array.from({ length: FIVE_BALLS_DRAWN }, (_, index) => {
      const number = drawn[index];
      const isNew = isShowing && index === drawn.length - 1;
      const ball = make('li', isNew ? 'new' : '', number === undefined ? '' : String(number));
      const [light, deep] = BALL_COLOURS[Math.floor(((number ?? 1) - 1) / 10)] ?? BALL_COLOURS[0];
      ball.style.setProperty('--light', light);
      ball.style.setProperty('--deep', deep);
      return ball;
    }),
  );
  const sum = drawn.reduce((all, number) => all + number, 0);
  element('sum').textContent = drawn.length === 0 ? '' : fillText(texts.sum, { sum });
}

function drawPrizes(): void {
  const count = board.picks.length || USUAL_PICKS;
  const hits = board.picks.filter((pick) => drawn.includes(pick)).length;
  element('prizes').replaceChildren(
    ...payRows(count).map(([hit, pays]) => {
      const isNow = isShowing && board.picks.length > 0 && hit === hits;
      const row = make('li', isNow ? 'now' : '', `${hit} → `);
      row.append(make('b', '', times(pays)));
      return row;
    }),
  );
}

/** Hits and what they pay, the most first. */
function payRows(count: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => count - index)
    .map((hit) => [hit, fiveBallsNumberPays(count, hit)] as const)
    .filter(([, pays]) => pays > 0);
}

function drawMarkets(): void {
  const markets = element('markets');
  const groups = fiveBallsMarketNames.map((market) => {
    const group = make('div');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', texts.markets[market]);
    const picks = make('div', 'picks');
    picks.append(...fiveBallsPicks(market).map(([pick, pays]) => pickButton({ market, pick }, pays)));
    group.append(make('h3', '', texts.markets[market]), picks);
    return group;
  });
  keepFocus(markets, () => markets.replaceChildren(...groups));
}

function pickButton(pick: MarketPick, pays: number): HTMLElement {
  const key = `${pick.market} ${pick.pick}`;
  const choose = make('button', 'odds');
  choose.type = 'button';
  choose.append(make('small', '', pickText(pick.pick)), ' ', make('b', '', times(pays)));
  choose.setAttribute('aria-pressed', String(selections.has(key)));
  const values = { market: texts.markets[pick.market], pick: pickText(pick.pick), pays: times(pays) };
  choose.setAttribute('aria-label', fillText(texts.odds, values));
  choose.addEventListener('click', () => {
    selections.toggle(key, pick);
    choose.setAttribute('aria-pressed', String(selections.has(key)));
    drawPicked();
  });
  return choose;
}

function drawPicked(): void {
  const count = selections.size + (board.picks.length > 0 ? 1 : 0);
  element('picked').textContent = fillText(texts.picked, { count });
  allow(button('clear'), count > 0);
  page.draw();
}

function showRules(sheet: HTMLDialogElement): void {
  const parts = returns.numbers.map((_, index) => ({
    title: fillText(texts.prizes, { count: index + 1 }),
    texts: [],
    drawing: tableOf(
      [texts.hits, texts.pays],
      payRows(index + 1).map(([hit, pays]) => [String(hit), times(pays)]),
    ),
  }));
  fillRulesSheet(
    sheet,
    page.data,
    [{ title: page.data.texts.rulesTitle, texts: texts.rules }, ...parts],
    [
      ...returns.numbers.map((basisPoints, index) => ({
        name: fillText(texts.numbers, { count: index + 1 }),
        basisPoints,
      })),
      ...fiveBallsMarketNames.map((market) => ({
        name: texts.markets[market],
        basisPoints: returns.markets[market] ?? 0,
      })),
    ],
  );
}
