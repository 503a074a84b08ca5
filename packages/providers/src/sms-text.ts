import anyAscii from 'any-ascii';

declare const fitted: unique symbol;

/** A text in the alphabet that every phone and provider has. Only `smsText` makes it. */
export type SmsText = string & { readonly [fitted]: 'sms' };

/** The basic alphabet of 3GPP TS 23.038, section 6.2.1, and what takes two places in it. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extension = new Set('\f^{}\\[~]|€');

const isBasic = (character: string) => basic.has(character) || extension.has(character);

/** Places in one message, and in each part of a longer one, which begins with a header. */
const BASIC = { one: 160, each: 153 };
const WIDE = { one: 70, each: 67 };

/**
 * A text as it is sent. One letter outside the basic alphabet would make all others take 16 bits, and the message two or three,
 * each of which is paid for: letters become the nearest ones, as Turkish is written on such phones anyway.
 */
export function smsText(text: string): SmsText {
  const lines = text.normalize('NFC').replaceAll(/₺\s?([\d.,]*\d)/g, '$1 TL');
  return [...lines].map(nearest).join('') as SmsText;
}

function nearest(character: string): string {
  if (isBasic(character)) return character;
  if (/\p{Extended_Pictographic}/u.test(character)) return '';
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const letters = [...bare].every(isBasic) ? bare : anyAscii(character).replaceAll('`', "'");
  return [...letters].filter(isBasic).join('');
}

/** How many messages a text is sent as. */
export function smsParts(text: string): number {
  const characters = [...text];
  const isWide = !characters.every(isBasic);
  const { one, each } = isWide ? WIDE : BASIC;
  const sizes = characters.map((character) => {
    if (isWide) return character.length;
    return extension.has(character) ? 2 : 1;
  });
  if (sizes.reduce((sum, size) => sum + size, 0) <= one) return 1;
  let [parts, free] = [1, each];
  // No character is divided between two parts.
  for (const size of sizes) {
    if (size > free) [parts, free] = [parts + 1, each];
    free -= size;
  }
  return parts;
}
