import { instantPlays, type PlinkoRisk, plinkoRows, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { stakeFieldHtml } from '../../shell/stake-field.ts';
import { PLINKO_TEXTS, type PlinkoTexts } from '../texts/plinko-texts.ts';
import {
  choicesHtml,
  goButton,
  recentList,
  riskChoices,
  scriptOf,
  stylesOf,
  toBasisPoints,
} from './page-parts.ts';

export interface PlinkoData {
  readonly texts: PlinkoTexts;
  readonly returns: readonly { rows: number; risk: PlinkoRisk; basisPoints: number }[];
}

const { plinko } = instantPlays;
const returns: PlinkoData['returns'] = plinko.stated.map((board) => ({
  ...board,
  basisPoints: toBasisPoints(toNumber(plinko.mathOf(board).returns)),
}));

export const plinkoPage: GamePage = {
  plays: (play) => play === 'plinko',
  render(ticket, nonce) {
    const texts = PLINKO_TEXTS[ticket.lang];
    const data: PlinkoData = { texts, returns };
    const rows = plinkoRows.map((count) => [count, String(count)] as const);
    return renderShell({
      ticket,
      nonce,
      kind: 'plinko',
      styles: stylesOf('plinko'),
      script: scriptOf('plinko'),
      properties: '--sky:#151036;--board:#221a52;--bar:#0c0924;--accent:#ffb95e',
      stage: `<div class="peg-frame"><svg class="pegs" id="pegs" viewBox="0 0 720 640" role="img"></svg>${recentList(texts)}</div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
${riskChoices(ticket.lang)}
${choicesHtml('rows', texts.rows, rows)}
${goButton(texts.go)}`,
      data,
    });
  },
};
