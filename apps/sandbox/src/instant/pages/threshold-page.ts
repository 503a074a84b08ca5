import { type CrashTerms, LEAST_TARGET, thresholdTerms } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { stakeFieldHtml } from '../../shell/stake-field.ts';
import { THRESHOLD_TEXTS, type ThresholdTexts } from '../texts/threshold-texts.ts';
import { goButton, recentList, scriptOf, stepperHtml, stylesOf } from './page-parts.ts';

export interface ThresholdData {
  readonly texts: ThresholdTexts;
  readonly terms: CrashTerms;
  readonly least: number;
}

export const thresholdPage: GamePage = {
  plays: (play) => play === 'threshold',
  render(ticket, nonce) {
    const texts = THRESHOLD_TEXTS[ticket.lang];
    const data: ThresholdData = { texts, terms: thresholdTerms, least: LEAST_TARGET };
    return renderShell({
      ticket,
      nonce,
      kind: 'threshold',
      styles: stylesOf('threshold'),
      script: scriptOf('threshold'),
      properties: '--sky:#0f1b1c;--board:#1b3234;--bar:#091213;--accent:#5fd0b5',
      stage: `<div class="gauge-frame"><svg class="gauge" id="gauge" viewBox="0 -24 640 384" role="img" aria-label="${texts.scale}"></svg><output class="drawn" id="drawn" aria-live="off" aria-label="${texts.drawn}">–</output><p class="aim" id="aim"></p>${recentList(texts)}</div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
${stepperHtml('target', { label: texts.target, less: texts.lower, more: texts.higher })}
${goButton(texts.go)}`,
      data,
    });
  },
};
