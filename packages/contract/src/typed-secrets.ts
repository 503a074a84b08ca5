import { cleanIdentifier } from './typed-identifiers.ts';

declare const typed: unique symbol;

/** A secret in the one spelling that is hashed. Only `readSecret` makes it. */
export type TypedSecret = string & { readonly [typed]: 'secret' };

/**
 * A password as it was meant: keyboards write the same letter as one character or as two, and a space in several ways.
 * The OpaqueString profile of RFC 8265.
 */
export function readSecret(text: string): TypedSecret {
  return text.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC') as TypedSecret;
}

/** The number of Unicode code points, as NIST SP 800-63B counts a password. */
export function secretLength(secret: TypedSecret): number {
  return [...secret].length;
}

/** A code that we sent, as it was meant by somebody who typed or pasted it: without spaces, dashes and unseen marks. */
export function readTypedCode(text: string): string {
  return cleanIdentifier(text);
}
