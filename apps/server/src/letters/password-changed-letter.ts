import { formatMessage } from '@baize/messages';
import type { LetterFacts, PlayerLetter } from '@baize/services';

import { writeLetterHtml } from './letter-html.ts';

/** The notice that the password has changed, with the way out for an owner who did not change it. */
export function writePasswordChangedLetter({ brand, language, name, link }: LetterFacts): PlayerLetter {
  const values = { brand: brand.options.name, name, link };
  const say = (key: string) => formatMessage(language, key, values, brand.messages[language]);
  const greeting = say('letter_greeting');
  const lead = say('letter_password_changed_lead');
  const notYou = say('letter_password_changed_not_you');
  const subject = say('letter_password_changed_subject');
  return {
    subject,
    text: [greeting, lead, notYou, link, brand.options.name].join('\n\n'),
    html: writeLetterHtml({
      brand,
      language,
      title: subject,
      paragraphs: [greeting, lead, notYou],
      action: { label: say('letter_password_changed_action'), href: link },
      notes: [say('letter_copy_link')],
    }),
    sms: say('sms_password_changed'),
  };
}
