import { escapeHtml } from '../../consoles/html.ts';
import { themeStyle } from '../../book/embeds/book-theme.ts';
import { bookFonts } from '../../book/pages/book-fonts.ts';
import type { RewardPage } from '../page-sessions.ts';
import { REWARD_TEXTS } from '../texts/reward-texts.ts';

interface RewardDocument {
  readonly page: RewardPage;
  /** HTML of the main part. */
  readonly main: string;
  readonly title: string;
  readonly nonce: string;
}

/** A page in the brand's tokens. Its script gets the page's key, which authorizes its calls, and the parent's origin. */
export function renderRewardPage({ page, main, title, nonce }: RewardDocument): string {
  const { lang, theme, parentOrigin } = page.ticket;
  const { spinning, failed } = REWARD_TEXTS[lang];
  const data = JSON.stringify({ key: page.key, parentOrigin, spinning, failed }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${bookFonts('', theme['display'])}:root{${themeStyle(theme)}}</style>
<link rel="stylesheet" href="/studio/src/rewards/rewards.css">
<link rel="stylesheet" href="/studio/src/rewards/choices.css">
<script type="application/json" id="page-data">${data}</script>
<script type="module" src="/studio/src/rewards/client/start-page.ts"></script>
</head>
<body>
<main id="main">${main}</main>
<p id="alarm" class="alarm" role="alert"></p>
</body>
</html>`;
}

/** For an address that is used, expired or not ours: it says so, and asks the page around for another. */
export function renderGonePage(lang: 'tr' | 'en'): string {
  const { goneTitle, gone } = REWARD_TEXTS[lang];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${goneTitle}</title>
<link rel="stylesheet" href="/studio/src/rewards/rewards.css">
<script type="module" src="/studio/src/rewards/client/ask-anew.ts"></script>
</head>
<body class="gone">
<main><h1>${goneTitle}</h1><p>${gone}</p></main>
</body>
</html>`;
}
