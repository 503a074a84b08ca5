import type { FastifyInstance } from 'fastify';

import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import { protectPage } from '../wire/protect-page.ts';
import { BINARY_TEXTS, type BinaryTexts } from './binary-texts.ts';
import type { PriceScale } from './client/price-text.ts';
import { PRICE_SCALE, SESSION_TICKS } from './house-rules.ts';

export interface VerifyPageData {
  readonly texts: BinaryTexts['verify'];
  readonly scale: PriceScale;
  readonly mostTicks: number;
}

/** A page for anyone, also without a game or an account, that verifies prices in the browser. */
export function addVerifyPage(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: string } }>('/studio/binary/verify', async (request, reply) => {
    const lang = request.query.lang === 'en' ? 'en' : 'tr';
    const texts = BINARY_TEXTS[lang].verify;
    const own: VerifyPageData = { texts, scale: PRICE_SCALE, mostTicks: SESSION_TICKS };
    const head = pageHead({
      lang,
      title: texts.title,
      styles: ['/studio/src/shell/shell.css', '/studio/src/crash/verify.css'],
    });
    protectPage(reply, { parents: "'self'" });
    return `${head}
<body class="verify-page"><main><h1>${escapeHtml(texts.title)}</h1><div id="verify"></div></main>
<script type="application/json" id="frame-data">${JSON.stringify({ lang, own }).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/studio/src/binary/client/verify-page.ts"></script>
</body>
</html>`;
  });
}
