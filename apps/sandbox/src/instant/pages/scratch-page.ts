import { instantPlays, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { stakeFieldHtml } from '../../shell/stake-field.ts';
import { SCRATCH_TEXTS, type ScratchTexts } from '../texts/scratch-texts.ts';
import { goButton, recentList, scriptOf, stylesOf, toBasisPoints } from './page-parts.ts';

export interface ScratchData {
  readonly texts: ScratchTexts;
  readonly basisPoints: number;
}

const basisPoints = toBasisPoints(toNumber(instantPlays.scratch.mathOf(null).returns));

export const scratchPage: GamePage = {
  plays: (play) => play === 'scratch',
  render(ticket, nonce) {
    const texts = SCRATCH_TEXTS[ticket.lang];
    const data: ScratchData = { texts, basisPoints };
    return renderShell({
      ticket,
      nonce,
      kind: 'scratch',
      styles: stylesOf('scratch'),
      script: scriptOf('scratch'),
      properties: '--sky:#14201a;--board:#21382c;--bar:#0b130f;--accent:#e3bb62',
      stage: `<div class="scratch-frame"><div class="ticket"><p class="ticket-title" aria-hidden="true">${texts.prizes}</p><div class="fields" id="fields" role="group" aria-label="${texts.card}"></div></div><ol class="prizes" id="prizes" aria-label="${texts.prizes}"></ol>${recentList(texts)}</div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
<button class="quiet-button" id="all" type="button" disabled>${texts.all}</button>
${goButton(texts.go)}`,
      data,
    });
  },
};
