import { formatMessage } from '@baize/messages';
import type {
  ClosingFacts,
  CodeFacts,
  CopyNoticeFacts,
  MessageFacts,
  PlayerMessage,
  RecoveryFacts,
  SecurityChange,
  UndoFacts,
} from '@baize/services';

import { writeEmailHtml } from './email-html.ts';

/** Keys of the texts that one message consists of. */
interface MessageTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  /** Small print below the link. */
  readonly notes?: readonly string[];
  readonly sms: string;
}

/** The link for a new password. */
export function writeRecoveryMessage(facts: RecoveryFacts): PlayerMessage {
  return writeMessage(facts, {
    subject: 'email_recovery_subject',
    paragraphs: ['email_recovery_lead'],
    action: 'email_recovery_action',
    notes: ['email_recovery_once', 'email_recovery_not_you'],
    sms: 'sms_recovery',
  });
}

/** The warning that somebody is guessing the password, with a link for the owner, who may be refused as well. */
export function writeGuessesMessage(facts: MessageFacts): PlayerMessage {
  return writeMessage(facts, {
    subject: 'email_guesses_subject',
    paragraphs: ['email_guesses_lead', 'email_guesses_advice'],
    action: 'email_recovery_action',
    sms: 'sms_guesses',
  });
}

/** The notice that the password has changed, with a link for an owner who did not change it. */
export function writePasswordChangedMessage(facts: MessageFacts): PlayerMessage {
  return writeMessage(facts, {
    subject: 'email_password_changed_subject',
    paragraphs: ['email_password_changed_lead', 'email_password_changed_not_you'],
    action: 'email_password_changed_action',
    sms: 'sms_password_changed',
  });
}

/** Subject and first sentence of the notice of each change. */
const securityTexts: Readonly<Record<SecurityChange['kind'], readonly [subject: string, lead: string]>> = {
  code_guesses: ['email_code_guesses_subject', 'email_code_guesses_lead'],
  two_factor_on: ['email_two_factor_on_subject', 'email_two_factor_on_lead'],
  two_factor_off: ['email_two_factor_off_subject', 'email_two_factor_off_lead'],
  recovery_code_used: ['email_recovery_code_used_subject', 'email_recovery_code_used_lead'],
  recovery_codes_new: ['email_recovery_codes_new_subject', 'email_recovery_codes_new_lead'],
  passkey_added: ['email_passkey_added_subject', 'email_passkey_added_lead'],
  passkey_removed: ['email_passkey_removed_subject', 'email_passkey_removed_lead'],
  sms_sign_in_on: ['email_sms_sign_in_on_subject', 'email_sms_sign_in_on_lead'],
  sms_sign_in_off: ['email_sms_sign_in_off_subject', 'email_sms_sign_in_off_lead'],
};

/** From here on the owner is reminded to make new recovery codes. */
const FEW_CODES = 3;

/** The notice of a change of what protects the account, with a link for an owner who did not make it. */
export function writeSecurityNotice(facts: MessageFacts, change: SecurityChange): PlayerMessage {
  const { kind, count = 0, label = '' } = change;
  const [subject, lead] = securityTexts[kind];
  const isShort = kind === 'recovery_code_used' && count <= FEW_CODES;
  return writeMessage(
    facts,
    {
      subject,
      paragraphs: [lead, ...(isShort ? ['email_recovery_codes_few'] : []), 'email_password_changed_not_you'],
      action: 'email_password_changed_action',
      sms: kind === 'code_guesses' ? 'sms_code_guesses' : 'sms_security',
    },
    { count, label },
  );
}

/** The code that confirms a new contact, sent to it. */
export function writeContactCodeMessage(facts: CodeFacts): PlayerMessage {
  return writeMessage(facts, {
    subject: 'email_contact_code_subject',
    paragraphs: ['email_contact_code_lead'],
    action: 'email_contact_code_action',
    notes: ['email_contact_code_not_you'],
    sms: 'sms_contact_code',
  });
}

const changedTexts = {
  email: {
    subject: 'email_email_changed_subject',
    lead: 'email_email_changed_lead',
    sms: 'sms_email_changed',
  },
  phone: {
    subject: 'email_phone_changed_subject',
    lead: 'email_phone_changed_lead',
    sms: 'sms_phone_changed',
  },
} as const;

/** The notice to a contact that was replaced, with the link that undoes it. */
export function writeContactChangedMessage(facts: UndoFacts): PlayerMessage {
  const { subject, lead, sms } = changedTexts[facts.kind];
  return writeMessage(facts, {
    subject,
    paragraphs: [lead, 'email_contact_changed_not_you'],
    action: 'email_contact_changed_action',
    notes: ['email_contact_changed_once'],
    sms,
  });
}

/** The notice that a copy of the player's data is ready. Its link leads to the page, where the player confirms who they are. */
export function writeDataCopyNotice(facts: CopyNoticeFacts): PlayerMessage {
  return writeMessage(facts, {
    subject: 'email_data_copy_subject',
    paragraphs: ['email_data_copy_lead', 'email_data_copy_how'],
    action: 'email_data_copy_action',
    notes: ['email_data_copy_not_you'],
    sms: 'sms_data_copy',
  });
}

/** The notice that the account was closed by a break or a self-exclusion. */
export function writeClosingNotice(facts: ClosingFacts): PlayerMessage {
  const after = facts.isBreak ? 'email_closing_break' : 'email_closing_exclusion';
  return writeMessage(facts, {
    subject: 'email_closing_subject',
    paragraphs: ['email_closing_lead', after, 'email_closing_open'],
    action: 'email_closing_action',
    notes: ['email_closing_not_you'],
    sms: 'sms_closing',
  });
}

function writeMessage(
  facts: MessageFacts,
  texts: MessageTexts,
  more: Readonly<Record<string, string | number>> = {},
): PlayerMessage {
  const { brand, language, ...details } = facts;
  const { link } = details;
  const values = { ...details, brand: brand.options.name, ...more };
  const format = (key: string) => formatMessage(language, key, values, brand.messages[language]);
  const subject = format(texts.subject);
  const paragraphs = ['email_greeting', ...texts.paragraphs].map(format);
  const notes = (texts.notes ?? []).map(format);
  return {
    subject,
    text: [...paragraphs, link, ...notes, brand.options.name].join('\n\n'),
    html: writeEmailHtml({
      brand,
      language,
      title: subject,
      paragraphs,
      action: { label: format(texts.action), href: link },
      notes: [...notes, format('email_copy_link')],
    }),
    sms: format(texts.sms),
  };
}
