import type { Change } from '../change.ts';

const dates = 'apps/web/src/areas/limits/exclusion-dates.ts';
const session = 'apps/web/src/call/session.ts';

/** What the pages of breaks and closed accounts promise, as far as tests without a browser notice. */
export const exclusionPageChanges: readonly Change[] = [
  {
    file: dates,
    find: "const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;",
    replace: "const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;",
    promise: 'the end of an exclusion is in the brand’s time zone',
    tests: [dates.replace('.ts', '.test.ts')],
  },
  {
    file: dates,
    find: 'const last = minutes || hours;',
    replace: 'const last = minutes;',
    promise: 'a full hour takes the ending of its hour',
    tests: [dates.replace('.ts', '.test.ts')],
  },
  {
    file: dates,
    find: "...(withYear && { year: 'numeric' }),",
    replace: '',
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
    find: "else if (end.message !== undefined) writeEntry('closed', end.message);",
    replace: '',
    promise: 'a reload of the sign-in page still says until when',
    tests: ['apps/web/src/call/closed-session.test.ts'],
  },
  {
    file: session,
    find: "if (end?.by !== 'exclusion') clearEntry('closed');",
    replace: "if (end?.by !== 'exclusion') return;",
    promise: 'the next sign-out does not say until when an account was closed before',
    tests: ['apps/web/src/call/closed-session.test.ts'],
  },
  {
    file: 'apps/web/src/call/browser-call.ts',
    find: "if (failure.error === 'account_closed') settings.onAccountClosed();",
    replace: '',
    promise: 'a page that missed the event learns from a refused call that the account is closed',
    tests: ['apps/web/src/call/browser-call.test.ts'],
  },
];
