import { escapeHtml } from './html.ts';
import { pageHead } from './page-head.ts';

export interface ConsolePage {
  title: string;
  /** One sentence under the title. */
  intro: string;
  /** HTML with all texts escaped. */
  body: string;
  lang?: 'tr' | 'en';
}

/** The layout of all consoles. */
export function renderConsolePage({ title, intro, body, lang = 'en' }: ConsolePage): string {
  return `${pageHead({ lang, title: `${title} · Sandbox`, styles: ['/console.css'] })}
<body>
<header class="top"><a href="/">Sandbox</a><nav aria-label="Consoles"><a href="/studio">Studio</a><a href="/dialects">Dialects</a><a href="/gateway">Gateway</a><a href="/rovpay">Rovpay</a><a href="/envoy">Envoy</a><a href="/paytr">PayTR</a><a href="/btcpay">BTCPay</a><a href="/rewards">Rewards</a><a href="/inbox">Inbox</a><a href="/captcha">Captcha</a><a href="/feeds">Feeds</a><a href="/poker">Poker</a><a href="/book-console">Sportsbook</a></nav></header>
<main><h1>${escapeHtml(title)}</h1><p class="intro">${escapeHtml(intro)}</p>
${body}
</main>
</body>
</html>`;
}

/** Headers of every console page; scripts are not allowed. */
export const CONSOLE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
} as const;
