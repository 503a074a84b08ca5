import { MINE_TILES, type MinesTerms, minesTerms, stepPlays, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { stakeFieldHtml } from '../../shell/stake-field.ts';
import type { TilePictures } from '../../studio/art/game-looks.ts';
import { tileLookOf } from '../../studio/art/tile-look.ts';
import { ROUND_HOURS } from '../../wagers/overdue-rounds.ts';
import { MINES_TEXTS, type MinesTexts } from '../texts/mines-texts.ts';
import { emblemHtml, goButton, scriptOf, stylesOf, toBasisPoints } from './page-parts.ts';

/** Of one round that ends after some step. */
export interface StepOdds {
  readonly chance: number;
  readonly basisPoints: number;
}

export interface MinesData {
  readonly texts: MinesTexts;
  readonly hours: number;
  readonly terms: MinesTerms;
  /** Chances of opening so many tiles and exact returns, by mines and then tiles, both from 1. */
  readonly odds: readonly (readonly StepOdds[])[];
  /** Address of what is under a safe tile; null for a gem. */
  readonly emblem: string | null;
}

const { mines: game } = stepPlays;
const odds: MinesData['odds'] = Array.from({ length: MINE_TILES - 1 }, (_, index) => {
  const choice = { mines: index + 1 };
  return Array.from({ length: game.lastStep(choice) }, (_tile, step) => {
    const math = game.mathOf(choice, step + 1);
    return { chance: toNumber(math.hitRate), basisPoints: toBasisPoints(toNumber(math.returns)) };
  });
});

/** @param tiles what the tile of each game shows */
export const minesPage = (tiles: TilePictures): GamePage => ({
  plays: (play) => play === 'mines',
  render(ticket, nonce) {
    const texts = MINES_TEXTS[ticket.lang];
    const { properties, emblem } = tileLookOf(ticket.game.code, tiles, 'plum');
    const data: MinesData = { texts, hours: ROUND_HOURS, terms: minesTerms, odds, emblem };
    return renderShell({
      ticket,
      nonce,
      kind: 'mines',
      styles: stylesOf('mines'),
      script: scriptOf('mines'),
      properties,
      stage: `<div class="field-frame">${emblemHtml(emblem)}<ol class="ladder" id="ladder" tabindex="0" aria-label="${texts.ladder}"></ol><div class="field" id="field" role="group" aria-label="${texts.board}"></div></div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
<div class="box stepper" id="mine-count"><button type="button" aria-label="${texts.fewer}" disabled>−</button><div class="value"><span>${texts.mines}</span><b><output id="mines">–</output></b></div><button type="button" aria-label="${texts.more}" disabled>+</button></div>
${goButton(texts.start)}`,
      data,
    });
  },
});
