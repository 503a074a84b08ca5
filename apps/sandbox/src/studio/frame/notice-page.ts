import { escapeHtml } from '../../consoles/html.ts';
import { pageHead } from '../../consoles/page-head.ts';
import { NOTICE_TEXTS } from './notice-texts.ts';

export interface FrameNotice {
  lang: 'tr' | 'en';
  kind: 'unknownType' | 'badLaunch';
  gameName: string | null;
  /** Only a valid launch names the parent's origin. */
  parentOrigin: string | null;
}

/** Shown in the frame if there is no game to play. */
export function renderNoticePage({ lang, kind, gameName, parentOrigin }: FrameNotice): string {
  const texts = NOTICE_TEXTS[lang];
  const data = JSON.stringify({ parentOrigin }).replaceAll('<', '\\u003c');
  return `${pageHead({ lang, title: gameName ?? texts[kind].title, styles: ['/studio/src/shell/shell.css', '/studio/src/studio/frame/notice.css'] })}
<body class="notice">
<main><p class="notice-mark" aria-hidden="true">◆</p><h1>${escapeHtml(gameName ?? texts[kind].title)}</h1><p>${texts[kind].text}</p>
${parentOrigin === null ? '' : `<button class="action" id="exit" type="button">${texts.backToLobby}</button>`}</main>
<script type="application/json" id="frame-data">${data}</script>
<script type="module" src="/studio/src/studio/client/notice-page.ts"></script>
</body>
</html>`;
}
