import type { HoldCause } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

/** Why a withdrawal to a new destination waits, and until when. */
export const holdTexts: Readonly<Record<HoldCause, MessageKey>> = {
  password: 'money_held_password',
  email: 'money_held_email',
  phone: 'money_held_phone',
  second_step: 'money_held_second_step',
};
