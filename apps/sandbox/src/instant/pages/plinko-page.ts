import { instantPlays, type PlinkoRisk, plinkoRows, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { stakeFieldHtml } from '../../shell/stake-field.ts';
import type { TilePictures } from '../../studio/art/game-looks.ts';
import { tileLookOf } from '../../studio/art/tile-look.ts';
import { PLINKO_TEXTS, type PlinkoTexts } from '../texts/plinko-texts.ts';
import {
  choicesHtml,
  emblemHtml,
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
  /** Address of the emblem on the ball; null for a plain ball. */
  readonly emblem: string | null;
}

const { plinko } = instantPlays;
const returns: PlinkoData['returns'] = plinko.stated.map((board) => ({
  ...board,
  basisPoints: toBasisPoints(toNumber(plinko.mathOf(board).returns)),
}));

/** @param tiles what the tile of each game shows */
export const plinkoPage = (tiles: TilePictures): GamePage => ({
  plays: (play) => play === 'plinko',
  render(ticket, nonce) {
    const texts = PLINKO_TEXTS[ticket.lang];
    const { properties, emblem } = tileLookOf(ticket.game.code, tiles, 'violet');
    const data: PlinkoData = { texts, returns, emblem };
    const rows = plinkoRows.map((count) => [count, String(count)] as const);
    return renderShell({
      ticket,
      nonce,
      kind: 'plinko',
      styles: stylesOf('plinko'),
      script: scriptOf('plinko'),
      properties,
      stage: `<div class="peg-frame">${emblemHtml(emblem)}<svg class="pegs" id="pegs" viewBox="0 0 720 640" role="img"></svg>${recentList(texts)}</div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
${riskChoices(ticket.lang)}
${choicesHtml('rows', texts.rows, rows)}
${goButton(texts.go)}`,
      data,
    });
  },
});
