import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import type { Payment } from './payment.ts';

const TEXTS = {
  tr: {
    bank: 'Deneme Bankası',
    title: 'Ödemeyi onayla',
    amount: 'Ödenecek tutar',
    to: 'Alıcı',
    method: 'Yöntem',
    payer: 'Gönderen',
    reference: 'İşlem no',
    approve: 'Onayla ve öde',
    refuse: 'Ödemeyi reddet',
    later: 'Daha sonra öde',
    hint: 'Bu bir deneme ödemesidir; hesabından para çekilmez.',
    approved: 'Bu ödeme onaylandı.',
    refused: 'Bu ödeme reddedildi.',
    back: 'Siteye dön',
    secure: 'Güvenli ödeme sayfası',
  },
  en: {
    bank: 'Test Bank',
    title: 'Confirm the payment',
    amount: 'Amount to pay',
    to: 'Payee',
    method: 'Method',
    payer: 'Payer',
    reference: 'Reference',
    approve: 'Confirm and pay',
    refuse: 'Refuse the payment',
    later: 'Pay later',
    hint: 'This is a test payment; no money leaves your account.',
    approved: 'This payment was confirmed.',
    refused: 'This payment was refused.',
    back: 'Back to the site',
    secure: 'Secure payment page',
  },
};

/** The payment page for players, in the design of an invented bank. */
export function renderPaymentPage(payment: Payment): string {
  const { lang, state } = payment;
  const texts = TEXTS[lang];
  const rows: [string, string][] = [
    [texts.to, new URL(payment.returnUrl).hostname],
    [texts.method, payment.method.name],
    [texts.payer, payment.player.name],
    [texts.reference, String(payment.transactionId)],
  ];
  const facts = rows
    .map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('');
  return page(
    lang,
    texts.title,
    `<p class="amount"><span>${texts.amount}</span><b>${escapeHtml(formatAmount(payment))}</b></p><dl>${facts}</dl>${
      state === 'waiting' ? drawChoices(payment, lang) : drawOutcome(payment, state, lang)
    }`,
  );
}

export function renderMissingPaymentPage(): string {
  return page(
    'tr',
    'Ödeme bulunamadı',
    '<p>Bu adreste bir ödeme yok. / There is no payment at this address.</p>',
  );
}

function drawChoices({ providerRef }: Payment, lang: 'tr' | 'en'): string {
  const texts = TEXTS[lang];
  return `<form method="post" action="/gateway/pay/${providerRef}"><button class="main" name="choice" value="approve">${texts.approve}</button><button name="choice" value="later">${texts.later}</button><button class="refuse" name="choice" value="refuse">${texts.refuse}</button></form><p class="hint">${texts.hint}</p>`;
}

function drawOutcome({ returnUrl }: Payment, state: 'approved' | 'refused', lang: 'tr' | 'en'): string {
  const texts = TEXTS[lang];
  return `<p class="outcome ${state}">${texts[state]}</p><p><a class="main" href="${escapeHtml(returnUrl)}">${texts.back}</a></p>`;
}

function page(lang: 'tr' | 'en', title: string, body: string): string {
  const texts = TEXTS[lang];
  return `${pageHead({ lang, title: `${title} · ${texts.bank}`, styles: ['/gateway.css'] })}
<body>
<header><svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 3 3 10v3h26v-3zM6 15v9M13 15v9M19 15v9M26 15v9M3 28h26"/></svg><b>${texts.bank}</b><span>${texts.secure}</span></header>
<main><h1>${title}</h1>${body}</main>
</body>
</html>`;
}

function formatAmount({ amountMinor, currency, lang }: Payment): string {
  const format = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(amountMinor / 100);
}
