import { type Side, SIDE_PAYS, sideGames, type SideKind, toNumber } from '@baize/games';
import type { QuickLaunch } from '@baize/providers';

import {
  choicesHtml,
  goButton,
  recentList,
  SHARED_STYLES,
  toBasisPoints,
} from '../instant/pages/page-parts.ts';
import { renderShell } from '../shell/render-shell.ts';
import { stakeFieldHtml } from '../shell/stake-field.ts';
import { type QuickTexts, quickTexts } from './quick-texts.ts';

/** The game's own data in the document. */
export interface QuickPageData {
  readonly kind: SideKind;
  /** In the order of the question; the first one is chosen beforehand. */
  readonly sides: readonly Side[];
  /** The signed form of the launch. */
  readonly search: string;
  /** Origin of the API; empty for that of the page. */
  readonly origin: string;
  /** The return to the player. */
  readonly basisPoints: number;
  readonly texts: QuickTexts;
}

/** A quick game to draw. */
export interface QuickTable extends Pick<QuickPageData, 'search' | 'origin'> {
  readonly launch: QuickLaunch;
  readonly kind: SideKind;
}

/** The document of a quick game. */
export function renderQuickPage({ launch, kind, search, origin }: QuickTable): string {
  const { language: lang, gameName, mode, currency, lobbyUrl } = launch;
  const texts = quickTexts(lang, kind);
  const returned = toNumber(sideGames[kind].mathOf({ side: 'first' }).returns);
  const basisPoints = toBasisPoints(returned);
  const sides = sidesInOrder(kind, lang);
  const data: QuickPageData = { kind, sides, search, origin, basisPoints, texts };
  return renderShell({
    ticket: { lang, mode, currency, parentOrigin: new URL(lobbyUrl).origin, game: { name: gameName } },
    origin,
    kind,
    statement: { returns: { most: returned, least: returned }, top: { pays: SIDE_PAYS / 100 } },
    styles: [...SHARED_STYLES, '/studio/src/quick/quick.css'],
    script: '/studio/src/quick/client/quick-page.ts',
    stage: `<div class="sides-frame"><div class="spot" id="spot" role="img" aria-label="${texts.closed}">${kind === 'coin' ? COIN : '<div class="card-piece" id="piece"></div>'}</div><p class="shown" id="shown" aria-hidden="true"></p>${renderSides(sides, lang, texts)}${recentList(texts)}<p class="words-only" id="ready" role="status"></p></div>`,
    controls: `${stakeFieldHtml(lang)}
${goButton(texts.go)}`,
    data,
  });
}

/** Turkish asks for tails first. */
function sidesInOrder(kind: SideKind, lang: 'tr' | 'en'): readonly Side[] {
  return kind === 'coin' && lang === 'tr' ? ['second', 'first'] : ['first', 'second'];
}

function renderSides(sides: readonly Side[], lang: 'tr' | 'en', texts: QuickTexts): string {
  const times = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB').format(SIDE_PAYS / 100);
  const options = sides.map(
    (side) =>
      [
        side,
        `<i class="mark ${side}" aria-hidden="true"></i><span>${texts.sides[side]}</span> <small>${times}×</small>`,
      ] as const,
  );
  return choicesHtml('side', texts.choose, options);
}

const RIM = '<circle class="edge" cx="50" cy="50" r="48"/><circle class="ring" cx="50" cy="50" r="40"/>';
const STAR = 'M50 22l8.2 18.5 20.1 2.1-15 13.4 4.2 19.7L50 65.6 32.5 75.7l4.2-19.7-15-13.4 20.1-2.1z';
const COIN = `<div class="coin" id="piece"><svg class="face first" viewBox="0 0 100 100">${RIM}<path class="relief" d="${STAR}"/></svg><svg class="face second" viewBox="0 0 100 100">${RIM}<path class="relief" d="M45 26h9v46h10v6H34v-6h11V38l-9 4v-9z"/></svg></div>`;
