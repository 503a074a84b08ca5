import {
  lastMinesStep,
  MINE_TILES,
  minesMath,
  type MinesTerms,
  minesTerms,
  plinkoMath,
  type PlinkoRisk,
  plinkoRisks,
  plinkoRows,
  toNumber,
} from '@baize/games';

import type { GamePage } from '../shell/game-page.ts';
import { renderShell } from '../shell/render-shell.ts';
import { stakeFieldHtml } from '../shell/stake-field.ts';
import { INSTANT_TEXTS, type MinesTexts, type PlinkoTexts } from './instant-texts.ts';

export interface MinesData {
  readonly texts: MinesTexts;
  readonly terms: MinesTerms;
  /** Chances of opening so many tiles and exact returns in basis points, by mines and then tiles, both from 1. */
  readonly odds: readonly (readonly { readonly chance: number; readonly basisPoints: number }[])[];
}

export interface PlinkoData {
  readonly texts: PlinkoTexts;
  readonly returns: readonly { rows: number; risk: PlinkoRisk; basisPoints: number }[];
}

const toBasisPoints = (returns: number) => Math.round(returns * 10_000);

const minesOdds: MinesData['odds'] = Array.from({ length: MINE_TILES - 1 }, (_, index) => {
  const mines = index + 1;
  return Array.from({ length: lastMinesStep(mines, minesTerms) }, (_tile, step) => {
    const math = minesMath(mines, step + 1, minesTerms);
    return { chance: toNumber(math.hitRate), basisPoints: toBasisPoints(toNumber(math.returns)) };
  });
});

const plinkoReturns: PlinkoData['returns'] = plinkoRows.flatMap((rows) =>
  plinkoRisks.map((risk) => ({
    rows,
    risk,
    basisPoints: toBasisPoints(toNumber(plinkoMath(rows, risk).returns)),
  })),
);

const STYLES = ['/studio/src/shell/controls.css'];

const minesPage: GamePage = {
  plays: (play) => play === 'mines',
  render(ticket, nonce) {
    const texts = INSTANT_TEXTS.mines[ticket.lang];
    const data: MinesData = { texts, terms: minesTerms, odds: minesOdds };
    return renderShell({
      ticket,
      nonce,
      kind: 'mines',
      styles: [...STYLES, '/studio/src/instant/mines.css'],
      script: '/studio/src/instant/client/mines-page.ts',
      properties: '--sky:#120f1c;--board:#221b33;--bar:#0d0a15;--accent:#f0a94a',
      stage: `<div class="field-frame"><ol class="ladder" id="ladder" tabindex="0" aria-label="${texts.ladder}"></ol><div class="field" id="field" role="group" aria-label="${texts.board}"></div></div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
<div class="box stepper" id="mine-count"><button type="button" aria-label="${texts.fewer}" disabled>−</button><div class="value"><span>${texts.mines}</span><b><output id="mines">–</output></b></div><button type="button" aria-label="${texts.more}" disabled>+</button></div>
<button class="go" id="go" type="button" disabled>${texts.start}</button>`,
      data,
    });
  },
};

const plinkoPage: GamePage = {
  plays: (play) => play === 'plinko',
  render(ticket, nonce) {
    const texts = INSTANT_TEXTS.plinko[ticket.lang];
    const data: PlinkoData = { texts, returns: plinkoReturns };
    const choices = (name: string, label: string, options: readonly (readonly [string | number, string])[]) =>
      `<div class="choices" id="${name}" role="group" aria-label="${label}">${options
        .map(
          ([value, text]) =>
            `<button type="button" value="${value}" aria-pressed="false" disabled>${text}</button>`,
        )
        .join('')}</div>`;
    return renderShell({
      ticket,
      nonce,
      kind: 'plinko',
      styles: [...STYLES, '/studio/src/instant/plinko.css'],
      script: '/studio/src/instant/client/plinko-page.ts',
      properties: '--sky:#151036;--board:#221a52;--bar:#0c0924;--accent:#ffb95e',
      stage: `<div class="peg-frame"><svg class="pegs" id="pegs" viewBox="0 0 720 640" role="img"></svg><ol class="balls" id="balls" aria-label="${texts.last}"></ol></div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
${choices(
  'risk',
  texts.risk,
  plinkoRisks.map((risk) => [risk, texts.risks[risk]]),
)}
${choices(
  'rows',
  texts.rows,
  plinkoRows.map((rows) => [rows, String(rows)]),
)}
<button class="go" id="go" type="button" disabled>${texts.drop}</button>`,
      data,
    });
  },
};

/** The pages of games that one player plays without waiting for others. */
export const instantPages: readonly GamePage[] = [minesPage, plinkoPage];
