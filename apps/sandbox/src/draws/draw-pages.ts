import {
  type BingoPattern,
  bingoMath,
  bingoTerms,
  footballMargins,
  type FootballMarket,
  KENO_MOST_PICKS,
  kenoChance,
  kenoMath,
  type LuckyWheelColour,
  luckyWheelColours,
  luckyWheelMath,
  type RaceBetKind,
  raceMargins,
  toNumber,
} from '@baize/games';

import type { GamePage } from '../shell/game-page.ts';
import type { RunnerKind } from './client/race-runners.ts';
import { DRAW_TEXTS } from './draw-texts.ts';
import { renderDraw } from './render-draw.ts';
import { bingoRules } from './rules/bingo-rules.ts';
import { BINGO_TEXTS } from './texts/bingo-texts.ts';
import { FOOTBALL_TEXTS, TEAMS } from './texts/football-texts.ts';
import { KENO_TEXTS } from './texts/keno-texts.ts';
import { RACE_TEXTS, RUNNERS } from './texts/race-texts.ts';
import { WHEEL_TEXTS } from './texts/wheel-texts.ts';

/** By picks from 1. */
export interface KenoPageData {
  /** Of so many hits, from 0. */
  readonly chances: readonly (readonly number[])[];
  /** Basis points. */
  readonly returns: readonly number[];
}

export interface WheelPageData {
  readonly math: Readonly<
    Record<LuckyWheelColour, { readonly chance: number; readonly basisPoints: number }>
  >;
}

export interface BingoPageData {
  readonly format: 'bingo75' | 'bingo90';
  readonly balls: number;
  readonly ticketMinor: number;
  readonly mostCards: number;
  /** Of the takings, in basis points. */
  readonly shares: Readonly<Record<BingoPattern, number>>;
  readonly bonusCalls: number;
  readonly bonusMinor: number;
  readonly basisPoints: number;
}

export interface RacePageData {
  readonly kind: RunnerKind;
  readonly names: readonly string[];
  readonly returns: Readonly<Record<RaceBetKind, number>>;
}

export interface FootballPageData {
  /** Name and the two colours of the shirt. */
  readonly teams: readonly (readonly [string, string, string])[];
  readonly returns: Readonly<Record<FootballMarket, number>>;
}

const toBasisPoints = (returns: number) => Math.round(returns * 10_000);

const picks = Array.from({ length: KENO_MOST_PICKS }, (_, index) => index + 1);
const kenoData: KenoPageData = {
  chances: picks.map((count) =>
    Array.from({ length: count + 1 }, (_, hits) => toNumber(kenoChance(count, hits))),
  ),
  returns: picks.map((count) => toBasisPoints(toNumber(kenoMath(count).returns))),
};

const KENO_STAGE = (lang: 'tr' | 'en') => {
  const texts = KENO_TEXTS[lang];
  const draw = DRAW_TEXTS[lang];
  return `<div class="keno">
<section class="keno-draw" aria-label="${texts.drum}"><div class="drum" id="drum"><output id="ball" aria-live="off"></output></div><ol class="drawn" id="balls"></ol><div class="panel past-panel"><h2>${draw.last}</h2><ol class="past" id="past"></ol></div></section>
<section class="keno-board" aria-label="${texts.board}"><div class="keno-tools"><p id="picked"></p><button class="quiet-button" id="quick" type="button"></button><button class="quiet-button" id="clear" type="button">${texts.clear}</button></div><div class="numbers" id="board" role="group" aria-label="${texts.board}"></div></section>
<aside class="keno-side"><section class="panel"><h2 id="prizes-title"></h2><ol class="prize-list" id="prizes"></ol></section>${betsPanel(lang)}</aside>
<p class="words-only" id="spoken" role="status"></p></div>`;
};

function betsPanel(lang: 'tr' | 'en'): string {
  return `<section class="panel"><h2>${DRAW_TEXTS[lang].mine}</h2><ul class="bets" id="bets"></ul><p class="empty" id="players"></p></section>`;
}

const kenoPage: GamePage = {
  plays: (play) => play === 'keno',
  render: (ticket, nonce) =>
    renderDraw({
      ticket,
      nonce,
      kind: 'keno',
      properties: '--sky:#0a1120;--board:#14283f;--bar:#070d18;--accent:#e0b15a',
      order: KENO_TEXTS[ticket.lang].order,
      texts: KENO_TEXTS[ticket.lang],
      data: kenoData,
      stage: KENO_STAGE(ticket.lang),
    }),
};

const wheelData: WheelPageData = {
  math: Object.fromEntries(
    luckyWheelColours.map((colour) => {
      const { hitRate, returns } = luckyWheelMath(colour);
      return [colour, { chance: toNumber(hitRate), basisPoints: toBasisPoints(toNumber(returns)) }];
    }),
  ) as unknown as WheelPageData['math'],
};

const wheelPage: GamePage = {
  plays: (play) => play === 'lucky-wheel',
  render(ticket, nonce) {
    const texts = WHEEL_TEXTS[ticket.lang];
    const draw = DRAW_TEXTS[ticket.lang];
    return renderDraw({
      ticket,
      nonce,
      kind: 'lucky-wheel',
      properties: '--sky:#1a0712;--board:#3a1220;--bar:#14050c;--accent:#e0b15a',
      order: texts.order,
      texts,
      data: wheelData,
      stage: `<div class="wheel-stage"><div class="wheel-box"><svg id="wheel" viewBox="-212 -212 424 424" role="img" aria-label="${texts.wheel}"></svg></div>
<div class="spots" id="spots" role="group" aria-label="${texts.spots}"></div>
<aside class="wheel-side"><section class="panel"><h2>${draw.last}</h2><ol class="wheel-past" id="past"></ol></section>${betsPanel(ticket.lang)}<button class="quiet-button" id="clear" type="button">${draw.clear}</button></aside>
<p class="words-only" id="spoken" role="status"></p></div>`,
    });
  },
};

/** The return of a room does not depend on how many tickets are sold, except by rounding. */
const USUAL_TICKETS = 100;

function bingoPage(play: string, format: BingoPageData['format'], balls: number): GamePage {
  const { mostCards } = bingoRules(format).offer(0, () => 0);
  const data: BingoPageData = {
    format,
    balls,
    mostCards,
    ticketMinor: Number(bingoTerms.ticketMinor),
    shares: bingoTerms.shares,
    bonusCalls: bingoTerms.bonus?.withinCalls ?? 0,
    bonusMinor: Number(bingoTerms.bonus?.payMinor ?? 0n),
    basisPoints: toBasisPoints(toNumber(bingoMath({ ...bingoTerms, format }, USUAL_TICKETS).returns)),
  };
  return {
    plays: (name) => name === play,
    render(ticket, nonce) {
      const texts = BINGO_TEXTS[ticket.lang];
      return renderDraw({
        ticket,
        nonce,
        kind: 'bingo',
        properties: '--sky:#2c1809;--board:#3a2210;--bar:#140903;--accent:#e0b15a',
        order: texts.order,
        texts,
        data,
        controls: `<div class="box stepper" id="card-count"><button type="button" aria-label="${texts.fewer}">−</button><div class="value"><span>${texts.cards}</span><b><output id="cards-wanted">–</output></b></div><button type="button" aria-label="${texts.more}">+</button></div>`,
        stage: `<div class="hall" data-format="${format}">
<section class="caller" aria-label="${texts.called}"><div class="ball-box"><output class="stone big" id="ball" aria-live="off"></output><p id="call-index"></p></div><ol class="last-calls" id="last-calls"></ol><ol class="prizes" id="prizes" aria-label="${texts.prizes}"></ol></section>
<section class="own" tabindex="0" aria-label="${texts.yourCards}"><div class="own-head"><h2>${texts.yourCards}</h2><p id="next-cards"></p></div><div class="cards" id="cards"></div></section>
<aside class="hall-side"><div class="row"><h2>${texts.called}</h2><span id="called-count"></span></div><ol class="stones" id="stones"></ol><section id="nearest-panel" hidden><h2>${texts.nearest}</h2><ol class="nearest" id="nearest"></ol></section><p id="players"></p></aside>
<p class="words-only" id="spoken" role="status"></p></div>`,
      });
    },
  };
}

const lessMargins = <Name extends string>(margins: Readonly<Record<Name, number>>): Record<Name, number> =>
  Object.fromEntries(
    Object.entries<number>(margins).map(([name, margin]) => [name, 10_000 - margin]),
  ) as Record<Name, number>;

/** Words in the symbol on the tile of a race, with who races; horses by default. */
const RUNNER_WORDS: readonly (readonly [RegExp, RunnerKind])[] = [
  [/camel/, 'camel'],
  [/dog|rabbit/, 'hound'],
  [/car|auto/, 'car'],
  [/cycle/, 'cycle'],
  [/skate/, 'skater'],
];

function runnerOf(heroSymbol: string | null): RunnerKind {
  return RUNNER_WORDS.find(([word]) => word.test(heroSymbol ?? ''))?.[1] ?? 'horse';
}

const racePage: GamePage = {
  plays: (play) => play === 'race',
  render(ticket, nonce) {
    const texts = RACE_TEXTS[ticket.lang];
    const draw = DRAW_TEXTS[ticket.lang];
    const data: RacePageData = {
      kind: runnerOf(ticket.game.heroSymbol),
      names: RUNNERS,
      returns: lessMargins(raceMargins),
    };
    const { kinds } = texts;
    return renderDraw({
      ticket,
      nonce,
      kind: 'race',
      hasOdds: true,
      properties: '--sky:#10221b;--board:#1a3a30;--bar:#0a1712;--accent:#e0b15a',
      order: texts.order,
      texts,
      data,
      stage: `<div class="race"><div class="course-box"><svg id="course" role="img" aria-label="${texts.course}"></svg><p class="commentary" id="commentary" role="status"></p></div>
<section class="race-card panel" tabindex="0" aria-label="${texts.board}"><h2>${texts.board}</h2><table><thead><tr><th scope="col">${texts.runner}</th><th scope="col">${texts.form}</th><th scope="col">${kinds.win}</th><th scope="col">${kinds.place}</th><th scope="col">${kinds.show}</th></tr></thead><tbody id="runners"></tbody></table></section>
<aside class="race-side"><section class="panel"><h2>${kinds.forecast}</h2><div class="pick-line forecast" id="forecast"><select aria-label="${texts.first}"></select><select aria-label="${texts.second}"></select><button class="quiet-button" id="forecast-add" type="button" disabled>${texts.add}</button></div><div class="pick-line"><p id="picked"></p><button class="quiet-button" id="clear" type="button">${draw.clear}</button></div></section>${betsPanel(ticket.lang)}<section class="panel"><h2>${texts.last}</h2><ol class="race-past" id="past"></ol></section></aside></div>`,
    });
  },
};

const footballPage: GamePage = {
  plays: (play) => play === 'football',
  render(ticket, nonce) {
    const texts = FOOTBALL_TEXTS[ticket.lang];
    const draw = DRAW_TEXTS[ticket.lang];
    const data: FootballPageData = { teams: TEAMS, returns: lessMargins(footballMargins) };
    const markets = Object.entries(texts.markets)
      .map(([name, text]) => `<button type="button" value="${name}" aria-pressed="false">${text}</button>`)
      .join('');
    return renderDraw({
      ticket,
      nonce,
      kind: 'football',
      hasOdds: true,
      properties: '--sky:#07170f;--board:#12331f;--bar:#06140c;--accent:#e0b15a',
      order: texts.order,
      texts,
      data,
      stage: `<div class="football"><section tabindex="0" aria-label="${texts.live}"><div class="live-head"><h2>${texts.live}</h2><output class="minute" id="minute" aria-live="off"></output></div><ol class="live" id="live"></ol><ol class="ticker" id="ticker"><li>${texts.waiting}</li></ol>${betsPanel(ticket.lang)}</section>
<section tabindex="0" aria-label="${texts.board}"><div class="board-head"><h2 id="week">${texts.board}</h2><div class="choices" id="markets" role="group" aria-label="${texts.board}">${markets}</div></div><div class="pick-line"><p id="picked"></p><button class="quiet-button" id="clear" type="button">${draw.clear}</button></div><ol class="matches" id="matches"></ol></section>
<p class="words-only" id="spoken" role="status"></p></div>`,
    });
  },
};

/** The pages of games that many players share. */
export const drawPages: readonly GamePage[] = [
  bingoPage('bingo/90', 'bingo90', 90),
  bingoPage('bingo/75', 'bingo75', 75),
  kenoPage,
  wheelPage,
  racePage,
  footballPage,
];
