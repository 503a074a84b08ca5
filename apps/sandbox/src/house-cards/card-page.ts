import {
  antesOf,
  type CardGame,
  cardGames,
  type CardRow,
  cardReturns,
  highestStakeMinor,
  isCardPlay,
  type PayLines,
} from '@baize/games';

import type { GamePage } from '../shell/game-page.ts';
import { renderShell } from '../shell/render-shell.ts';
import { stakeFieldHtml } from '../shell/stake-field.ts';
import { dealerAt } from '../tables/dealers.ts';
import { rulesOf } from './card-rules-texts.ts';
import { CARD_TEXTS, type CardTexts } from './card-texts.ts';

/** What the page of a card game shows besides the shell. */
export interface CardPageData {
  readonly texts: CardTexts;
  readonly rules: ReturnType<typeof rulesOf>;
  readonly pays: readonly PayLines[];
  /** Returns in basis points by bet. */
  readonly returns: readonly { readonly bet: string; readonly basisPoints: number }[];
  readonly sides: readonly string[];
  /** The cards of a round, all face down. */
  readonly emptyRows: readonly CardRow[];
  readonly hands: number;
  /** The largest stake of the wallet in antes, without side bets. */
  readonly largestAntes: number;
  readonly mostAnteMinor: number;
  /** First name of the drawn dealer; null for games without one. */
  readonly dealer: string | null;
}

/** Colours of the felt by game, as custom properties. */
const FELTS: Readonly<Record<string, string>> = {
  'cards/jacks-or-better': '--felt:#16356b;--felt-deep:#0a1630;--sky:#0a1226;--accent:#f2c14e',
  'cards/jacks-and-up': '--felt:#5a1f3d;--felt-deep:#2a0c1d;--sky:#1c0813;--accent:#f0b35c',
  'cards/joker-poker': '--felt:#45256f;--felt-deep:#1f0f38;--sky:#160a28;--accent:#ffce5b',
  'cards/closed-poker': '--felt:#14584f;--felt-deep:#082a26;--sky:#061b19;--accent:#e8c06a',
  'cards/three-card-poker': '--felt:#0f6046;--felt-deep:#072e22;--sky:#051c15;--accent:#e9c46a',
  'cards/red-dog': '--felt:#7b2418;--felt-deep:#380d08;--sky:#230805;--accent:#f4b860',
  'cards/casino-holdem': '--felt:#125a74;--felt-deep:#082b38;--sky:#061c25;--accent:#e9c46a',
  'cards/two-hand-holdem': '--felt:#3c3f78;--felt-deep:#1a1c3c;--sky:#101126;--accent:#e6c76e',
  'cards/caribbean-stud': '--felt:#0f6a73;--felt-deep:#063439;--sky:#042226;--accent:#ffcf70',
  'cards/royal-night': '--felt:#6d1734;--felt-deep:#310917;--sky:#1f060f;--accent:#f5cd6b',
};

/** The page of every card game against the house. */
export const cardPage: GamePage = {
  plays: isCardPlay,
  render(ticket, nonce) {
    const { lang, game } = ticket;
    const play = game.play !== null && isCardPlay(game.play) ? game.play : 'cards/jacks-or-better';
    const rules: CardGame = cardGames[play];
    const texts = CARD_TEXTS[lang];
    const emptyRows = emptyRowsOf(rules);
    const hasDealer = emptyRows.some(({ owner }) => owner === 'dealer');
    return renderShell({
      ticket,
      nonce,
      kind: 'house-cards',
      styles: ['/studio/src/shell/controls.css', '/studio/src/house-cards/house-cards.css'],
      script: '/studio/src/house-cards/client/card-page.ts',
      properties: `${FELTS[play] ?? ''};--board:#0006;--bar:#0008`,
      stage: stageHtml(texts),
      controls: `${stakeFieldHtml(lang, hasDealer ? texts.ante : texts.stake)}
<div class="choices sides" id="sides" role="group" aria-label="${texts.sides}"></div>
<div class="decisions" id="decisions"></div>
<button class="go" id="go" type="button" disabled>${texts.deal}</button>`,
      data: {
        texts,
        rules: rulesOf(play, lang),
        pays: rules.pays,
        returns: Object.entries(cardReturns[play]).map(([bet, returns]) => ({
          bet,
          basisPoints: Math.round(returns * 10_000),
        })),
        sides: rules.sides,
        emptyRows,
        hands: rules.hands,
        largestAntes: Math.max(antesOf(rules, []), rules.mostAdded),
        mostAnteMinor: Number(highestStakeMinor(rules.topPay)),
        dealer: hasDealer ? dealerAt({ id: game.code, turkish: lang === 'tr' }, 0) : null,
      } satisfies CardPageData,
    });
  },
};

/** Of any round, since all have the same shape. */
function emptyRowsOf(game: CardGame): CardRow[] {
  const cards = Array.from({ length: game.dealt }, (_, card) => card);
  const { rows } = game.view({ cards, sides: [], moves: [] });
  return rows.map(({ owner, cards: { length } }) => ({
    owner,
    cards: Array.from({ length }, () => null),
    hand: null,
    isNext: false,
  }));
}

function stageHtml(texts: CardTexts): string {
  return `<div class="cards-frame"><div class="card-felt" id="felt"></div><aside class="pay-lists" id="pay-lists" tabindex="0" role="group" aria-label="${texts.pays}"></aside></div>`;
}
