import { type LuckyWheelColour, luckyWheelColours, luckyWheelMath, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { DRAW_TEXTS } from '../draw-texts.ts';
import { renderDraw } from '../render-draw.ts';
import { WHEEL_TEXTS } from '../texts/wheel-texts.ts';
import { betsPanel, toBasisPoints } from './page-parts.ts';

export interface WheelPageData {
  readonly math: Readonly<
    Record<LuckyWheelColour, { readonly chance: number; readonly basisPoints: number }>
  >;
}

const wheelData: WheelPageData = {
  math: Object.fromEntries(
    luckyWheelColours.map((colour) => {
      const { hitRate, returns } = luckyWheelMath(colour);
      return [colour, { chance: toNumber(hitRate), basisPoints: toBasisPoints(toNumber(returns)) }];
    }),
  ) as unknown as WheelPageData['math'],
};

export const wheelPage: GamePage = {
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
