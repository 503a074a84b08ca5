import { footballMargins, type FootballMarket } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { DRAW_TEXTS } from '../draw-texts.ts';
import { renderDraw } from '../render-draw.ts';
import { FOOTBALL_TEXTS, TEAMS } from '../texts/football-texts.ts';
import { betsPanel, lessMargins } from './page-parts.ts';

export interface FootballPageData {
  /** Name and the two colours of the shirt. */
  readonly teams: readonly (readonly [string, string, string])[];
  readonly returns: Readonly<Record<FootballMarket, number>>;
}

export const footballPage: GamePage = {
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
