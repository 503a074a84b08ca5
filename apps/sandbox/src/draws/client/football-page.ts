import type { FootballMarket } from '@baize/games';

import { allow } from '../../shell/client/allow.ts';
import { button, element, fillText, make } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { FootballPageData } from '../pages/football-page.ts';
import type { SaleView } from '../draw-messages.ts';
import type { FootballBets, FootballOffer, MinuteView } from '../rules/football-rules.ts';
import type { FootballTexts } from '../texts/football-texts.ts';
import { showBets } from './bet-list.ts';
import { type DrawData, DrawPage } from './draw-page.ts';
import { keepFocus } from './keep-focus.ts';
import { createOddsText } from './odds-text.ts';
import { Selections } from './selections.ts';

interface Score {
  readonly home: number;
  readonly away: number;
}
interface FootballResult {
  readonly scores: readonly Score[];
  readonly wins: readonly number[];
}
interface FootballPick {
  readonly match: number;
  readonly market: FootballMarket;
  readonly pick: string;
}
interface Summary {
  readonly round: number;
  readonly matches: readonly { readonly home: number; readonly away: number; readonly score: Score }[];
}

const MARKETS = ['result', 'total', 'both', 'score'] as const;
const MOST_BETS = 40;
const TICKER_LINES = 5;
const ROUNDS = 30;
const NO_ODDS = { result: [], total: [], both: [], score: [] };

const selections = new Selections<FootballPick>(MOST_BETS);
const offers = new Map<string, FootballOffer>();
let offer: FootballOffer | null = null;
let playing: FootballOffer | null = null;
let market: FootballMarket = 'result';
let scores: Score[] = [];

const page: DrawPage<
  FootballTexts,
  FootballOffer,
  MinuteView,
  Summary,
  { players: number },
  FootballBets,
  FootballResult
> = new DrawPage(() => ({
  showSale(sale, past) {
    this.showStanding(sale.standing);
    if (!playing && past[0]) showPast(past[0]);
    if (!offers.has(sale.round)) drawSale(sale);
  },
  showStanding({ players }) {
    element('players').textContent = fillText(page.data.own.draw.players, { count: players });
  },
  begin(shown) {
    playing = shown.offer;
    offers.set(shown.round, shown.offer);
    scores = shown.offer.matches.map(() => ({ home: 0, away: 0 }));
    element('ticker').replaceChildren();
    element('minute').textContent = texts.before;
    drawLive();
    for (const minute of shown.steps) showMinute(minute, false);
  },
  step: (minute) => showMinute(minute, true),
  end() {
    element('minute').textContent = texts.over;
    drawLive();
  },
  showTickets(shown, next) {
    showBets(shown, next, {
      draw: page.data.own.draw,
      money: page.shell.money,
      describe: ({ match, market: kind, pick, odds }, { round }) =>
        `${matchName(offers.get(round), match)} · ${texts.markets[kind]} ${pickText(pick)} · ${oddsText(odds)}`,
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
const { teams, returns } = page.data.own as DrawData<FootballTexts> & FootballPageData;
const oddsText = createOddsText(page.data.lang);

for (const choose of element('markets').querySelectorAll('button'))
  choose.addEventListener('click', () => {
    market = MARKETS.find((known) => known === choose.value) ?? market;
    drawBoard();
  });
button('clear').addEventListener('click', () => {
  selections.clear();
  drawBoard();
});

const teamName = (team: number): string => teams[team]?.[0] ?? '';

function matchName(round: FootballOffer | null | undefined, match: number): string {
  const fixture = round?.matches[match];
  return fixture ? `${teamName(fixture.home)}–${teamName(fixture.away)}` : '';
}

function pickText(pick: string): string {
  const known = Object.entries(texts.picks).find(([name]) => name === pick)?.[1];
  return known ?? pick.replace('-', '–');
}

function shirtOf(team: number): HTMLElement {
  const shirt = make('i', 'shirt');
  const [, main = '#888', trim = '#fff'] = teams[team] ?? [];
  shirt.style.background = `linear-gradient(100deg, ${main} 55%, ${trim} 56%)`;
  shirt.setAttribute('aria-hidden', 'true');
  return shirt;
}

function showMinute({ minute, events }: MinuteView, isLive: boolean): void {
  element('minute').textContent = fillText(texts.minute, { minute });
  for (const { match, kind, side, score } of events) {
    const fixture = playing?.matches[match];
    if (!fixture) continue;
    scores[match] = score;
    const isGoal = kind === 'goal';
    const values = {
      minute,
      kind: texts.events[kind],
      team: teamName(fixture[side]),
      home: teamName(fixture.home),
      away: teamName(fixture.away),
      homeGoals: score.home,
      awayGoals: score.away,
    };
    const line = make('li', isGoal ? 'goal' : '', fillText(isGoal ? texts.score : texts.event, values));
    const ticker = element('ticker');
    ticker.prepend(line);
    while (ticker.children.length > TICKER_LINES) ticker.lastElementChild?.remove();
    if (!isGoal || !isLive) continue;
    gameSounds.play('numberDrawn');
    element('spoken').textContent = line.textContent;
    drawLive(match);
  }
  if (!isLive) drawLive();
}

/** @param scored the match of the last goal */
function drawLive(scored = -1): void {
  element('live').replaceChildren(
    ...(playing?.matches ?? []).map(({ home, away }, match) => {
      const score = scores[match] ?? { home: 0, away: 0 };
      const item = make('li', match === scored ? 'scored' : '');
      item.append(
        make('span', 'home', teamName(home)),
        shirtOf(home),
        make('b', '', `${score.home}–${score.away}`),
        shirtOf(away),
        make('span', '', teamName(away)),
      );
      return item;
    }),
  );
}

/** A page that is opened between two rounds shows the last one. */
function showPast({ matches }: Summary): void {
  scores = matches.map(({ score }) => score);
  playing = { round: 0, matches: matches.map(({ home, away }) => ({ home, away, odds: NO_ODDS })) };
  element('minute').textContent = texts.over;
  drawLive();
  playing = null;
}

function drawSale({ round, offer: sold }: SaleView<FootballOffer>): void {
  offers.set(round, sold);
  offer = sold;
  selections.clear();
  element('week').textContent = fillText(texts.week, { round: (sold.round % ROUNDS) + 1 });
  drawBoard();
}

function drawBoard(): void {
  for (const choose of element('markets').querySelectorAll('button'))
    choose.setAttribute('aria-pressed', String(choose.value === market));
  const matches = element('matches');
  const items = (offer?.matches ?? []).map(({ home, away, odds }, match) => {
    const item = make('li', `match ${market}`);
    const title = make('p', 'fixture');
    title.append(
      shirtOf(home),
      make('span', '', teamName(home)),
      make('small', '', '–'),
      make('span', '', teamName(away)),
      shirtOf(away),
    );
    const picks = make('div', 'picks');
    for (const { pick, odds: price } of odds[market])
      if (price !== null) picks.append(oddsButton({ match, market, pick }, price));
    item.append(title, picks);
    return item;
  });
  keepFocus(matches, () => matches.replaceChildren(...items));
  element('picked').textContent = fillText(texts.picked, { count: selections.size });
  allow(button('clear'), selections.size > 0);
  page.draw();
}

function oddsButton(pick: FootballPick, odds: number): HTMLElement {
  const key = `${pick.match} ${pick.market} ${pick.pick}`;
  const choose = make('button', 'odds');
  choose.type = 'button';
  choose.append(make('small', '', pickText(pick.pick)), ' ', make('b', '', oddsText(odds)));
  choose.setAttribute('aria-pressed', String(selections.has(key)));
  const values = {
    match: matchName(offer, pick.match),
    market: texts.markets[pick.market],
    pick: pickText(pick.pick),
    odds: oddsText(odds),
  };
  choose.setAttribute('aria-label', fillText(texts.odds, values));
  choose.addEventListener('click', () => {
    selections.toggle(key, pick);
    choose.setAttribute('aria-pressed', String(selections.has(key)));
    element('picked').textContent = fillText(texts.picked, { count: selections.size });
    allow(button('clear'), selections.size > 0);
    page.draw();
  });
  return choose;
}

function showRules(sheet: HTMLDialogElement): void {
  fillRulesSheet(
    sheet,
    page.data,
    [{ title: page.data.texts.rulesTitle, texts: texts.rules }],
    MARKETS.map((kind) => ({ name: texts.markets[kind], basisPoints: returns[kind] })),
  );
}
