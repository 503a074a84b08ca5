import { KENO_MOST_PICKS, kenoChance, kenoMath, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { DRAW_TEXTS } from '../draw-texts.ts';
import { renderDraw } from '../render-draw.ts';
import { KENO_TEXTS } from '../texts/keno-texts.ts';
import { betsPanel, toBasisPoints } from './page-parts.ts';

/** By picks from 1. */
export interface KenoPageData {
  /** Of so many hits, from 0. */
  readonly chances: readonly (readonly number[])[];
  /** Basis points. */
  readonly returns: readonly number[];
}

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

export const kenoPage: GamePage = {
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
