import { instantPlays, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { stakeFieldHtml } from '../../shell/stake-field.ts';
import { WHEEL_54_TEXTS, type Wheel54Texts } from '../texts/wheel-54-texts.ts';
import { goButton, recentList, riskChoices, scriptOf, stylesOf, toBasisPoints } from './page-parts.ts';

export interface Wheel54Data {
  readonly texts: Wheel54Texts;
  /** The same on each wheel. */
  readonly basisPoints: number;
}

const game = instantPlays['wheel-54'];
const basisPoints = toBasisPoints(toNumber(game.mathOf({ risk: 'low' }).returns));

export const wheel54Page: GamePage = {
  plays: (play) => play === 'wheel-54',
  render(ticket, nonce) {
    const texts = WHEEL_54_TEXTS[ticket.lang];
    const data: Wheel54Data = { texts, basisPoints };
    return renderShell({
      ticket,
      nonce,
      kind: 'wheel-54',
      styles: stylesOf('wheel-54'),
      script: scriptOf('wheel-54'),
      properties: '--sky:#1d0d16;--board:#3a1a2a;--bar:#13070e;--accent:#f0b24c',
      stage: `<div class="wheel-frame"><svg class="wheel" id="wheel" viewBox="-220 -232 440 452" role="img"></svg><ul class="legend" id="legend" aria-label="${texts.legend}"></ul>${recentList(texts)}</div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
${riskChoices(ticket.lang)}
${goButton(texts.go)}`,
      data,
    });
  },
};
