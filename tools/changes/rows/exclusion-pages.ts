import type { Change } from '../change.ts';

const dates = 'apps/web/src/areas/limits/moment-words.ts';
const period = 'apps/web/src/areas/limits/exclusion/exclusion-period.ts';
const session = 'apps/web/src/call/session.ts';

/** What the pages of breaks and closed accounts promise, as far as tests without a browser notice. */
export const exclusionPageChanges: readonly Change[] = [
  {
    file: dates,
    find: '{ timeZone, ...options }',
    replace: 'options',
    promise: 'the end of an exclusion is in the brand’s time zone',
    tests: [dates.replace('.ts', '.test.ts')],
  },
  {
    file: dates,
    find: 'const spoken = minute === 0 ? hour : minute;',
    replace: 'const spoken = minute;',
    promise: 'a full hour takes the ending of its hour',
    tests: [dates.replace('.ts', '.test.ts')],
  },
  {
    file: dates,
    find: 'if (!withYear) return',
    replace: 'return',
    promise: 'an end that is years away names its year',
    tests: [dates.replace('.ts', '.test.ts')],
  },
  {
    file: session,
    find: "const isLater = end?.by === 'exclusion' && end.message !== undefined;",
    replace: 'const isLater = false;',
    promise: 'the reply until when is shown although the pushed end came first',
    tests: ['apps/web/src/call/closed-session.test.ts'],
  },
  {
    file: session,
    find: 'if (note) closedNote.save(note);',
    replace: '',
    promise: 'a reload of the sign-in page still says until when',
    tests: ['apps/web/src/call/closed-session.test.ts'],
  },
  {
    file: session,
    find: "if (end?.by !== 'exclusion') closedNote.clear();",
    replace: '',
    promise: 'the next sign-out does not say until when an account was closed before',
    tests: ['apps/web/src/call/closed-session.test.ts'],
  },
  {
    file: 'apps/web/src/call/closed-note.ts',
    find: 'known === undefined || known.endsMs <= serverNow();',
    replace: 'known === undefined;',
    promise: 'the sign-in page does not say that an account is closed until a time that is past',
    tests: ['apps/web/src/call/closed-session.test.ts'],
  },
  {
    file: period,
    find: "if (opens_at === null) return 'stays';",
    replace: "if (opens_at === null) return 'opens';",
    promise: 'a break after a self-exclusion does not promise that the account opens by itself',
    tests: [period.replace('.ts', '.test.ts')],
  },
  {
    file: period,
    find: 'isBreak(code) && closed?.opens_at !== null;',
    replace: 'isBreak(code);',
    promise: 'the question before a break does not promise that an account opens that stays closed',
    tests: [period.replace('.ts', '.test.ts')],
  },
  {
    file: 'apps/web/src/call/browser-call.ts',
    find: "if (failure.error === 'account_closed') settings.onAccountClosed();",
    replace: '',
    promise: 'a page that missed the event learns from a refused call that the account is closed',
    tests: ['apps/web/src/call/browser-call.test.ts'],
  },
];
