import { figuresOf, type Grid, type SlotFigures, type SlotVariant } from '@baize/games';
import type { LaunchTicket } from '@baize/providers';

import { jackpotShare, networkFor } from '../../feeds/jackpots/pool-plan.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { SHORTEST_GAME_MS } from '../../wire/game-pace.ts';
import type { GameLooks } from '../art/game-looks.ts';
import { atlasAddress, lookProperties } from '../art/look-style.ts';
import { openingBoard } from './opening-board.ts';
import { type PageModel, pageModelOf } from './page-model.ts';
import { SLOT_TEXTS, type SlotTexts } from './slot-texts.ts';
import { symbolNames } from './symbol-names.ts';

/** A slot's own data in its document. */
export interface SlotPageData {
  readonly model: PageModel;
  /** The board before the first game. */
  readonly opening: Grid;
  readonly figures: SlotFigures;
  /** 9640 is 96.40 %. */
  readonly rtpBasisPoints: number;
  /** Share of each stake for a jackpot; 0 without one. */
  readonly jackpotBasisPoints: number;
  /** From the start of a game to the start of the next one. */
  readonly shortestGameMs: number;
  readonly texts: SlotTexts;
}

const FOLDER = '/studio/src/studio';

export interface SlotPage {
  readonly ticket: LaunchTicket;
  readonly variant: SlotVariant;
  readonly looks: GameLooks;
  /** Of the page's own style block. */
  readonly nonce: string;
}

/** The document of a slot. */
export function renderSlotPage({ ticket, variant, looks, nonce }: SlotPage): string {
  const { game, lang, currency } = ticket;
  const texts = { ...SLOT_TEXTS[lang], symbols: symbolNames(game.code, lang, looks) };
  const data: SlotPageData = {
    model: pageModelOf(variant.model),
    opening: openingBoard(game.code, variant),
    figures: figuresOf(variant),
    rtpBasisPoints: game.rtpBasisPoints,
    jackpotBasisPoints: jackpotShare(networkFor(game, currency)),
    shortestGameMs: SHORTEST_GAME_MS.slot,
    texts,
  };
  return renderShell({
    ticket,
    nonce,
    kind: 'slot',
    styles: [
      ...['slot', 'board', 'features', 'paytable'].map((name) => `${FOLDER}/slots/${name}.css`),
      '/studio/art/atlas.css',
    ],
    preload: atlasAddress(game.code, lang),
    title: looks.title(game.code, game.name, lang),
    script: `${FOLDER}/client/slot-page.ts`,
    properties: lookProperties(game.code, lang, looks),
    stage: stageOf(texts, variant.model.mechanic),
    controls: `<div class="box stake"><button id="less" type="button" aria-label="${texts.lowerStake}" disabled>−</button><div><span id="stake-label">${texts.stake}</span><output id="stake">–</output></div><button id="more" type="button" aria-label="${texts.raiseStake}" disabled>+</button></div>
${factsOf(data, lang)}
<button class="spin" id="spin" type="button" aria-label="${texts.spin}" disabled><svg viewBox="0 0 48 48" aria-hidden="true"><path d="M38 24a14 14 0 1 1-4.6-10.4"/><path d="M35 5v10H25"/></svg></button>`,
    data,
  });
}

/** Stated return and top win, in sight while one plays. */
function factsOf({ rtpBasisPoints, figures, texts }: SlotPageData, lang: string): string {
  const percent = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 2 });
  const returned = texts.statedReturn.replace('{percent}', percent.format(rtpBasisPoints / 10_000));
  const most = texts.statedTop.replace('{times}', new Intl.NumberFormat(lang).format(figures.topWin));
  return `<p class="facts"><span>${returned}</span> <span>${most}</span></p>`;
}

const stageOf = (texts: SlotTexts, mechanic: string): string =>
  `<div class="slot" data-mechanic="${mechanic}">
<div class="aside" id="aside"></div>
<div class="space" id="space"><div class="board" id="board" role="img" aria-label="${texts.reels}"><div class="reels" id="reels"></div><svg class="lines" id="lines" aria-hidden="true"></svg><p class="caption" id="caption" aria-hidden="true" hidden></p><p class="banner" id="banner" aria-hidden="true" hidden></p></div><button class="skip" id="skip" type="button" hidden><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l9 7-9 7zM18 5v14"/></svg>${texts.freeGames.skip}</button></div>
</div>`;
