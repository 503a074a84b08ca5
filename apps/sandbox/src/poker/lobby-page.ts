import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import { LOBBY_TEXTS } from './lobby-texts.ts';
import type { LobbySession } from './poker-room.ts';
import { ROOM_GAMES } from './room-tables.ts';

function page(lang: 'tr' | 'en', title: string, body: string): string {
  return `${pageHead({ lang, title, styles: ['/poker/lobby.css'] })}
<body>
${body}
</body>
</html>`;
}

/** The lobby: the player's name, a choice of games, and the tables, which the script refreshes. */
export function renderLobbyPage(session: LobbySession, token: string): string {
  const { lang, username, balanceMinor, currency, returnUrl, gameId } = session;
  const texts = LOBBY_TEXTS[lang];
  const locale = lang === 'tr' ? 'tr-TR' : 'en-GB';
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const games = [{ id: 0, name: texts.all }, ...ROOM_GAMES.map(({ id, name }) => ({ id, name: name[lang] }))];
  const chips = games.map(
    ({ id, name }) =>
      `<button type="button" data-game="${id}" aria-pressed="${id === (gameId ?? 0)}">${name}</button>`,
  );
  const data = { token, locale, currency, parentOrigin: new URL(returnUrl).origin, texts, games };
  return page(
    lang,
    texts.title,
    `<header><div><h1>${texts.title}</h1><p>${escapeHtml(texts.welcome.replace('{name}', username))}</p></div>
<p class="chips"><span>${texts.chips}</span><b>${escapeHtml(money.format(Number(balanceMinor) / 100))}</b></p></header>
<main><div class="games" role="group" aria-label="${texts.games}">${chips.join('')}</div>
<p class="said" role="status"></p>
<ul class="tables" aria-busy="true"></ul>
<p class="simulated">${texts.simulated}</p></main>
<script type="application/json" id="lobby-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/poker/lobby.js"></script>`,
  );
}

/** Shown if the ticket was used, is too old or is invalid. */
export function renderExpiredPage(lang: 'tr' | 'en'): string {
  const texts = LOBBY_TEXTS[lang];
  return page(
    lang,
    texts.expired,
    `<main class="expired"><h1>${texts.expired}</h1><p>${texts.expiredText}</p></main>`,
  );
}
