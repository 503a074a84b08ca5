import { fiveBallsBets, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderDraw } from '../render-draw.ts';
import { FIVE_BALLS_TEXTS } from '../texts/five-balls-texts.ts';
import { betsPanel, toBasisPoints } from './page-parts.ts';

export interface FiveBallsPageData {
  /** In basis points, of numbers by how many are picked from one, and of the lowest pick of each market. */
  readonly returns: {
    readonly numbers: readonly number[];
    readonly markets: Readonly<Record<string, number>>;
  };
}

/** Takes a moment, so it is computed once, when it is needed. */
let returns: FiveBallsPageData['returns'] | null = null;

function computeReturns(): FiveBallsPageData['returns'] {
  const numbers: number[] = [];
  const markets: Record<string, number> = {};
  for (const { pick, math } of fiveBallsBets()) {
    const basisPoints = toBasisPoints(toNumber(math.returns));
    if (pick.pick === null) numbers.push(basisPoints);
    else markets[pick.market] = Math.min(markets[pick.market] ?? basisPoints, basisPoints);
  }
  return { numbers, markets };
}

export const fiveBallsPage: GamePage = {
  plays: (play) => play === 'five-balls',
  render(ticket, nonce) {
    const texts = FIVE_BALLS_TEXTS[ticket.lang];
    const data: FiveBallsPageData = { returns: (returns ??= computeReturns()) };
    return renderDraw({
      ticket,
      nonce,
      kind: 'five-balls',
      hasOdds: true,
      properties: '--sky:#140d24;--board:#2a1d45;--bar:#0d0818;--accent:#e0b15a',
      order: texts.order,
      texts,
      data,
      stage: `<div class="five"><section class="five-draw" tabindex="0" aria-label="${texts.drum}"><div class="tube" id="tube"><ol class="balls" id="balls"></ol><output class="sum" id="sum" aria-live="off"></output></div><div class="five-tools"><p id="chosen"></p><button class="quiet-button" id="quick" type="button"></button></div><div class="numbers" id="board" role="group" aria-label="${texts.board}"></div><ol class="prize-line" id="prizes"></ol><ol class="past" id="past"></ol></section>
<section class="five-side" tabindex="0" aria-label="${texts.bets}"><div class="panel"><h2>${texts.bets}</h2><div class="markets" id="markets"></div><div class="pick-line"><p id="picked"></p><button class="quiet-button" id="clear" type="button">${texts.clear}</button></div></div>${betsPanel(ticket.lang)}</section>
<p class="words-only" id="spoken" role="status"></p></div>`,
    });
  },
};
