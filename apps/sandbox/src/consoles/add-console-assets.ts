import { readFile } from 'node:fs/promises';

import type { FastifyInstance } from 'fastify';

import { renderConsolePage, CONSOLE_HEADERS } from './console-page.ts';

/** The index of the consoles, and the shared style sheets. */
export function addConsoleAssets(app: FastifyInstance): void {
  app.get('/', async (_request, reply) =>
    reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Sandbox',
        intro: 'Stand-ins for the third parties of a casino. Nothing here moves real money.',
        body: `<ul class="cards">
<li><a href="/studio"><b>Studio</b><span>Slots by themselves on play money, faults to switch on, rounds under way.</span></a></li>
<li><a href="/dialects"><b>Dialects</b><span>Studios with other wallet calls: faults to switch on, rounds under way.</span></a></li>
<li><a href="/gateway"><b>Gateway</b><span>Payments that wait: approve, refuse, repeat, forge.</span></a></li>
<li><a href="/paytr"><b>PayTR</b><span>Orders of a payment page in a frame, with its notices.</span></a></li>
<li><a href="/btcpay"><b>BTCPay</b><span>Coin invoices and payouts, with their webhooks.</span></a></li>
<li><a href="/rovpay"><b>Rovpay</b><span>Transfers to an account: approve, refuse, faults.</span></a></li>
<li><a href="/envoy"><b>Envoy</b><span>Bank transfers and QR payments: approve, refuse, faults.</span></a></li>
<li><a href="/rewards"><b>Rewards</b><span>Requests for a bonus: approve, refuse; what wheel, treasure and case gave.</span></a></li>
<li><a href="/inbox"><b>Inbox</b><span>Every mail and SMS that the site has sent.</span></a></li>
<li><a href="/captcha"><b>Captcha</b><span>Pass, fail, ask for a press, hang up.</span></a></li>
<li><a href="/feeds"><b>Feeds</b><span>Live tables, jackpots and odds: pace and faults.</span></a></li>
<li><a href="/poker"><b>Poker</b><span>A poker room: close games, let it be slow, silent or refuse.</span></a></li>
<li><a href="/book-console"><b>Sportsbook</b><span>Every match: start, speed up, suspend, score, abandon and correct it.</span></a></li>
</ul>`,
      }),
    ),
  );
  for (const name of ['console.css', 'fonts.css']) {
    app.get(`/${name}`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(await readFile(new URL(name, import.meta.url), 'utf8')),
    );
  }
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
}
