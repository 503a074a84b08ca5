import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import type { StoredInvoice } from './entities.ts';

const TEXTS = {
  tr: {
    title: 'Kripto para ile ödeme',
    amount: 'Gönderilecek miktar',
    network: 'Ağ',
    address: 'Adres',
    rate: 'Kur',
    ends: 'Kur şu saate kadar sabit',
    send: 'Deneme parasını gönder',
    back: 'Siteye dön',
    missing: 'Bu adreste bir fatura yok.',
    states: {
      New: 'Ödeme bekleniyor.',
      Processing: 'Ödeme görüldü, onay bekleniyor.',
      Settled: 'Ödeme onaylandı.',
      Expired: 'Faturanın süresi doldu.',
      Invalid: 'Ödeme geçersiz.',
    },
  },
  en: {
    title: 'Pay with coins',
    amount: 'Amount to send',
    network: 'Network',
    address: 'Address',
    rate: 'Rate',
    ends: 'The rate is fixed until',
    send: 'Send test coins',
    back: 'Back to the site',
    missing: 'There is no invoice at this address.',
    states: {
      New: 'Waiting for the payment.',
      Processing: 'The payment was seen and waits for confirmation.',
      Settled: 'The payment is confirmed.',
      Expired: 'The invoice has expired.',
      Invalid: 'The payment is invalid.',
    },
  },
};

/** The checkout page of an invoice. */
export function renderInvoicePage(invoice: StoredInvoice | undefined, isFramed = false): string {
  const lang = invoice?.lang ?? 'tr';
  const texts = TEXTS[lang];
  return `${pageHead({ lang, title: texts.title, styles: ['/gateway.css'] })}
<body><main><h1>${texts.title}</h1>${invoice ? drawInvoice(invoice, isFramed) : `<p>${texts.missing}</p>`}</main></body>
</html>`;
}

function drawInvoice(
  { id, coin, lang, status, expiresAt, redirectUrl, currency }: StoredInvoice,
  isFramed: boolean,
): string {
  const texts = TEXTS[lang];
  const ends = new Date(expiresAt).toLocaleTimeString('tr-TR', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Istanbul',
  });
  const facts = [
    [texts.network, coin.network],
    [texts.address, coin.address],
    [texts.rate, `1 ${coin.coin} = ${coin.rate} ${currency}`],
    [texts.ends, ends],
  ].map(([name = '', value = '']) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`);
  const send =
    status === 'New'
      ? `<form method="post" action="/i/${id}"><button class="main">${texts.send}</button></form>`
      : '';
  const back = isFramed ? '' : `<p><a class="main" href="${escapeHtml(redirectUrl)}">${texts.back}</a></p>`;
  const tone = { New: 'seen', Processing: 'seen', Settled: 'paid', Expired: 'expired', Invalid: 'failed' };
  return `<p class="amount"><span>${texts.amount}</span><b>${escapeHtml(`${coin.amount} ${coin.coin}`)}</b></p><dl>${facts.join('')}</dl><p class="outcome ${tone[status]}" role="status">${texts.states[status]}</p>${send}${back}`;
}
