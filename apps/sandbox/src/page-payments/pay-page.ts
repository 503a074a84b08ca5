import type { FastifyInstance } from 'fastify';

import { CONSOLE_HEADERS } from '../consoles/console-page.ts';
import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import type { PagePayment } from './page-payment.ts';
import type { PagePayments } from './page-payments.ts';

const TEXTS = {
  tr: {
    title: 'Ödemeyi onayla',
    secure: 'Güvenli ödeme sayfası',
    amount: 'Ödenecek tutar',
    payer: 'Gönderen',
    reference: 'İşlem no',
    approve: 'Parayı gönder',
    refuse: 'Vazgeç',
    hint: 'Bu bir deneme ödemesidir; hesabından para çekilmez.',
    paid: 'Para gönderildi. Bu pencereyi kapatabilirsin.',
    failed: 'Ödeme yapılmadı. Bu pencereyi kapatabilirsin.',
    back: 'Siteye dön',
    missing: 'Bu adreste bir ödeme yok.',
  },
  en: {
    title: 'Confirm the payment',
    secure: 'Secure payment page',
    amount: 'Amount to pay',
    payer: 'Payer',
    reference: 'Reference',
    approve: 'Send the money',
    refuse: 'Do not pay',
    hint: 'This is a test payment; no money leaves your account.',
    paid: 'The money was sent. You can close this window.',
    failed: 'Nothing was paid. You can close this window.',
    back: 'Back to the site',
    missing: 'There is no payment at this address.',
  },
};

/** The page on which a player pays: the wallet's or the bank's. */
export function addPayPage(
  app: FastifyInstance,
  payments: PagePayments,
  { name, brand }: { readonly name: string; readonly brand: (payment: PagePayment) => string },
): void {
  app.get<{ Params: { ref: string } }>(`/${name}/pay/:ref`, async (request, reply) => {
    const payment = payments.find(request.params.ref);
    if (!payment) return reply.code(404).headers(CONSOLE_HEADERS).send(drawMissing());
    return reply.headers(CONSOLE_HEADERS).send(drawPage(payment, name, brand(payment)));
  });
  app.post<{ Params: { ref: string }; Body: { choice?: unknown } | null }>(
    `/${name}/pay/:ref`,
    async (request, reply) => {
      const payment = payments.find(request.params.ref);
      if (!payment) return reply.code(404).headers(CONSOLE_HEADERS).send(drawMissing());
      const choice = request.body?.choice;
      if (choice === 'approve') await payments.decide(payment, 'paid');
      if (choice === 'refuse') await payments.decide(payment, 'failed');
      return reply.redirect(`/${name}/pay/${payment.providerRef}`, 303);
    },
  );
}

function drawPage(payment: PagePayment, name: string, brand: string): string {
  const { state, lang, providerRef, facts: known } = payment;
  const texts = TEXTS[lang];
  const format = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    style: 'currency',
    currency: payment.currency,
    currencyDisplay: 'narrowSymbol',
  });
  const facts = [
    [texts.payer, payment.payer],
    [texts.reference, String(payment.transactionId)],
  ].map(([label = '', value = '']) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`);
  const end =
    state === 'open'
      ? `<form method="post" action="/${name}/pay/${providerRef}"><button class="main" name="choice" value="approve">${texts.approve}</button><button class="refuse" name="choice" value="refuse">${texts.refuse}</button></form><p class="hint">${texts.hint}</p>`
      : `<p class="outcome ${state === 'paid' ? 'approved' : 'refused'}" role="status">${texts[state]}</p>${drawBack(known['returnUrl'], lang)}`;
  const amount = escapeHtml(format.format(payment.amountMinor / 100));
  const body = `<p class="amount"><span>${texts.amount}</span><b>${amount}</b></p><dl>${facts.join('')}</dl>${end}`;
  return frame(lang, brand, texts.title, body);
}

/** For payments that have begun on the site's page and not in a window of their own. */
function drawBack(returnUrl: string | undefined, lang: 'tr' | 'en'): string {
  if (returnUrl === undefined) return '';
  return `<p><a class="main" href="${escapeHtml(returnUrl)}">${TEXTS[lang].back}</a></p>`;
}

function drawMissing(): string {
  return frame('tr', 'Sandbox', TEXTS.tr.title, `<p>${TEXTS.tr.missing} / ${TEXTS.en.missing}</p>`);
}

function frame(lang: 'tr' | 'en', brand: string, title: string, body: string): string {
  const name = escapeHtml(brand);
  return `${pageHead({ lang, title: `${title} · ${name}`, styles: ['/gateway.css'] })}
<body>
<header><svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 3 3 10v3h26v-3zM6 15v9M13 15v9M19 15v9M26 15v9M3 28h26"/></svg><b>${name}</b><span>${TEXTS[lang].secure}</span></header>
<main><h1>${title}</h1>${body}</main>
</body>
</html>`;
}
