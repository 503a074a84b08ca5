import { formatMessage } from '@baize/messages';
import type { PlayerLetter, RecoveryFacts } from '@baize/services';

import { writeLetterHtml } from './letter-html.ts';

/** The letter with the link for a new password, in the player's language. */
export function writeRecoveryLetter({ brand, language, name, link, minutes }: RecoveryFacts): PlayerLetter {
  const values = { brand: brand.options.name, name, link, minutes };
  const say = (key: string) => formatMessage(language, key, values, brand.messages[language]);
  const greeting = say('letter_greeting');
  const lead = say('letter_recovery_lead');
  const notes = [say('letter_recovery_once'), say('letter_recovery_not_you')];
  const subject = say('letter_recovery_subject');
  return {
    subject,
    text: [greeting, lead, link, ...notes, brand.options.name].join('\n\n'),
    html: writeLetterHtml({
      brand,
      language,
      title: subject,
      paragraphs: [greeting, lead],
      action: { label: say('letter_recovery_action'), href: link },
      notes: [...notes, say('letter_copy_link')],
    }),
    sms: say('sms_recovery'),
  };
}
