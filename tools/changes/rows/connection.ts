import type { Change } from '../change.ts';

/** What is a lost connection, and what is an error of ours. */
export const connectionChanges: readonly Change[] = [
  {
    file: 'apps/web/src/call/browser-call.ts',
    find: 'if (!(cause instanceof NetworkFailure)) throw cause;',
    replace: 'if (cause === undefined) throw cause;',
    promise: 'a programming error is never said to be a lost connection',
    tests: ['apps/web/src/call/browser-call'],
  },
  {
    file: 'apps/web/src/call/account-stream.ts',
    find: 'if (!(error instanceof NetworkFailure)) reportError(error);',
    replace: '',
    promise: 'an error in the code of the balance stream is reported',
    tests: ['apps/web/src/call/account-stream'],
  },
  {
    file: 'apps/web/src/app/load-failure.ts',
    find: 'if (isOfCode(cause)) throw cause;',
    replace: '',
    promise: 'code that arrived and failed is not said to be lost',
    tests: ['apps/web/src/app/load-failure'],
  },
  {
    file: 'apps/web/src/call/any-signal.ts',
    find: 'if (signal.aborted) end();',
    replace: '',
    promise: 'a call whose caller has given up is not sent',
    tests: ['apps/web/src/call/any-signal'],
  },
];
