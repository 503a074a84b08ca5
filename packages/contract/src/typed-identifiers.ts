/**
 * What nobody sees: marks of direction, joiners, selectors, fillers and control characters. A mark that turns letters round is
 * seen: who reads such a name reads another one.
 */
const unseen = /(?!\u202E)[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\uFFFC]|(?!\s)\p{Cc}/gu;
const dashes = /[\p{Pd}\u2043\u2212]/gu;
const noise = /[\p{Z}\s\u202E-]/gu;
const quotes = /^["'“”„«»‘’‹›`<]+|["'“”„«»‘’‹›`>,;]+(?=\.?$)/gu;

/** A word before it, such as `IBAN No:` or the scheme of `bitcoin:bc1…`. */
const label = /^\p{L}[\p{L}\p{M}\p{Zs}.()/-]{1,30}:(?:\/\/)?\s*(?=.)/u;

/** A line without what nobody sees in it, in plain letters and digits. Dashes of all widths are hyphens. */
export function visibleLine(text: string): string {
  // A plain form may have what nobody sees as well.
  return plainForms(text.replaceAll(unseen, '')).replaceAll(unseen, '').replaceAll(dashes, '-').trim();
}

/** A name as it was meant by somebody who typed or pasted it: of a user, of an account at a wallet, of a mailbox. */
export function cleanName(text: string): string {
  return visibleLine(text).replaceAll(quotes, '').replace(label, '').replaceAll(quotes, '').trim();
}

/**
 * An identifier as it was meant by somebody who typed or pasted it: an IBAN, an account or phone number, the address of a
 * coin, a code. Only for identifiers that have neither spaces nor dashes.
 */
export function cleanIdentifier(text: string): string {
  return cleanName(text).replaceAll(noise, '').replace(/\.$/, '');
}

/** Words before a number without a colon. */
const numberLabel =
  /^(?:(?:tckn|tc|t\.c|k[iİ]ml[iİ]k|tel|telefon|gsm|cep|phone|mobile|mob|[iİ]d|no|nr|numara|number|hesap|№|#)\.?)+(?=[+(\d])/iu;

/** A number without its label. */
export function cleanNumber(text: string): string {
  return cleanIdentifier(text).replace(numberLabel, '');
}

/** Letters and digits of other widths and scripts as plain ones. A raised or circled number is no digit, and stays. */
function plainForms(text: string): string {
  return text
    .split(/(\p{No}+)/u)
    .map((part, index) =>
      index % 2 === 0 ? part.normalize('NFKC').replaceAll(/\p{Nd}/gu, plainDigit) : part,
    )
    .join('');
}

/** Unicode has the ten digits of each script in a row, and nothing else than such rows beside them. */
function plainDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}

/** What follows the country code of a Turkish IBAN, which may be there once, twice or not, as may words before it. */
export function bareIban(text: string): string {
  return cleanIdentifier(text)
    .toUpperCase()
    .replaceAll(/[\p{P}\p{S}]/gu, '')
    .replace(/^\p{L}*?(?=(?:TR)+\d)/u, '')
    .replace(/^[Iİ]BAN(?:NO|NUMARA[A-ZIİ]*)?(?=TR|\d)/u, '')
    .replace(/^(?:TR)+/, '');
}

/** The digits of a Turkish number without country code and trunk prefix; of any other text what is left of it. */
export function nationalNumber(text: string): string {
  return cleanNumber(text)
    .replaceAll(/[()[\]./·•_]/g, '')
    .replace(/^(?:(?:\+|00)?90)?0?(?=\d{10}$)/, '');
}

/** What somebody meant who entered a text in a field of a payment; other texts keep what is within them. */
export function enteredText(type: string, text: string): string {
  switch (type) {
    case 'iban':
      return cleanIdentifier(text);
    case 'number':
    case 'phone':
      return cleanNumber(text);
    case 'coin_address':
      // Wallets copy more than the address: `bitcoin:bc1…?amount=0.1`, `ethereum:pay-0x…@1`.
      return cleanIdentifier(text)
        .replace(/[?@&].*$/, '')
        .replace(/^pay(?=0x)/i, '');
    case 'wallet_name':
      return cleanName(text).toLowerCase();
    case 'person_name':
      return visibleLine(text);
    default:
      return text.trim();
  }
}

/** A name of an account at a wallet, which has no two spellings but capitals. */
export const WALLET_NAME = /^[a-z\d][a-z\d._-]{2,39}$/i;

/** A Turkish mobile number of `nationalNumber`. */
export const MOBILE_NUMBER = /^5\d{9}$/;
