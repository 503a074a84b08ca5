import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, instant, integerText, messageReply } from '../wire.ts';
import { user } from './user.ts';

/* Only absurd input is refused here: the verbs check the rules, with messages in the player's language. */
const text = z.string().max(200);

/** A change of a contact that waits for the code sent to the new one. */
const contactChange = z.object({
  id,
  kind: z.enum(['email', 'phone']),
  /** The new address, or the new number in international form. */
  contact: z.string(),
  /** From when on another code can be requested, by repeating the change. */
  resend_at: instant,
  expires_at: instant,
});

export const updateProfileAddress = defineCall({
  method: 'PUT',
  path: '/update-profile-address',
  area: 'auth',
  auth: 'player',
  origin: 'specification',
  summary: 'Stores where the player lives. Cities of Turkey are its provinces.',
  body: z.object({ city: text, country: integerText(0, 1_000), address: text }),
  reply: messageReply.extend({ user }),
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});

export const updateProfile = defineCall({
  method: 'PUT',
  path: '/update-profile',
  area: 'auth',
  auth: 'player',
  origin: 'specification',
  summary:
    'Requests a change of the e-mail address or the phone number. A code is sent to the new contact; nothing changes before it is confirmed.',
  body: z.object({
    email: text,
    /** National number. */
    phone: z.string().max(40),
    /** Our addition: id of the number’s country; by default that of the number on file. */
    phone_code: integerText(0, 1_000).optional(),
    /** Our addition: needed if a contact changes. */
    password: text.optional(),
  }),
  reply: messageReply.extend({ user, changes: z.array(contactChange) }),
  errors: [
    'unauthenticated',
    'invalid',
    'proof_after_stop',
    'forbidden',
    'too_many_requests',
    'sms_sends_reached',
    'sms_network_wait',
    'sms_network_day',
    'phone_blocked',
    'sms_unavailable',
  ],
});

export const contactChanges = defineCall({
  method: 'GET',
  path: '/account/contact-changes',
  area: 'auth',
  auth: 'player',
  origin: 'own',
  summary: 'Changes of contacts that wait for a code.',
  reply: z.object({ success: z.literal(true), data: z.array(contactChange) }),
  errors: ['unauthenticated'],
});

export const confirmContactChange = defineCall({
  method: 'POST',
  path: '/account/contact-changes/confirm',
  area: 'auth',
  auth: 'player',
  origin: 'own',
  summary:
    'Redeems the code sent to a new contact, which replaces the old one. The old one receives a link that undoes this for 72 hours.',
  body: z.object({ id: integerText(), code: z.string().max(20) }),
  reply: messageReply.extend({ user }),
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});

export const undoContactChange = defineCall({
  method: 'POST',
  path: '/undo-contact-change',
  area: 'auth',
  auth: 'visitor',
  origin: 'own',
  summary:
    'Restores a contact by the link sent to it, ends all sessions and invalidates the password. The reply’s token sets a new one.',
  body: z.object({ token: text }),
  reply: messageReply.extend({ token: z.string() }),
  errors: ['undo_link_invalid', 'undo_contact_taken', 'too_many_requests'],
});
