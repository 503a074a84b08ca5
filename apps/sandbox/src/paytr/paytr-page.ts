import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import type { PaytrOrder } from './order.ts';

const TEXTS = {
  tr: {
    title: 'Güvenli ödeme',
    amount: 'Ödenecek tutar',
    card: 'Kart numarası',
    validTo: 'Son kullanma',
    cvc: 'Güvenlik kodu',
    transfer: 'Havale ile ödenir',
    pay: 'Öde',
    leave: 'Vazgeç',
    hint: 'Deneme ödemesi: hiçbir kart okunmaz.',
    paid: 'Ödeme alındı.',
    declined: 'Ödeme tamamlanmadı. Yeniden deneyebilirsiniz.',
    back: 'Siteye dön',
    missing: 'Bu adreste bir ödeme yok.',
  },
  en: {
    title: 'Secure payment',
    amount: 'Amount to pay',
    card: 'Card number',
    validTo: 'Valid to',
    cvc: 'Security code',
    transfer: 'Paid by bank transfer',
    pay: 'Pay',
    leave: 'Cancel',
    hint: 'A test payment: no card is read.',
    paid: 'The payment was received.',
    declined: 'The payment was not completed. You can try again.',
    back: 'Back to the site',
    missing: 'There is no payment at this address.',
  },
};

/** The processor's page, made for a frame. */
export function renderPaytrPage(order: PaytrOrder | undefined, isFramed = false): string {
  const lang = order?.form['lang'] === 'en' ? 'en' : 'tr';
  const texts = TEXTS[lang];
  const body = order ? drawOrder(order, lang, isFramed) : `<p>${texts.missing}</p>`;
  return `${pageHead({ lang, title: texts.title, styles: ['/gateway.css'] })}
<body><main><h1>${texts.title}</h1>${body}</main></body>
</html>`;
}

function drawOrder(order: PaytrOrder, lang: 'tr' | 'en', isFramed: boolean): string {
  const texts = TEXTS[lang];
  const digits = (order.amountMinor / 100).toFixed(2);
  const amount = `${lang === 'tr' ? digits.replace('.', ',') : digits} ${order.currency}`;
  return `<p class="amount"><span>${texts.amount}</span><b>${escapeHtml(amount)}</b></p>${
    order.state === 'open' ? drawForm(order, lang) : drawOutcome(order, lang, isFramed)
  }`;
}

function drawForm({ token, form, isDeclined }: PaytrOrder, lang: 'tr' | 'en'): string {
  const texts = TEXTS[lang];
  const input = (label: string, value: string) =>
    `<label>${label}<input value="${value}" inputmode="numeric" autocomplete="off"></label>`;
  const inputs =
    form['payment_type'] === 'eft'
      ? `<p>${texts.transfer}</p>`
      : input(texts.card, '4355 0843 5508 4358') + input(texts.validTo, '12/30') + input(texts.cvc, '000');
  const declined = isDeclined ? `<p class="outcome failed" role="status">${texts.declined}</p>` : '';
  return `${declined}<form method="post" action="/odeme/guvenli/${token}">${inputs}<button class="main" name="choice" value="pay">${texts.pay}</button><button class="refuse" name="choice" value="leave">${texts.leave}</button></form><p class="hint">${texts.hint}</p>`;
}

function drawOutcome({ form }: PaytrOrder, lang: 'tr' | 'en', isFramed: boolean): string {
  const texts = TEXTS[lang];
  const back = escapeHtml(form['merchant_ok_url'] ?? '');
  const link = isFramed ? '' : `<p><a class="main" href="${back}">${texts.back}</a></p>`;
  return `<p class="outcome paid" role="status">${texts.paid}</p>${link}`;
}
