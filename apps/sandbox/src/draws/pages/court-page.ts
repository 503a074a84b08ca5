import { courtMargins, type CourtMarket, courtRules, type CourtSport, courtSports } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { DRAW_TEXTS } from '../draw-texts.ts';
import { renderDraw } from '../render-draw.ts';
import { COURT_SIDE_LOOKS, type CourtSideLook } from '../texts/court-sides.ts';
import { COURT_SPORTS_EN } from '../texts/court-sports-en.ts';
import { COURT_SPORTS_TR } from '../texts/court-sports-tr.ts';
import { COURT_TEXTS, type CourtTexts } from '../texts/court-texts.ts';
import { betsPanel, lessMargins } from './page-parts.ts';

export interface CourtPageData {
  readonly sport: CourtSport;
  /** Of a contest before a decider; null if their number is open. */
  readonly parts: number | null;
  readonly sides: readonly CourtSideLook[];
  /** In basis points, in the order of the board. */
  readonly returns: readonly { readonly market: CourtMarket; readonly basisPoints: number }[];
}

/** The light around a court: of its floor, at the top and below. */
const LIGHTS: Readonly<Record<CourtSport, readonly [string, string]>> = {
  basketball: ['#5a2f12', '#1a0f08'],
  'three-pointers': ['#3a1f4a', '#140b1c'],
  tennis: ['#1d4f6b', '#0a1a26'],
  'table-tennis': ['#1b3d6e', '#0a1428'],
  volleyball: ['#6b4a1d', '#1e1407'],
  darts: ['#46211a', '#150a08'],
  billiards: ['#123f2c', '#07150f'],
  'ice-hockey': ['#3b6a8c', '#0e1f2e'],
  bowling: ['#3c2357', '#120a1d'],
  penalties: ['#1c5a34', '#08190f'],
};

const sportTexts = { tr: COURT_SPORTS_TR, en: COURT_SPORTS_EN };
const returnOf = lessMargins(courtMargins);

const courtPage = (sport: CourtSport): GamePage => ({
  plays: (play) => play === `courts/${sport}`,
  render(ticket, nonce) {
    const { common, ...all } = COURT_TEXTS[ticket.lang];
    const own = sportTexts[ticket.lang][sport];
    const texts: CourtTexts = { ...all, ...own, common: [], rules: [...own.rules, ...common] };
    const draw = DRAW_TEXTS[ticket.lang];
    const [top, floor] = LIGHTS[sport];
    const { contest, markets } = courtRules(sport);
    const data: CourtPageData = {
      sport,
      parts: contest.parts,
      sides: COURT_SIDE_LOOKS[sport],
      returns: markets.map((market) => ({ market, basisPoints: returnOf[market] })),
    };
    return renderDraw({
      ticket,
      nonce,
      kind: 'court',
      hasOdds: true,
      properties: `--sky:${floor};--top:${top};--board:#1a2027;--bar:#0b0f13;--accent:#e0b15a`,
      order: texts.order,
      texts,
      data,
      stage: `<div class="court"><section class="play" tabindex="0" aria-label="${texts.court}"><div class="score-board" id="score-board" role="group" aria-label="${texts.score}"><p class="side home" id="home"></p><p class="score" id="score"></p><p class="side away" id="away"></p><ol class="parts" id="parts"></ol></div><div class="court-box"><svg id="court" viewBox="0 0 800 400" aria-hidden="true"></svg><p class="commentary" id="commentary">${texts.waiting}</p></div><div class="panel past-panel"><h2>${texts.past}</h2><ol class="past" id="past"></ol></div></section>
<section class="odds-side" tabindex="0" aria-label="${texts.next}"><div class="panel"><h2>${texts.next}</h2><p class="fixture" id="fixture"></p><div class="markets" id="markets"></div><div class="pick-line"><p id="picked"></p><button class="quiet-button" id="clear" type="button">${draw.clear}</button></div></div>${betsPanel(ticket.lang)}</section>
<p class="words-only" id="spoken" role="status"></p></div>`,
    });
  },
});

export const courtPages: readonly GamePage[] = courtSports.map(courtPage);
