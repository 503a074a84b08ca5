import { cardGuesses, type CardGuess, instantPlays, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { stakeFieldHtml } from '../../shell/stake-field.ts';
import { CARD_TEXTS, type CardTexts } from '../texts/card-texts.ts';
import { goButton, recentList, scriptOf, stylesOf, toBasisPoints } from './page-parts.ts';

export interface CardData {
  readonly texts: CardTexts;
  /** Basis points. */
  readonly returns: Readonly<Record<CardGuess, number>>;
}

const game = instantPlays['single-card'];
const returns = Object.fromEntries(
  cardGuesses.map((guess) => [guess, toBasisPoints(toNumber(game.mathOf({ guess }).returns))]),
) as unknown as CardData['returns'];

export const cardPage: GamePage = {
  plays: (play) => play === 'single-card',
  render(ticket, nonce) {
    const texts = CARD_TEXTS[ticket.lang];
    const data: CardData = { texts, returns };
    return renderShell({
      ticket,
      nonce,
      kind: 'card',
      styles: stylesOf('card'),
      script: scriptOf('card'),
      properties: '--sky:#0c1f19;--board:#153a2d;--bar:#071410;--accent:#e6bd6a',
      stage: `<div class="card-frame"><div class="card-spot" id="card" role="img" aria-label="${texts.closed}"></div><div class="guesses" id="guesses"></div>${recentList(texts)}</div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
${goButton(texts.go)}`,
      data,
    });
  },
};
