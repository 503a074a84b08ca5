import { HUNT_MOST_PICKS, huntChance, instantPlays, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { stakeFieldHtml } from '../../shell/stake-field.ts';
import { HUNT_TEXTS, type HuntTexts } from '../texts/hunt-texts.ts';
import { goButton, recentList, scriptOf, stylesOf, toBasisPoints } from './page-parts.ts';

/** By picks from 1. */
export interface HuntData {
  readonly texts: HuntTexts;
  /** Of so many hits, from 0. */
  readonly chances: readonly (readonly number[])[];
  /** Basis points. */
  readonly returns: readonly number[];
}

const counts = Array.from({ length: HUNT_MOST_PICKS }, (_, index) => index + 1);
const chances = counts.map((picks) =>
  Array.from({ length: picks + 1 }, (_, hits) => toNumber(huntChance(picks, hits))),
);
const game = instantPlays['number-hunt'];
const returns = game.stated.map((choice) => toBasisPoints(toNumber(game.mathOf(choice).returns)));

export const huntPage: GamePage = {
  plays: (play) => play === 'number-hunt',
  render(ticket, nonce) {
    const texts = HUNT_TEXTS[ticket.lang];
    const data: HuntData = { texts, chances, returns };
    return renderShell({
      ticket,
      nonce,
      kind: 'hunt',
      styles: stylesOf('hunt'),
      script: scriptOf('hunt'),
      properties: '--sky:#101a33;--board:#1c2c52;--bar:#0a1122;--accent:#f0b24c',
      stage: `<div class="hunt-frame"><div class="hunt-tools"><p id="picked" role="status"></p><button class="quiet-button" id="quick" type="button" disabled></button><button class="quiet-button" id="clear" type="button" disabled>${texts.clear}</button></div><div class="hunt-board" id="board" role="group" aria-label="${texts.board}"></div><ol class="hunt-prizes" id="prizes"></ol>${recentList(texts)}</div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
${goButton(texts.go)}`,
      data,
    });
  },
};
