import { formatMessage } from '@baize/messages';
import type { LetterFacts, PlayerLetter } from '@baize/services';

import { writeLetterHtml } from './letter-html.ts';

/** The warning that somebody is guessing the password, with the way in if the owner is refused as well. */
export function writeGuessesLetter({ brand, language, name, link }: LetterFacts): PlayerLetter {
  const values = { brand: brand.options.name, name, link };
  const say = (key: string) => formatMessage(language, key, values, brand.messages[language]);
  const greeting = say('letter_greeting');
  const lead = say('letter_guesses_lead');
  const advice = say('letter_guesses_advice');
  const subject = say('letter_guesses_subject');
  return {
    subject,
    text: [greeting, lead, advice, link, brand.options.name].join('\n\n'),
    html: writeLetterHtml({
      brand,
      language,
      title: subject,
      paragraphs: [greeting, lead, advice],
      action: { label: say('letter_recovery_action'), href: link },
      notes: [say('letter_copy_link')],
    }),
    sms: say('sms_guesses'),
  };
}
