import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import { POKER_SOCKET_PATH } from './add-table-socket.ts';
import type { LobbySession } from './lobby-sessions.ts';
import { ROOM_GAMES } from './room-tables.ts';
import type { RoomTexts } from './texts/room-texts.ts';
import { ROOM_TEXTS } from './texts/texts-by-language.ts';

/** What the script of the room reads. */
export interface RoomPageData {
  readonly token: string;
  readonly name: string;
  readonly gameId: number | null;
  readonly socket: string;
  readonly texts: RoomTexts;
  readonly games: readonly RoomGameData[];
}

export interface RoomGameData {
  readonly id: number;
  readonly name: string;
  /** Why it has no tables; null if it has. */
  readonly closed: string | null;
}

const STYLES = ['room', 'table', 'seats', 'actions', 'sheets', 'tavla'].map(
  (name) => `/studio/src/poker/styles/${name}.css`,
);

const ICONS = {
  back: '<path d="m15 18-6-6 6-6"/>',
  history: '<path d="M3 12a9 9 0 1 0 9-9 9.750 9.750 0 0 0-6.740 2.740L3 8"/><path d="M3 3v5h5M12 7v5l4 2"/>',
  leave: '<path d="m16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4"/>',
  seal: '<path d="M12 3l7.500 3v5.500c0 4.500-3 7.600-7.500 9.500-4.500-1.900-7.500-5-7.500-9.500V6z"/><path d="m8.700 12 2.300 2.300 4.400-4.600"/>',
} as const;

const tool = (id: string, icon: keyof typeof ICONS, label: string): string =>
  `<button class="tool" id="${id}" type="button" aria-label="${escapeHtml(label)}" title="${escapeHtml(label)}"><svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg></button>`;

/** The page of the room: the lobby, and the table that is opened from it. */
export function renderLobbyPage({ playKey, name, gameId, lang, currency, returnUrl }: LobbySession): string {
  const texts = ROOM_TEXTS[lang];
  const own: RoomPageData = {
    token: playKey,
    name,
    gameId,
    socket: POKER_SOCKET_PATH,
    texts,
    games: ROOM_GAMES.map((game) => ({
      id: game.id,
      name: game.name[lang],
      closed: game.play === null ? texts.turkishClosed : null,
    })),
  };
  const data = { lang, currency, parentOrigin: new URL(returnUrl).origin, own };
  return `${pageHead({ lang, title: texts.title, styles: STYLES, coversScreen: true })}
<body class="room">
<main class="lobby" id="lobby">
<header class="lobby-head"><div><h1>${texts.title}</h1><p>${escapeHtml(texts.welcome.replace('{name}', name))}</p></div>
<div class="lobby-tools">${tool('lobby-history', 'history', texts.history)}<p class="balance"><span>${texts.balance}</span><b id="balance">–</b></p></div></header>
<div class="games" id="games" role="group" aria-label="${texts.games}"></div>
<p class="said" id="said" role="status"></p>
<ul class="tables" id="tables" aria-busy="true"><li class="none">${texts.loading}</li></ul>
<section class="notes" id="game-rules" hidden></section>
<section class="notes"><h2>${texts.notes.title}</h2>${texts.notes.texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}<p><a href="/poker/verify?lang=${lang}" target="_blank" rel="noopener">${texts.hands.verify}</a></p></section>
</main>
<main class="table-page" id="table" hidden>
<header class="table-head">${tool('back', 'back', texts.back)}<div class="table-name"><h1 id="table-name"></h1><p id="table-facts"></p></div>
${tool('seal', 'seal', texts.seal)}${tool('history', 'history', texts.history)}${tool('leave', 'leave', texts.leave)}</header>
<section class="felt" id="felt" aria-label="${texts.board}"></section>
<section class="tavla" id="tavla" hidden></section>
<p class="message" id="message"></p>
<p class="spoken" id="spoken" role="status" aria-live="polite"></p>
<footer class="bar" id="bar"></footer>
<footer class="tavla-bar" id="tavla-bar" hidden></footer>
</main>
<dialog class="sheet" id="sheet" aria-labelledby="sheet-title"></dialog>
<script type="application/json" id="frame-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/studio/src/poker/client/room-page.ts"></script>
</body>
</html>`;
}

/** Shown if the ticket was used, is too old or is invalid. */
export function renderExpiredPage(lang: 'tr' | 'en'): string {
  const texts = ROOM_TEXTS[lang];
  return `${pageHead({ lang, title: texts.expired, styles: STYLES })}
<body class="room"><main class="expired"><h1>${texts.expired}</h1><p>${texts.expiredText}</p></main></body>
</html>`;
}
