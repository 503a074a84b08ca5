import { type BingoPattern, bingoMath, bingoTerms, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderDraw } from '../render-draw.ts';
import { bingoRules } from '../rules/bingo-rules.ts';
import { BINGO_TEXTS } from '../texts/bingo-texts.ts';
import { toBasisPoints } from './page-parts.ts';

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

/** The return of a room does not depend on how many tickets are sold, except by rounding. */
const USUAL_TICKETS = 100;

export function bingoPage(play: string, format: BingoPageData['format'], balls: number): GamePage {
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
<section class="own" tabindex="0" aria-label="${texts.yourCards}"><div class="own-head"><h2>${texts.yourCards}</h2><p id="next-cards"></p></div><p class="no-cards" id="no-cards"></p><div class="cards" id="cards"></div></section>
<aside class="hall-side"><div class="row"><h2>${texts.called}</h2><span id="called-count"></span></div><ol class="stones" id="stones"></ol><section id="nearest-panel" hidden><h2>${texts.nearest}</h2><ol class="nearest" id="nearest"></ol></section><p id="players"></p></aside>
<p class="words-only" id="spoken" role="status"></p></div>`,
      });
    },
  };
}
