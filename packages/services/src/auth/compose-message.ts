import type { Brand } from '@baize/brand';
import type { Language } from '@baize/contract';
import { player } from '@baize/db';

import type { Context } from '../context.ts';
import type { OutboxEntry } from '../outbox/outbox.ts';
import { internationalNumber } from './international-number.ts';

/** Data for a message to a player. */
export interface MessageFacts {
  readonly brand: Brand;
  readonly language: Language;
  /** The player's first name. */
  readonly name: string;
  readonly link: string;
}

/** An e-mail, and the SMS sent instead if only a phone number is known. */
export interface PlayerMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sms: string;
}

/** Columns of a player that a message to them needs. */
export const recipientColumns = {
  name: player.name,
  email: player.email,
  phoneCountryId: player.phoneCountryId,
  phone: player.phone,
  language: player.language,
};

type MessageRecipient = Pick<typeof player.$inferSelect, keyof typeof recipientColumns>;

/**
 * Composes a message to the contact on file: an e-mail, or an SMS if there is no address. It is in the player's
 * language, and links lead to the brand's own address, whatever host the request named.
 *
 * @param path path of the link on the brand's site
 */
export function composeMessage(
  { brand, brandOrigin }: Pick<Context, 'brand' | 'brandOrigin'>,
  recipient: MessageRecipient,
  path: string,
  write: (facts: MessageFacts) => PlayerMessage,
): OutboxEntry {
  const { sms: text, ...email } = write({
    brand,
    language: recipient.language === 'en' ? 'en' : 'tr',
    name: recipient.name,
    link: `${brandOrigin(brand)}${path}`,
  });
  const { siteId } = brand;
  if (recipient.email === '') {
    const { phoneCountryId: countryId, phone } = recipient;
    return { kind: 'sms', message: { siteId, to: internationalNumber({ countryId, phone }), text } };
  }
  const message = { siteId, fromName: brand.options.name, to: recipient.email, ...email };
  return { kind: 'mail', message };
}
