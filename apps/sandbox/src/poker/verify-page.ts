import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import type { RoomTexts } from './texts/room-texts.ts';
import { ROOM_TEXTS } from './texts/texts-by-language.ts';

export type VerifyPageData = Pick<RoomTexts, 'verify' | 'hands' | 'tavla'>;

/** A page for anyone, also without a session, that verifies the deck of a hand, or the dice of a match, in the browser. */
export function renderVerifyPage(lang: 'tr' | 'en'): string {
  const { verify, hands, tavla } = ROOM_TEXTS[lang];
  const own: VerifyPageData = { verify, hands, tavla };
  return `${pageHead({ lang, title: verify.title, styles: ['/studio/src/poker/styles/room.css', '/studio/src/poker/styles/sheets.css'] })}
<body class="room"><main class="verify-page"><h1>${escapeHtml(verify.title)}</h1><p>${escapeHtml(verify.intro)}</p>
<form id="verify"><label for="code">${escapeHtml(verify.label)}</label><textarea id="code" rows="8" spellcheck="false" autocomplete="off"></textarea>
<button class="go" type="submit">${escapeHtml(verify.check)}</button><p class="outcome" id="outcome" role="status"></p></form></main>
<script type="application/json" id="frame-data">${JSON.stringify({ lang, own }).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/studio/src/poker/client/verify-page.ts"></script>
</body>
</html>`;
}
