import type { ChangedEvent } from '../socket/book-messages.ts';
import { type EventFacts, type MarketPrices, nameOf } from './event-facts.ts';
import { marginText, marketMargin } from './market-margin.ts';
import { lineText, pickText, readMarket } from './market-words.ts';
import { marketTexts, pageData } from './page-data.ts';
import {
  cellsOf,
  hasMarket,
  moveCells,
  noteMoves,
  settleMoves,
  writeMark,
  writePrice,
} from './price-cells.ts';
import { announceChanges, factsOf, forgetMarket, learnFacts, learnPrices } from './price-store.ts';

interface PageHooks {
  /** The match that the page shows with all of its markets; 0 if there is none. */
  whole(): number;
  /** Its head and tracker look different. */
  drawMatch(html: string): void;
  /** It has other markets than the page. */
  onOtherMarkets(): void;
  /** A list shows a match that it cannot draw any more. */
  onOtherList(): void;
  say(text: string): void;
}

const SETTLE_MS = 1_000;
/** Of a frame. What it changes has to be laid out and painted in the same frame, which takes longer. */
const FRAME_MS = 5;
/** Prices that a frame may move, so that a slow phone still paints twenty frames a second. */
const MOST_MOVES = 8;
/** Prices that wait move within about so many frames, which are as long as from one message to the next. */
const FRAMES_OF_A_MESSAGE = 5;

const countPrices = ({ markets }: ChangedEvent): number =>
  markets.reduce((count, [, picks]) => count + picks.length, 0);

/** Applies changes once per frame, however many messages they came in; what is too much for a frame waits for the next. */
export class ChangeTaker {
  readonly #hooks: PageHooks;
  #waiting: ChangedEvent[] = [];
  /** In what waits. */
  #prices = 0;
  #isDue = false;
  #moves = 0;

  constructor(hooks: PageHooks) {
    this.#hooks = hooks;
    setInterval(() => settleMoves(performance.now()), SETTLE_MS);
  }

  take(events: readonly ChangedEvent[]): void {
    this.#waiting.push(...events);
    this.#prices += events.reduce((count, event) => count + countPrices(event), 0);
    if (this.#isDue || this.#waiting.length === 0) return;
    this.#isDue = true;
    requestAnimationFrame((now) => this.#applySome(now));
  }

  #applySome(now: number): void {
    this.#isDue = false;
    this.#moves = 0;
    const begun = performance.now();
    const mostMoves = Math.max(MOST_MOVES, Math.ceil(this.#prices / FRAMES_OF_A_MESSAGE));
    let done = 0;
    for (const event of this.#waiting) {
      this.#apply(event, now);
      this.#prices -= countPrices(event);
      done += 1;
      if (this.#moves >= mostMoves || performance.now() - begun >= FRAME_MS) break;
    }
    const changed = this.#waiting.slice(0, done);
    this.#waiting = this.#waiting.slice(done);
    noteMoves(this.#moves);
    announceChanges(new Set(changed.map(({ id }) => id)));
    this.take([]);
  }

  #apply(event: ChangedEvent, now: number): void {
    const { id, version, markets, isWhole, row, facts, match } = event;
    if (facts !== undefined) this.#showFacts(facts);
    const onSale = markets.filter(([, picks]) => picks.length > 0);
    learnPrices({ event: id, version, markets: onSale, isWhole });
    for (const [market, picks] of markets) if (picks.length === 0) forgetMarket(id, market);
    const isShown = id === this.#hooks.whole();
    if (isShown && match !== undefined) this.#hooks.drawMatch(match);
    if (row !== undefined && !isShown) this.#showRow(id, row);
    let hasUnknown = false;
    for (const [market, picks] of markets) {
      if (picks.length === 0) hasUnknown ||= closeMarket(id, market);
      for (const [pick, price] of picks) {
        if (isShown && price !== null && !hasMarket(id, market, pick)) hasUnknown = true;
        for (const cell of cellsOf(id, market, pick)) this.#write(cell, price, now);
      }
    }
    if (isShown) for (const [market, picks] of markets) writeMargin(market, picks);
    if (isShown && hasUnknown) this.#hooks.onOtherMarkets();
  }

  /** A price with the focus says that it has moved; others would only interrupt. */
  #write(cell: HTMLElement, price: number | null, now: number): void {
    const way = writePrice(cell, price, pageData.decimalPoint, now);
    if (way !== null) this.#moves += 1;
    if (way !== null && cell === document.activeElement) this.#hooks.say(cell.textContent);
  }

  #showFacts(facts: EventFacts): void {
    const before = factsOf(facts.id);
    learnFacts(facts);
    writeMark('clock', String(facts.id), facts.clock);
    writeMark('score', String(facts.id), facts.score);
    writeSides('score', facts.id, facts.score);
    writeSides('reds', facts.id, facts.redCards);
    const row = document.querySelector(`[data-row="${facts.id}"]`);
    row?.classList.toggle('is-off', facts.isSuspended && facts.phase === 'live');
    if (row !== null && before !== undefined && before.phase !== facts.phase) this.#hooks.onOtherList();
    if (facts.id === this.#hooks.whole()) {
      document.getElementById('event')?.classList.toggle('is-off', facts.isSuspended);
    }
    const isGoal = before !== undefined && before.score !== '' && before.score !== facts.score;
    if (isGoal && facts.id === this.#hooks.whole()) this.#hooks.say(`${nameOf(facts)} ${facts.score}`);
  }

  #showRow(event: number, [main, total]: readonly [string | null, string | null]): void {
    const row = document.querySelector(`[data-row="${event}"]`);
    const facts = factsOf(event);
    if (row === null || facts === undefined) return;
    if (main !== null) moveCells(row, event, main, '.odds:not(.ou)');
    if (total === null) return;
    const shown = moveCells(row, event, total, '.odds.ou');
    if (shown.length === 0) this.#hooks.onOtherList();
    const { line } = readMarket(total);
    const head = row.closest('.grp')?.querySelector<HTMLElement>('[data-line]')?.dataset['line'];
    for (const cell of shown) {
      const label = cell.querySelector('.ln');
      if (label !== null) label.textContent = String(line) === head ? '' : lineText(line, marketTexts);
      const said = cell.querySelector('.vh');
      const { home, away, sport } = facts;
      const named = { home, away, sport, market: total };
      if (said !== null) said.textContent = pickText(named, cell.dataset['pick'] ?? '', marketTexts);
    }
  }
}

/** @param counts of both sides, such as `2–1`; no red card is no mark */
function writeSides(kind: 'score' | 'reds', event: number, counts: string): void {
  const [home = '', away = ''] = counts.split('–');
  for (const [side, count] of [
    ['home', home],
    ['away', away],
  ] as const)
    writeMark(kind, `${event}.${side}`, kind === 'reds' && count === '0' ? '' : count);
}

/** The margin of a market with its new prices. */
function writeMargin(market: string, picks: MarketPrices[1]): void {
  const shown = document.querySelector(`[data-margin="${market}"]`);
  const margin = marketMargin(
    market,
    picks.map(([, price]) => price),
  );
  if (shown !== null) shown.textContent = marginText(margin, pageData.texts.margin, pageData.decimalPoint);
}

/** @returns whether the page shows the market */
function closeMarket(event: number, market: string): boolean {
  const shown = document.querySelectorAll<HTMLElement>(
    `.price[data-event="${event}"][data-market="${market}"]`,
  );
  for (const cell of shown) writePrice(cell, null, pageData.decimalPoint, performance.now());
  return shown.length > 0;
}
