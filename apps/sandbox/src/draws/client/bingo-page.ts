import type { BingoPattern } from '@baize/games';

import { allow } from '../../shell/client/allow.ts';
import { element, fillText, make } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { BingoPageData } from '../pages/bingo-page.ts';
import type { TicketView } from '../draw-messages.ts';
import type {
  BingoBet,
  BingoOffer,
  CallView,
  PatternPrizes,
  PatternWin,
  PoolStanding,
} from '../rules/bingo-rules.ts';
import type { BingoTexts } from '../texts/bingo-texts.ts';
import { drawBlankCards, drawCards, type OwnCard } from './bingo-cards.ts';
import { type DrawData, DrawPage } from './draw-page.ts';
import { tableOf } from './table-of.ts';

interface BingoResult {
  readonly wins: readonly number[];
}
interface Standing {
  readonly players: number;
  readonly pools: Readonly<Record<string, PoolStanding>>;
}
type Ticket = TicketView<BingoBet, BingoResult>;

const PATTERNS: readonly BingoPattern[] = ['line', 'twoLines', 'fullHouse'];
const USUAL_CARDS = 3;
const SHOWN_CALLS = 5;

let count = USUAL_CARDS;
let calls: readonly CallView[] = [];
let isShowing = false;
let prizes: PatternPrizes | null = null;
let nextStanding: Standing = { players: 0, pools: {} };
let shownTickets: readonly Ticket[] = [];
let nextTickets: readonly Ticket[] = [];

const page: DrawPage<BingoTexts, BingoOffer, CallView, readonly number[], Standing, BingoBet, BingoResult> =
  new DrawPage(() => ({
    showSale(sale) {
      this.showStanding(sale.standing);
    },
    showStanding(standing) {
      nextStanding = standing;
      drawStanding();
    },
    begin(shown) {
      prizes = nextStanding.pools[pool]?.prizes ?? prizes;
      calls = [...shown.steps];
      isShowing = true;
      draw();
    },
    step(call) {
      calls = [...calls, call];
      gameSounds.play('numberDrawn');
      element('spoken').textContent = fillText(texts.call, { index: calls.length, number: call.number });
      draw();
    },
    end(shown) {
      calls = [...shown.steps];
      isShowing = false;
      draw();
    },
    showTickets(shown, next) {
      shownTickets = shown;
      nextTickets = next;
      draw();
    },
    order(): { bet: unknown; totalMinor: number } | null {
      const left = own.mostCards - cardsOf(nextTickets).length;
      if (left < 1) return null;
      const totalMinor = Math.min(count, left) * own.ticketMinor;
      return { bet: { tickets: Math.min(count, left), stakeMinor: String(totalMinor) }, totalMinor };
    },
    ordered: () => undefined,
    showRules,
  }));
const { texts } = page.data.own;
// The server that wrote the document has the same version.
const own = page.data.own as DrawData<BingoTexts> & BingoPageData;
const names = texts.patterns[own.format];
const pool = `${page.data.mode === 'real' ? 'real' : 'fun'} ${page.data.currency}`;

const stones = Array.from({ length: own.balls }, (_, index) => make('li', '', String(index + 1)));
element('stones').append(...stones);
const [fewer, more] = element('card-count').querySelectorAll('button');
fewer?.addEventListener('click', () => setCount(count - 1));
more?.addEventListener('click', () => setCount(count + 1));
setCount(count);

function setCount(wanted: number): void {
  count = Math.max(1, Math.min(own.mostCards, wanted));
  element('cards-wanted').textContent = String(count);
  if (fewer) allow(fewer, count > 1);
  if (more) allow(more, count < own.mostCards);
  draw();
  page.draw();
}

function cardsOf(tickets: readonly Ticket[]): OwnCard[] {
  return tickets.flatMap(({ id, ticket, result }) =>
    ticket.cards.map((card, index) => ({ ticket: id, index, card, winMinor: result?.wins[index] ?? null })),
  );
}

function winsSoFar(): readonly PatternWin[] {
  return calls.flatMap((call) => call.pools[pool]?.wins ?? []);
}

/** What is played for; null if all is won. */
function currentPattern(): BingoPattern | null {
  const won = winsSoFar().map(({ pattern }) => pattern);
  return PATTERNS.find((pattern) => !won.includes(pattern)) ?? null;
}

function draw(): void {
  const numbers = calls.map(({ number }) => number);
  const last = numbers.at(-1);
  element('ball').textContent = isShowing && last !== undefined ? String(last) : '';
  element('call-index').textContent =
    isShowing && last !== undefined ? fillText(texts.index, { index: numbers.length }) : texts.waiting;
  element('last-calls').replaceChildren(
    ...numbers
      .slice(0, -1)
      .slice(-SHOWN_CALLS)
      .reverse()
      .map((number) => make('li', 'stone', String(number))),
  );
  stones.forEach((stone, index) => {
    stone.className = index + 1 === last ? 'called latest' : numbers.includes(index + 1) ? 'called' : '';
  });
  element('called-count').textContent = `${numbers.length} / ${own.balls}`;
  drawOwnCards(numbers);
  drawPrizes();
  drawNearest();
}

/** Those of the draw that is shown, or else of the next one. */
function drawOwnCards(numbers: readonly number[]): void {
  const ofShown = cardsOf(shownTickets);
  const ofNext = cardsOf(nextTickets);
  const isNext = !isShowing && ofNext.length > 0;
  const cards = isNext ? ofNext : ofShown;
  const pattern = currentPattern();
  const called = isNext ? [] : numbers;
  const state = { format: own.format, called, pattern, money: page.shell.money, texts };
  const drawn = drawCards(cards, state);
  element('no-cards').textContent = drawn.length > 0 ? '' : texts.noCards;
  element('cards').replaceChildren(...(drawn.length > 0 ? drawn : drawBlankCards(count, own.format, texts)));
  element('next-cards').textContent =
    !isNext && ofNext.length > 0 ? fillText(texts.nextCards, { count: ofNext.length }) : '';
}

function drawPrizes(): void {
  const wins = winsSoFar();
  const current = currentPattern();
  const amounts = isShowing ? prizes : (nextStanding.pools[pool]?.prizes ?? null);
  element('prizes').replaceChildren(
    ...PATTERNS.map((pattern) => {
      const win = isShowing ? wins.find((won) => won.pattern === pattern) : undefined;
      const isNow = isShowing && pattern === current;
      const item = make('li', win ? 'won' : isNow ? 'now' : '');
      const winners = win?.winners.map(({ ticket, name }) =>
        isOwn(ticket) ? texts.you.split(' ')[0] : (name ?? texts.other),
      );
      const words = win
        ? fillText(texts.wonBy, { names: [...new Set(winners)].slice(0, 3).join(', ') })
        : isNow
          ? texts.playing
          : '';
      const amount = win?.prizeMinor ?? amounts?.[pattern];
      item.append(
        make('span', '', names[pattern]),
        make('b', '', amount === undefined ? '–' : page.shell.money(amount)),
        make('small', '', words),
      );
      return item;
    }),
  );
}

function isOwn(ticket: string): boolean {
  return shownTickets.some(({ id }) => id === ticket);
}

function drawNearest(): void {
  const nearest = isShowing ? (calls.at(-1)?.pools[pool]?.nearest ?? []) : [];
  const mine = cardsOf(shownTickets);
  element('nearest').replaceChildren(
    ...nearest.map(({ ticket, index, name, missing }) => {
      const position = mine.findIndex((card) => card.ticket === ticket && card.index === index);
      const words = position >= 0 ? fillText(texts.you, { card: position + 1 }) : (name ?? texts.other);
      const item = make('li', position >= 0 ? 'mine' : '');
      item.append(make('span', '', words), make('b', '', fillText(texts.missing, { count: missing })));
      return item;
    }),
  );
  element('nearest-panel').hidden = nearest.length === 0;
}

function drawStanding(): void {
  const standing = nextStanding.pools[pool];
  const values = { players: nextStanding.players, cards: standing?.cards ?? 0 };
  const sales = fillText(texts.poolCards, values);
  const isAlone = standing?.isAlone === true && nextTickets.length > 0;
  element('players').textContent = isAlone ? `${sales}. ${texts.alone}` : sales;
  drawPrizes();
}

function showRules(sheet: HTMLDialogElement): void {
  const percent = new Intl.NumberFormat(page.data.lang, { style: 'percent', maximumFractionDigits: 1 });
  const rows = PATTERNS.map((pattern) => [names[pattern], percent.format(own.shares[pattern] / 10_000)]);
  const bonus = { calls: own.bonusCalls, bonus: page.shell.money(own.bonusMinor) };
  fillRulesSheet(
    sheet,
    page.data,
    [
      { title: page.data.texts.rulesTitle, texts: texts.rules.map((text) => fillText(text, bonus)) },
      { title: texts.prizes, texts: [], drawing: tableOf([texts.prizes, texts.share], rows) },
    ],
    [{ basisPoints: own.basisPoints }],
  );
}
