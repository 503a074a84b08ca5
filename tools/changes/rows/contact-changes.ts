import type { Change } from '../change.ts';

const auth = 'packages/services/src/auth';
const tests = ['apps/server/src/routes/auth/contact-changes'];

/** Changing an e-mail address or a phone number, and undoing it. */
export const contactChangeChanges: readonly Change[] = [
  {
    file: `${auth}/update-profile.ts`,
    find: "    await requireOwnPassword(context, body.password ?? '', 'password');\n",
    replace: '',
    promise: 'a contact is changed only with the password',
    tests,
  },
  {
    file: `${auth}/confirm-contact-change.ts`,
    find: '        lt(contactChange.tries, MAX_TRIES),\n',
    replace: '',
    promise: 'a code can be tried five times',
    tests,
  },
  {
    file: `${auth}/contact/contact.ts`,
    find: '    isNull(contactChange.confirmedAt),\n',
    replace: '',
    promise: 'a code is redeemed once',
    tests,
  },
  {
    file: `${auth}/undo-contact-change.ts`,
    find: '        gt(contactChange.undoUntil, clock.now()),\n',
    replace: '',
    promise: 'a change can be undone for 72 hours',
    tests,
  },
  {
    file: `${auth}/undo-contact-change.ts`,
    find: '        eq(contactChange.siteId, brand.siteId),\n',
    replace: '',
    promise: 'a link works at its own brand only',
    tests,
  },
  {
    file: `${auth}/undo-contact-change.ts`,
    find: '    gt(contactChange.confirmedAt, confirmedAt),\n',
    replace: '',
    promise: 'undoing a change undoes later ones of either contact',
    tests,
  },
  {
    file: `${auth}/undo-contact-change.ts`,
    find: '    and(eq(contactChange.confirmedAt, confirmedAt), gte(contactChange.id, id)),\n',
    replace: '    gte(contactChange.id, id),\n',
    promise:
      'what is undone are the changes that were confirmed later, in whatever order they were requested',
    tests,
  },
  {
    file: `${auth}/undo-contact-change.ts`,
    find: '    .where(and(eq(passkey.siteId, siteId), eq(passkey.playerId, playerId)))\n',
    replace: '    .where(and(eq(passkey.siteId, siteId), eq(passkey.playerId, -1)))\n',
    promise: 'a passkey does not survive the undoing of a change',
    tests,
  },
  {
    file: `${auth}/undo-contact-change.ts`,
    find: ', gte(authenticator.confirmedAt, createdAt)))',
    replace: '))',
    promise: 'an app that was connected before a change stays',
    tests,
  },
  {
    file: `${auth}/undo-contact-change.ts`,
    find: '  await transaction.sql.update(contactChange).set({ closedAt: now }).where(openChanges(key));\n',
    replace: '',
    promise: 'undoing a change calls off the one that waits',
    tests,
  },
  {
    file: `${auth}/contact/reserved-contact.ts`,
    find: '        isNull(contactChange.undoneAt),\n        gt(contactChange.undoUntil, clock.now()),\n',
    replace: '        isNull(contactChange.undoneAt),\n',
    promise: 'others get a contact once it can no longer be restored',
    tests,
  },
];
