import type { Change } from '../change.ts';

const auth = 'packages/services/src/auth';
const routes = 'apps/server/src/routes/auth';
const guesses = [`${routes}/guesses`];
const protection = [`${routes}/sign-in-protection`];

/** Limits on guesses at a password, and the owner's sign-in during an attack. */
export const guessChanges: readonly Change[] = [
  {
    file: `${auth}/guard-account.ts`,
    find: 'before >= perPlaceLimit.free',
    replace: 'before > perPlaceLimit.free',
    promise: 'the captcha is required after five failed attempts',
    tests: protection,
  },
  {
    file: `${auth}/guard-account.ts`,
    find: "place.kind === 'unknown' || place.isBeforeReset;",
    replace: "place.kind === 'unknown';",
    promise: 'places from before a password reset have few attempts together',
    tests: guesses,
  },
  {
    file: `${auth}/sign-in-attempts.ts`,
    find: 'return countAttempt(parts, key, limit);',
    replace: "throw new Error('deleted');",
    promise: 'an attempt during the sign-in of the owner is counted',
    tests: [`${auth}/sign-in-attempts`],
  },
  {
    file: `${auth}/sign-in-attempts.ts`,
    find: "isBeforeReset ? 'before-reset' : 'unknown'",
    replace: "isBeforeReset ? 'unknown' : 'unknown'",
    promise: "strangers do not lock out the owner's devices after a reset",
    tests: guesses,
  },
  {
    file: `${auth}/save-password.ts`,
    find: '  await resetSharedAttempts(context, transaction.sql, owner.username);\n',
    replace: '',
    promise: 'guesses at an old password do not count against the new one',
    tests: guesses,
  },
  {
    file: `${auth}/reset-password.ts`,
    find: '{ ...context, deviceToken },',
    replace: 'context,',
    promise: 'the browser that set a new password gets in from any network',
    tests: guesses,
  },
  {
    file: `${auth}/guard-account.ts`,
    find: '      if (isShared) await uncountAttempt(context, commonKey);\n',
    replace: '',
    promise: 'a right password from a new place does not count as a guess',
    tests: guesses,
  },
  {
    file: `${auth}/guard-account.ts`,
    find: '  if (isShared) {\n',
    replace: '  {\n',
    promise: 'guesses from elsewhere do not delay the owner in a known place',
    tests: guesses,
  },
  {
    file: `${auth}/sign-in-attempts.ts`,
    find: ' + 1 < ',
    replace: ' + 1 <= ',
    promise: 'the wait begins after the fifth failed attempt',
    tests: [...protection, ...guesses],
  },
  {
    file: `${auth}/sign-in-attempts.ts`,
    find: 'LONGEST_DELAY_SECONDS = 300',
    replace: 'LONGEST_DELAY_SECONDS = 3_000',
    promise: 'the delay between attempts is at most five minutes',
    tests: [...protection, ...guesses],
  },
  {
    file: `${auth}/sign-in-attempts.ts`,
    find: 'row && row.endsAt > clock.now() ? row.count : 0',
    replace: 'row ? row.count : 0',
    promise: 'guesses do not require a captcha after a day',
    tests: guesses,
  },
  {
    file: `${auth}/known-places.ts`,
    find: '        eq(player.username, username),\n',
    replace: '',
    promise: 'a place that one player has used is unknown for another',
    tests: guesses,
  },
  {
    file: `${auth}/known-places.ts`,
    find: '        gt(knownPlace.lastUsedAt, since),\n',
    replace: '',
    promise: 'a place is forgotten after 90 days without a sign-in',
    tests: guesses,
  },
  {
    file: `${auth}/known-places.ts`,
    find: 'orderBy(desc(knownPlace.lastUsedAt), ',
    replace: 'orderBy(knownPlace.lastUsedAt, ',
    promise: 'of more than 20 places the newest stay known',
    tests: guesses,
  },
  {
    file: `${auth}/require-captcha.ts`,
    find: "  if (result === 'unreachable') throw new CallError('captcha_unavailable');\n",
    replace: '',
    promise: 'nobody passes the captcha while its service is unreachable',
    tests: protection,
  },
];
