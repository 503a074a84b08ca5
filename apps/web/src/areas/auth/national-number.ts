import { cleanNumber } from '@baize/contract/typed-identifiers';

/**
 * The national number in what was typed or autofilled: "+90 (532) 111 22 33", "0532 111 22 33" and "5321112233" are one
 * number. The server validates it.
 *
 * @param dialCode of the chosen country, with its plus sign
 */
export function nationalNumber(typed: string, dialCode: string): string {
  const compact = cleanNumber(typed)
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const withoutDialCode = compact.startsWith(dialCode) ? compact.slice(dialCode.length) : compact;
  return withoutDialCode.replaceAll('+', '').replace(/^0+/, '');
}
