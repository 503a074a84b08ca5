import type { Change } from '../change.ts';

const auth = 'packages/services/src/auth';
const routes = 'apps/server/src/routes/auth';
const passwords = [`${routes}/change-password`];
const twoFactor = [`${routes}/two-factor`];
const secondStep = [`${routes}/second-step`];
const passkeys = [`${routes}/passkeys`];
const endOthers = [`${routes}/end-others`];

/** Passwords, recovery codes, proofs and passkeys of signed-in players. */
export const securityChanges: readonly Change[] = [
  {
    file: `${auth}/code-tries.ts`,
    find: '  await countInWindow(parts, dayKeyOf(owner), triesOfDay);\n',
    replace: '',
    promise: 'a day has few tries at the codes of an app',
    tests: secondStep,
  },
  {
    file: `${auth}/code-tries.ts`,
    find: '  await uncount(parts, dayKeyOf(owner));\n',
    replace: '  await resetWindow(parts, dayKeyOf(owner));\n',
    promise: 'a right code does not give a guesser a new day',
    tests: secondStep,
  },
  {
    file: `${auth}/save-password.ts`,
    find: '  await resetCodeTries({ database: transaction }, { siteId: key.siteId, id: owner.id });\n',
    replace: '',
    promise: 'a new password lets the owner in again',
    tests: secondStep,
  },
  {
    file: `${auth}/second-step.ts`,
    find: 'if (await isNoticeOfCodesDue(context, owner))',
    replace: 'if (false)',
    promise: 'the owner learns that somebody guesses codes',
    tests: secondStep,
  },
  {
    file: `${auth}/own-password.ts`,
    find: '  await countInWindow(context, key, TRIES);\n',
    replace: '',
    promise: 'a stolen session does not give endless tries at the password',
    tests: passwords,
  },
  {
    file: `${auth}/change-password.ts`,
    find: 'current?.passwordHash !== owner.passwordHash',
    replace: 'current === undefined',
    promise: 'of two concurrent changes of a password one succeeds',
    tests: passwords,
  },
  {
    file: `${auth}/change-password.ts`,
    find: "await endSessions(transaction, others, 'password-changed', clock.now())",
    replace: '[]',
    promise: 'a changed password ends the other sessions',
    tests: passwords,
  },
  {
    file: `${auth}/change-password.ts`,
    find: '      .set({ usedAt: clock.now() })',
    replace: '      .set({ usedAt: null })',
    promise: 'a changed password invalidates links for a new one',
    tests: passwords,
  },
  {
    file: `${auth}/recovery-codes.ts`,
    find: 'and(ownedBy(owner), isNull(recoveryCode.usedAt))',
    replace: 'ownedBy(owner)',
    promise: 'a recovery code works once',
    tests: twoFactor,
  },
  {
    file: `${auth}/recovery-codes.ts`,
    find: '  await transaction.sql.delete(recoveryCode).where(ownedBy(owner));\n',
    replace: '',
    promise: 'a new set of recovery codes ends the old one',
    tests: twoFactor,
  },
  {
    file: `${auth}/recovery-codes.ts`,
    find: '  await countCodeTry(context, owner);\n',
    replace: '',
    promise: 'recovery codes cannot be guessed without end',
    tests: twoFactor,
  },
  {
    file: `${auth}/recovery-codes.ts`,
    find: '  await requireFreshProof(context);\n',
    replace: '',
    promise: 'new recovery codes need a fresh proof',
    tests: twoFactor,
  },
  {
    file: `${auth}/fresh-proof.ts`,
    find: '.getTime() < PROOF_MS',
    replace: '.getTime() < 2 * PROOF_MS',
    promise: 'a proof lasts five minutes',
    tests: twoFactor,
  },
  {
    file: `${auth}/fresh-proof.ts`,
    find: '    eq(session.id, player.sessionId),\n',
    replace: '',
    promise: 'a proof belongs to one session',
    tests: twoFactor,
  },
  {
    file: `${auth}/set-sms-sign-in.ts`,
    find: '  if (!smsSignIn) await requireFreshProof(context);\n',
    replace: '',
    promise: 'codes by SMS are switched off with a fresh proof only',
    tests: twoFactor,
  },
  {
    file: `${auth}/disable-two-factor.ts`,
    find: "  await requireOwnPassword(context, password, 'password');\n",
    replace: '',
    promise: 'two-step login is turned off by the password only',
    tests: twoFactor,
  },
  {
    file: `${auth}/confirm-two-factor.ts`,
    find: "    if (confirmed.length === 0) throw new CallError('conflict');\n",
    replace: '',
    promise: 'a code of an app that is on gives no new recovery codes',
    tests: twoFactor,
  },
  {
    file: `${auth}/passkey-ceremony.ts`,
    find: '        gt(passkeyChallenge.expiresAt, clock.now()),\n',
    replace: '',
    promise: 'a challenge expires after five minutes',
    tests: passkeys,
  },
  {
    file: `${auth}/passkey-ceremony.ts`,
    find: '        isFor,\n',
    replace: '',
    promise: 'a challenge is answered in its own session',
    tests: passkeys,
  },
  {
    file: `${auth}/sign-in-by-passkey.ts`,
    find: '.where(and(isThis, isNewer))',
    replace: '.where(isThis)',
    promise: 'a copied passkey is refused by its counter',
    tests: passkeys,
  },
  {
    file: `${auth}/sign-in-by-passkey.ts`,
    find: 'response.response.userHandle !== row.passkey.userHandle',
    replace: 'response.response.userHandle === undefined',
    promise: 'a passkey opens the account that it names',
    tests: passkeys,
  },
  {
    file: `${auth}/passkeys.ts`,
    find: "    return { ended: await endOtherSessions(transaction, context, 'gained'), notice };\n",
    replace: '    return { ended: [], notice };\n',
    promise: 'a removed passkey ends the other sessions',
    tests: passkeys,
  },
  {
    file: `${auth}/add-passkey.ts`,
    find: "        .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id)))\n        .for('update');",
    replace: '        .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id)));',
    promise: 'concurrent requests do not exceed the number of passkeys',
    tests: passkeys,
  },
  {
    file: `${auth}/end-own-session.ts`,
    find: '    await requireOpen(transaction, context);\n',
    replace: '',
    promise: 'two sessions that end all others at once do not end each other',
    tests: endOthers,
  },
  {
    file: `${auth}/end-own-session.ts`,
    find: '        isNull(session.revokedAt),\n',
    replace: '',
    promise: 'a session that was ended meanwhile ends no other',
    tests: endOthers,
  },
  {
    file: `${auth}/end-own-session.ts`,
    find: '{ ...key, except: sessionId }',
    replace: 'key',
    promise: 'ending all other sessions keeps this one',
    tests: endOthers,
  },
  {
    file: `${auth}/end-own-session.ts`,
    find: '    if (ids.length > 0)\n',
    replace: '',
    promise: 'where no other session was open there is no message',
    tests: endOthers,
  },
  {
    file: `${auth}/end-own-session.ts`,
    find: '  publishEnds(context, key, ended);\n',
    replace: '',
    promise: 'open pages of the other sessions learn at once that they have ended',
    tests: endOthers,
  },
];
