import { escapeHtml } from '../../doors/html.ts';
import { FRAME_TEXTS } from './frame-texts.ts';

export interface FrameNotice {
  lang: 'tr' | 'en';
  kind: 'unknownType' | 'badLaunch';
  gameName: string | null;
  /** Only a page whose launch is genuine knows whom it may talk to. */
  parentOrigin: string | null;
}

/** What a frame shows when there is no game to play in it. */
export function renderNoticePage({ lang, kind, gameName, parentOrigin }: FrameNotice): string {
  const texts = FRAME_TEXTS[lang];
  const data = JSON.stringify({ parentOrigin }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(gameName ?? texts[kind].title)}</title>
<link rel="stylesheet" href="/fonts.css">
<link rel="stylesheet" href="/studio/frame/game.css">
</head>
<body class="notice">
<main><p class="notice-mark" aria-hidden="true">◆</p><h1>${escapeHtml(gameName ?? texts[kind].title)}</h1><p>${texts[kind].text}</p>
${parentOrigin === null ? '' : `<button class="action" id="exit" type="button">${texts.backToLobby}</button>`}</main>
<script type="application/json" id="frame-data">${data}</script>
<script type="module" src="/studio/client/notice-page.ts"></script>
</body>
</html>`;
}
