import type { FastifyInstance } from 'fastify';

import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import { protectPage } from '../wire/protect-page.ts';
import { CRASH_TEXTS, type CrashTexts } from './crash-texts.ts';

export type VerifyPageData = CrashTexts['verify'];

/** A page for anyone, also without a game or an account, that verifies rounds in the browser. */
export function addVerifyPage(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: string } }>('/studio/crash/verify', async (request, reply) => {
    const lang = request.query.lang === 'en' ? 'en' : 'tr';
    const own: VerifyPageData = CRASH_TEXTS[lang].verify;
    const head = pageHead({
      lang,
      title: own.title,
      styles: ['/studio/src/shell/shell.css', '/studio/src/crash/verify.css'],
    });
    protectPage(reply, { parents: "'self'" });
    return `${head}
<body class="verify-page"><main><h1>${escapeHtml(own.title)}</h1><div id="verify"></div></main>
<script type="application/json" id="frame-data">${JSON.stringify({ lang, own }).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/studio/src/crash/client/verify-page.ts"></script>
</body>
</html>`;
  });
}
