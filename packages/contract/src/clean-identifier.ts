/** What pages and documents put around and into an identifier: marks that nobody sees, spaces, and dashes of all widths. */
const noise = /[\p{Cf}\p{Z}\s\p{Pd}\u2212]/gu;

/** A word before it, such as `IBAN:` or the scheme of `bitcoin:bc1…`. */
const label = /^[\p{L}]{2,16}:(?=.)/u;

/**
 * An identifier as it was meant by somebody who typed or pasted it: an IBAN, an account or phone number, the address of a
 * coin. Only for identifiers that have neither spaces nor dashes.
 */
export function cleanIdentifier(text: string): string {
  return text.normalize('NFKC').replaceAll(noise, '').replace(label, '');
}
