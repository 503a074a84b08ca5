import type { LaunchTicket } from '@baize/providers';

import { renderShell } from '../shell/render-shell.ts';
import { stakeFieldHtml } from '../shell/stake-field.ts';
import { DRAW_TEXTS } from './draw-texts.ts';

interface DrawDocument {
  readonly ticket: LaunchTicket;
  readonly nonce: string;
  /** Names the style sheet and the script too. */
  readonly kind: string;
  readonly properties: string;
  /** Whether it has a board of odds. */
  readonly hasOdds?: boolean;
  readonly stage: string;
  /** HTML between clock and button; the field of a stake by default. */
  readonly controls?: string;
  /** What the button buys. */
  readonly order: string;
  readonly texts: object;
  readonly data?: object;
}

/** The document of a shared draw. */
export function renderDraw(page: DrawDocument): string {
  const { ticket, nonce, kind, properties, stage, order, texts, data = {} } = page;
  const draw = DRAW_TEXTS[ticket.lang];
  return renderShell({
    ticket,
    nonce,
    kind,
    properties,
    stage,
    styles: [
      '/studio/src/shell/controls.css',
      '/studio/src/draws/draws.css',
      ...(page.hasOdds ? ['/studio/src/draws/odds-board.css'] : []),
      `/studio/src/draws/${kind}.css`,
    ],
    script: `/studio/src/draws/client/${kind}-page.ts`,
    controls: `<div class="box clock"><span>${draw.next}</span><output id="countdown" aria-live="off">–</output></div>
${page.controls ?? stakeFieldHtml(ticket.lang)}
<button class="go" id="go" type="button" data-label="${order}" disabled><span id="order-label">${order}</span> <small id="order-amount"></small></button>`,
    data: { draw, texts, ...data },
  });
}
