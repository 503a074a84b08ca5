import type { Brand } from '@baize/brand';
import type { Language } from '@baize/contract';

import type { Context } from '../context.ts';
import type { OutboxEntry } from '../outbox/outbox.ts';
import { internationalNumber } from './international-number.ts';

/** What a letter to a player speaks of. */
export interface MessageFacts {
  readonly brand: Brand;
  readonly language: Language;
  /** The player's first name. */
  readonly name: string;
  readonly link: string;
}

/** The letter, and what is said where only a telephone is known. */
export interface PlayerMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sms: string;
}

/** What is on file of someone who is written to. */
export interface MessageRecipient {
  readonly name: string;
  readonly email: string;
  readonly phoneCountryId: number;
  readonly phone: string;
  readonly language: string;
}

/**
 * A message to the contact on file: an e-mail, or an SMS if there is no address. The language is the player's, and
 * links lead to the brand's own address, whatever the request says.
 *
 * @param path of the site, below the brand's address
 */
export function composeMessage(
  { brand, brandOrigin }: Pick<Context, 'brand' | 'brandOrigin'>,
  receiver: MessageRecipient,
  path: string,
  write: (facts: MessageFacts) => PlayerMessage,
): OutboxEntry {
  const { sms: text, ...letter } = write({
    brand,
    language: receiver.language === 'en' ? 'en' : 'tr',
    name: receiver.name,
    link: `${brandOrigin(brand)}${path}`,
  });
  const { siteId } = brand;
  if (receiver.email === '') {
    const { phoneCountryId: countryId, phone } = receiver;
    return { kind: 'sms', message: { siteId, to: internationalNumber({ countryId, phone }), text } };
  }
  const message = { siteId, fromName: brand.options.name, to: receiver.email, ...letter };
  return { kind: 'mail', message };
}
