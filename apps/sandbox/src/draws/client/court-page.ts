import type { CourtEnd, CourtEvent, CourtMarket, CourtScore } from '@baize/games';

import { allow } from '../../shell/client/allow.ts';
import { button, element, fillText, make } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { SaleView } from '../draw-messages.ts';
import type { CourtPageData } from '../pages/court-page.ts';
import type { CourtBets, CourtRoundOffer, CourtView } from '../rules/court-rules.ts';
import type { CourtTexts } from '../texts/court-texts.ts';
import { showBets } from './bet-list.ts';
import { CourtStage } from './courts/court-stage.ts';
import { type DrawData, DrawPage } from './draw-page.ts';
import { keepFocus } from './keep-focus.ts';
import { createOddsText } from './odds-text.ts';
import { Selections } from './selections.ts';
import { gameText } from './tennis-points.ts';

interface CourtResult {
  readonly end: CourtEnd;
  readonly wins: readonly number[];
}
interface CourtPick {
  readonly market: CourtMarket;
  readonly pick: string;
}
interface Summary {
  readonly home: number;
  readonly away: number;
  readonly end: CourtEnd;
}

const MOST_BETS = 20;
const PAST = 6;

const selections = new Selections<CourtPick>(MOST_BETS);
const offers = new Map<string, CourtRoundOffer>();
let offer: CourtRoundOffer | null = null;
let playing: CourtRoundOffer | null = null;
/** The last event of the shown contest, and the scores with which its parts before ended. */
let last: CourtEvent | null = null;
let parts: CourtScore[] = [];
/** Tennis: games of the set before the last point; null in the first game. */
let gamesBefore: CourtScore | null = null;

const page: DrawPage<
  CourtTexts,
  CourtRoundOffer,
  CourtView,
  Summary,
  { players: number },
  CourtBets,
  CourtResult
> = new DrawPage(() => ({
  showSale(sale, past) {
    this.showStanding(sale.standing);
    showPast(past);
    if (!offers.has(sale.round)) drawSale(sale);
  },
  showStanding({ players }) {
    element('players').textContent = fillText(page.data.own.draw.players, { count: players });
  },
  begin(shown) {
    playing = shown.offer;
    offers.set(shown.round, shown.offer);
    last = null;
    gamesBefore = null;
    parts = [];
    stage.begin(lookOf(playing.home), lookOf(playing.away));
    say(texts.starting);
    for (const { events } of shown.steps) for (const event of events) follow(event, false);
    drawScore();
  },
  step({ events }) {
    for (const event of events) follow(event, true);
    drawScore();
  },
  end(_, tickets) {
    const end = tickets[0]?.result?.end;
    const winner = end?.winner ?? winnerOf(last);
    if (!playing || !winner) return;
    say(fillText(texts.over, { winner: nameOf(playing[winner]) }));
    element('spoken').textContent = element('commentary').textContent;
  },
  showTickets(shown, next) {
    showBets(shown, next, {
      draw: page.data.own.draw,
      money: page.shell.money,
      describe: ({ market, line, pick, odds }, { round }) =>
        `${marketText(market, line)} · ${pickText(market, pick, line, offers.get(round) ?? null)} · ${oddsText(odds)}`,
    });
  },
  order: () => selections.order(page.stake?.stakeMinor ?? 0),
  ordered() {
    selections.clear();
    drawBoard();
  },
  showRules,
}));
const { texts } = page.data.own;
// The server that wrote the document has the same version.
const { sport, parts: partCount, sides, returns } = page.data.own as DrawData<CourtTexts> & CourtPageData;
const oddsText = createOddsText(page.data.lang);
const lineText = new Intl.NumberFormat(page.data.lang, { signDisplay: 'exceptZero' });
const plainLine = new Intl.NumberFormat(page.data.lang);
const svg = document.querySelector('#court');
if (!svg) throw new Error('there is no court');
const stage = new CourtStage(svg, sport);
button('clear').addEventListener('click', () => {
  selections.clear();
  drawBoard();
});

const lookOf = (side: number) => sides[side] ?? (['', '#888', '#fff'] as const);
const nameOf = (side: number): string => lookOf(side)[0];

function shirtOf(side: number): HTMLElement {
  const shirt = make('i', 'shirt');
  const [, main, trim] = lookOf(side);
  shirt.style.background = `linear-gradient(100deg, ${main} 55%, ${trim} 56%)`;
  shirt.setAttribute('aria-hidden', 'true');
  return shirt;
}

function say(text: string): void {
  element('commentary').textContent = text;
}

/** One event of the shown contest. @param isLive and not what happened before the page was opened */
function follow(event: CourtEvent, isLive: boolean): void {
  const inner = last?.scores.slice(1) ?? [];
  if (last && last.part !== event.part && inner[0]) parts.push(inner[0]);
  const isPart = last === null || last.part !== event.part;
  gamesBefore = isPart ? null : (inner[0] ?? null);
  last = event;
  stage.show(event);
  if (!playing) return;
  const side = nameOf(playing[event.side]);
  const call = fillText(texts.calls[event.call] ?? '', { points: event.points });
  say(fillText(texts.event, { part: partText(event.part), side, call }));
  const isWorthy = event.call === 'goal' || event.call === 'strike';
  if (!isLive) return;
  if (isWorthy || isPart) {
    gameSounds.play('numberDrawn');
    element('spoken').textContent = `${element('commentary').textContent} ${scoreText(event.scores[0])}`;
  } else gameSounds.play('wheelTick');
}

function partText(part: number): string {
  return partCount !== null && part >= partCount ? texts.decider : fillText(texts.part, { n: part + 1 });
}

const scoreText = (score: CourtScore | undefined): string => (score ? `${score.home}–${score.away}` : '0–0');

function winnerOf(event: CourtEvent | null): 'home' | 'away' | null {
  const deciding = event?.scores.find(({ home, away }) => home !== away);
  if (!deciding) return null;
  return deciding.home > deciding.away ? 'home' : 'away';
}

function drawScore(): void {
  if (!playing) return;
  for (const side of ['home', 'away'] as const) {
    const label = element(side);
    label.replaceChildren(shirtOf(playing[side]), make('span', '', nameOf(playing[side])));
    label.toggleAttribute('data-on', last?.side === side);
  }
  element('score').textContent = scoreText(last?.scores[0]);
  const running = last?.scores.slice(1) ?? [];
  const items = [...parts, ...running].map((score, index) => {
    const isGame = sport === 'tennis' && index === parts.length + 1;
    return make('li', '', isGame ? gameText(score, gamesBefore) : scoreText(score));
  });
  const now = last && running.length === 0 ? [make('li', '', partText(last.part))] : [];
  element('parts').replaceChildren(...items, ...now);
}

/** A page that is opened between two contests shows the last one. */
function showPast(past: readonly Summary[]): void {
  element('past').replaceChildren(
    ...past.slice(0, PAST).map(({ home, away, end }) => {
      const item = make('li');
      const names = fillText(texts.versus, { home: nameOf(home), away: nameOf(away) });
      item.append(make('span', '', names), make('b', '', endText(end)));
      return item;
    }),
  );
  const [latest] = past;
  if (playing || !latest) return;
  playing = { home: latest.home, away: latest.away, markets: [] };
  stage.begin(lookOf(latest.home), lookOf(latest.away));
  drawScore();
  element('score').textContent = endText(latest.end);
  playing = null;
}

/** A star is at the side that won a decider. */
const endText = ({ home, away, winner }: CourtEnd): string =>
  home === away
    ? `${winner === 'home' ? '★ ' : ''}${home}–${away}${winner === 'away' ? ' ★' : ''}`
    : `${home}–${away}`;

function drawSale({ round, offer: sold }: SaleView<CourtRoundOffer>): void {
  offers.set(round, sold);
  offer = sold;
  selections.clear();
  element('fixture').replaceChildren(
    shirtOf(sold.home),
    make('span', '', nameOf(sold.home)),
    make('small', '', '–'),
    make('span', '', nameOf(sold.away)),
    shirtOf(sold.away),
  );
  if (!playing && !last) drawNext(sold);
  drawBoard();
}

/** Before the first contest that a page sees. */
function drawNext(sold: CourtRoundOffer): void {
  if (element('home').hasChildNodes()) return;
  playing = sold;
  stage.begin(lookOf(sold.home), lookOf(sold.away));
  drawScore();
  playing = null;
}

function drawBoard(): void {
  const markets = element('markets');
  const groups = (offer?.markets ?? []).map(({ market, line, picks }) => {
    const group = make('div');
    group.setAttribute('role', 'group');
    const title = make('h3', '', marketText(market, line));
    group.setAttribute('aria-label', title.textContent);
    const list = make('div', 'picks');
    list.toggleAttribute('data-sides', ['winner', 'handicap', 'first'].includes(market));
    list.dataset['market'] = market;
    list.style.setProperty('--columns', String(picks.length / 2));
    for (const { pick, odds } of picks)
      if (odds !== null) list.append(oddsButton({ market, pick }, line, odds));
    group.append(title, list);
    return group;
  });
  keepFocus(markets, () => markets.replaceChildren(...groups));
  drawPicked();
}

function marketText(market: CourtMarket, line: number | null): string {
  const name = texts.markets[market] ?? market;
  return market === 'total' && line !== null
    ? fillText(texts.line, { market: name, line: plainLine.format(line) })
    : name;
}

function pickText(
  market: CourtMarket,
  pick: string,
  line: number | null,
  round: CourtRoundOffer | null,
): string {
  const [name = '', range] = pick.split(':');
  const known = Object.entries(texts.picks).find(([key]) => key === name)?.[1];
  if (known !== undefined) return known;
  if (name !== '1' && name !== '2') return pick.replace('-', '–');
  const side = round ? nameOf(name === '1' ? round.home : round.away) : name;
  if (range !== undefined) return fillText(texts.margin, { side, range: range.replace('-', '–') });
  if (market !== 'handicap' || line === null) return side;
  return fillText(texts.handicap, { side, line: lineText.format(name === '1' ? line : -line) });
}

function oddsButton(pick: CourtPick, line: number | null, odds: number): HTMLElement {
  const key = `${pick.market} ${pick.pick}`;
  const choose = make('button', 'odds');
  choose.type = 'button';
  const name = pickText(pick.market, pick.pick, line, offer);
  choose.append(make('small', '', name), ' ', make('b', '', oddsText(odds)));
  choose.toggleAttribute('data-tie', pick.pick === 'X');
  choose.setAttribute('aria-pressed', String(selections.has(key)));
  const values = { market: marketText(pick.market, line), pick: name, odds: oddsText(odds) };
  choose.setAttribute('aria-label', fillText(texts.odds, values));
  choose.addEventListener('click', () => {
    selections.toggle(key, pick);
    choose.setAttribute('aria-pressed', String(selections.has(key)));
    drawPicked();
  });
  return choose;
}

function drawPicked(): void {
  element('picked').textContent = fillText(texts.picked, { count: selections.size });
  allow(button('clear'), selections.size > 0);
  page.draw();
}

function showRules(sheet: HTMLDialogElement): void {
  fillRulesSheet(
    sheet,
    page.data,
    [{ title: page.data.texts.rulesTitle, texts: texts.rules }],
    returns.map(({ market, basisPoints }) => ({ name: texts.markets[market] ?? market, basisPoints })),
  );
}
