import type { Brand } from '@baize/brand';
import type { Language } from '@baize/contract';

import type { Context } from '../context.ts';
import { internationalNumber } from './international-number.ts';

/** What a letter to a player speaks of. */
export interface LetterFacts {
  readonly brand: Brand;
  readonly language: Language;
  /** The player's first name. */
  readonly name: string;
  readonly link: string;
}

/** The letter, and what is said where only a telephone is known. */
export interface PlayerLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sms: string;
}

/** What is on file of someone who is written to. */
export interface LetterReceiver {
  readonly name: string;
  readonly email: string;
  readonly phoneCountryId: number;
  readonly phone: string;
  readonly language: string;
}

/**
 * Writes to the contact on file: by mail, or by SMS where there is no address. The language is the player's, and
 * links lead to where the brand is found, whatever the request says.
 *
 * @param path of the site, below the brand's address
 * @throws MessageUndelivered
 */
export async function writeToPlayer(
  { brand, brandOrigin, mail, sms }: Pick<Context, 'brand' | 'brandOrigin' | 'mail' | 'sms'>,
  receiver: LetterReceiver,
  path: string,
  write: (facts: LetterFacts) => PlayerLetter,
): Promise<void> {
  const { sms: text, ...letter } = write({
    brand,
    language: receiver.language === 'en' ? 'en' : 'tr',
    name: receiver.name,
    link: `${brandOrigin(brand)}${path}`,
  });
  const { siteId } = brand;
  if (receiver.email === '') {
    const { phoneCountryId: countryId, phone } = receiver;
    await sms.send({ siteId, to: internationalNumber({ countryId, phone }), text });
  } else {
    await mail.send({ siteId, fromName: brand.options.name, to: receiver.email, ...letter });
  }
}
