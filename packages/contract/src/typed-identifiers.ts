/** What pages and documents put around and into an identifier: marks that nobody sees, spaces, and dashes of all widths. */
const noise = /[\p{Cf}\p{Z}\s\p{Pd}\u2212]/gu;

/** A word before it, such as `IBAN:` or the scheme of `bitcoin:bc1…`. */
const label = /^[\p{L}]{2,16}:(?=.)/u;

/**
 * An identifier as it was meant by somebody who typed or pasted it: an IBAN, an account or phone number, the address of a
 * coin. Only for identifiers that have neither spaces nor dashes.
 */
export function cleanIdentifier(text: string): string {
  return plainForms(text).replaceAll(noise, '').replace(label, '');
}

/** Letters and digits of other widths as plain ones. A raised or circled number is none of the identifier, and stays. */
function plainForms(text: string): string {
  return text
    .split(/(\p{No}+)/u)
    .map((part, index) => (index % 2 === 0 ? part.normalize('NFKC') : part))
    .join('');
}

/** What follows the country code of a Turkish IBAN, which may be there once, twice or not, as may the word itself. */
export function bareIban(text: string): string {
  return cleanIdentifier(text)
    .toUpperCase()
    .replace(/^[Iİ]BAN(?=TR|\d)/, '')
    .replace(/^(?:TR)+/, '');
}

/** The digits of a Turkish number without country code and trunk prefix; of any other text what is left of it. */
export function nationalNumber(text: string): string {
  return cleanIdentifier(text)
    .replaceAll(/[()./]/g, '')
    .replace(/^(?:(?:\+|00)?90|0)(?=\d{10}$)/, '');
}

/** A name of an account at a wallet, which has no two spellings but capitals. */
export const WALLET_NAME = /^[a-z\d][a-z\d._-]{2,39}$/i;

/** A Turkish mobile number of `nationalNumber`. */
export const MOBILE_NUMBER = /^5\d{9}$/;
