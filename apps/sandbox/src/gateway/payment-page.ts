import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { Payment } from './payment.ts';

type Facts = readonly (readonly [name: string, value: string])[];

/** An account of the invented bank; its number has correct check digits. */
const ACCOUNT = { iban: 'TR33 0006 1005 1978 6457 8413 26', holder: 'Deneme Ödeme A.Ş.' };
/** A card number that every test gateway knows. */
const TEST_CARD = '4242 4242 4242 4242';
const TEST_CODE = '123456';

/** The payment page for players, in the design of an invented bank. A frame has no way to other pages. */
export function renderPaymentPage(payment: Payment, now: Date, isFramed: boolean): string {
  const { lang, state, family } = payment;
  const texts = PAGE_TEXTS[lang];
  const facts = [
    [texts.to, payment.merchant ?? new URL(payment.returnUrl ?? '').hostname],
    [texts.method, payment.method.name],
    [texts.payer, payment.player.name],
    [texts.reference, String(payment.transactionId)],
    ...(state === 'open' ? factsOfFamily(payment) : []),
    ...coinFacts(payment, now),
  ] as const;
  const amount = `<p class="amount"><span>${texts.amount}</span><b>${escapeHtml(formatAmount(payment))}</b></p>`;
  const rest = state === 'open' ? drawChoices(payment, isFramed) : drawState(payment, isFramed);
  return page(lang, texts.title[family], `${amount}<dl>${facts.map(drawFact).join('')}</dl>${rest}`);
}

export function renderMissingPaymentPage(): string {
  return page(
    'tr',
    'Ödeme bulunamadı',
    '<p>Bu adreste bir ödeme yok. / There is no payment at this address.</p>',
  );
}

function drawFact([name, value]: Facts[number]): string {
  return `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

function factsOfFamily({ family, lang, fields, transactionId }: Payment): Facts {
  const texts = PAGE_TEXTS[lang];
  if (family === 'bank')
    return [
      [texts.iban, ACCOUNT.iban],
      [texts.holder, ACCOUNT.holder],
      [texts.note, `DNM ${transactionId % 1_000_000}`],
    ];
  if (family === 'wallet') return [[texts.wallet, fields['wallet_number'] ?? fields['wallet_name'] ?? '–']];
  return family === 'mobile' ? [[texts.phone, fields['mobile_number'] ?? '–']] : [];
}

function coinFacts({ coin, lang, expiresAt, state }: Payment, now: Date): Facts {
  if (!coin) return [];
  const texts = PAGE_TEXTS[lang];
  return [
    [texts.network, coin.network],
    [texts.address, coin.address],
    [texts.coinAmount, `${coin.amount} ${coin.coin}`],
    [texts.rate, `1 ${coin.coin} = ${coin.rate} TRY`],
    ...(state === 'open' && expiresAt !== null
      ? [[texts.rateEnds, formatEnd(new Date(expiresAt), now, lang)] as const]
      : [[texts.confirmations, `${coin.confirmations} / ${coin.confirmationsNeeded}`] as const]),
  ];
}

/** `14:05 (12 min)` */
function formatEnd(end: Date, now: Date, lang: 'tr' | 'en'): string {
  const minutes = Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 60_000));
  const time = end.toLocaleTimeString('tr-TR', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Istanbul',
  });
  return `${time} (${minutes} ${lang === 'tr' ? 'dk' : 'min'})`;
}

function drawChoices({ providerRef, family, lang }: Payment, isFramed: boolean): string {
  const texts = PAGE_TEXTS[lang];
  const action = `/gateway/pay/${providerRef}`;
  const main =
    family === 'crypto'
      ? `<form method="post" action="${action}"><button class="main" name="choice" value="send">${texts.send}</button></form>`
      : '';
  const approve =
    family === 'crypto'
      ? ''
      : `${drawInputs(family, lang)}<button class="main" name="choice" value="approve">${texts.approve[family]}</button>`;
  const later = isFramed ? '' : `<button name="choice" value="later">${texts.later}</button>`;
  return `${main}<form method="post" action="${action}">${approve}${later}<button class="refuse" name="choice" value="refuse">${texts.refuse}</button></form><p class="hint">${texts.hint}</p>`;
}

/** What such a page asks for, filled in with test values that nobody looks at. */
function drawInputs(family: Payment['family'], lang: 'tr' | 'en'): string {
  const texts = PAGE_TEXTS[lang];
  const input = (label: string, value: string) =>
    `<label>${label}<input value="${value}" inputmode="numeric" autocomplete="off"></label>`;
  if (family === 'card')
    return input(texts.card, TEST_CARD) + input(texts.validTo, '12/30') + input(texts.cvc, '000');
  return family === 'mobile' ? input(texts.code, TEST_CODE) : '';
}

function drawState({ returnUrl, lang, state, providerRef }: Payment, isFramed: boolean): string {
  const texts = PAGE_TEXTS[lang];
  const back = isFramed
    ? ''
    : `<p><a class="main" href="${escapeHtml(returnUrl ?? '')}">${texts.back}</a></p>`;
  const reload =
    state === 'seen' ? `<p><a class="main" href="/gateway/pay/${providerRef}">${texts.reload}</a></p>` : '';
  return `<p class="outcome ${state}" role="status">${texts.states[state]}</p>${reload}${back}`;
}

function page(lang: 'tr' | 'en', title: string, body: string): string {
  const texts = PAGE_TEXTS[lang];
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
