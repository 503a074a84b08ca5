import { BLACKJACK_RETURN } from '@baize/games';
import type { LaunchTicket } from '@baize/providers';

import type { GamePage } from '../shell/game-page.ts';
import { renderShell } from '../shell/render-shell.ts';
import { TABLE_SOCKET_PATH } from './add-tables.ts';
import type { LiveTable } from './live-table.ts';
import { findSpotRules } from './spots/spot-rules.ts';
import returns from './spots/spot-returns.json' with { type: 'json' };
import type { TableFloor } from './table-floor.ts';
import { minorLimits, tableLimits } from './table-limits.ts';
import type { TableTexts } from './texts/table-texts.ts';
import { tableTexts } from './texts/texts-of-table.ts';

/** A spot as its page needs it. */
export interface SpotFacts {
  readonly id: string;
  readonly kind: string;
  /** Profit per unit of stake. */
  readonly pays: number;
  /** The largest payback in hundredths of the stake, which also limits stakes. */
  readonly top: number;
}

/** What the page of a table shows besides the shell. Amounts in minor units. */
export interface TablePageData {
  readonly play: string;
  readonly socket: string;
  readonly limits: { readonly minMinor: number; readonly maxMinor: number };
  readonly chips: readonly number[];
  readonly spots: readonly SpotFacts[];
  /** Returns in basis points, by kind and pay: `even-money 1`. */
  readonly returns: Readonly<Record<string, number>>;
  readonly texts: TableTexts;
}

const RETURNS: Readonly<Record<string, Readonly<Record<string, number>>>> = returns;
const BLACKJACK_RETURNS = { blackjack: Math.round(BLACKJACK_RETURN * 10_000) };

/** The page of every live table. */
export function tablePage(floor: TableFloor): GamePage {
  return {
    plays: (play) => play.startsWith('tables/'),
    render: (ticket, nonce) => render(ticket, nonce, floor.findFor(ticket)),
  };
}

/** A table that is not there is explained by its socket. */
function render(ticket: LaunchTicket, nonce: string, table: LiveTable | null): string {
  const { lang, currency, game } = ticket;
  const play = game.play ?? '';
  const texts = tableTexts(lang, play);
  return renderShell({
    ticket,
    nonce,
    kind: play.replace('/', '-'),
    styles: ['table', 'desk', 'felt', 'wheels', 'cards', 'studio', 'sideways'].map(
      (name) => `/studio/src/tables/client/${name}.css`,
    ),
    script: '/studio/src/tables/client/table.ts',
    stage: '<div class="table" id="table"></div>',
    controls: controls(texts),
    data: {
      play,
      socket: TABLE_SOCKET_PATH,
      limits: limitsOf(table, currency),
      chips: chipsOf(table, currency),
      spots: spotsOf(play),
      returns: RETURNS[play] ?? BLACKJACK_RETURNS,
      texts,
    } satisfies TablePageData,
  });
}

function controls(texts: TableTexts): string {
  const action = (id: string, icon: string) =>
    `<button class="tool" id="${id}" type="button" disabled><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"/></svg><span>${texts[id as 'undo']}</span></button>`;
  return `<div class="rack" id="rack" role="radiogroup" aria-label="${texts.chips}"></div>
<div class="tools">${action('undo', 'M9 14l-4-4 4-4M5 10h9a5 5 0 0 1 0 10h-3')}${action('clear', 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13')}${action('double', 'M4 9l6 6M10 9l-6 6M14 10a3 3 0 1 1 5 2l-5 4h6')}${action('repeat', 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5')}</div>
<div class="box stake"><span>${texts.total}</span><output id="stake" aria-live="off">–</output></div>`;
}

function limitsOf(table: LiveTable | null, currency: string): TablePageData['limits'] {
  const limits = table === null ? null : minorLimits(table.seed, currency);
  return { minMinor: Number(limits?.minMinor ?? 0n), maxMinor: Number(limits?.maxMinor ?? 0n) };
}

function chipsOf(table: LiveTable | null, currency: string): number[] {
  const limits = table === null ? null : tableLimits(table.seed, currency);
  return (limits?.ranges ?? []).map((units) => Math.round(units * 100));
}

function spotsOf(play: string): SpotFacts[] {
  const spots = findSpotRules(play)?.game.spots.values() ?? [];
  return Array.from(spots, ({ id, kind, pays, top }) => ({ id, kind, pays, top }));
}
