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
  {
    file: 'tools/browsers/served-browsers.ts',
    find: 'if (!isAtMost(added, version)) return false;',
    replace: '',
    promise: 'the build fails on what came after the oldest browser of the list',
    tests: ['tools/browsers'],
  },
  {
    file: 'tools/browsers/check-client.ts',
    find: '.filter((entry) => !used.has(entry))',
    replace: '.filter((entry) => entry.feature === undefined)',
    promise: 'what is allowed without need is reported',
    tests: ['tools/browsers'],
  },
  {
    file: 'apps/web/src/app/popovers.ts',
    find: 'else standInPlainly(HTMLElement.prototype);',
    replace: '',
    promise: 'alerts are seen in an old browser that has lost the stand-in for popovers',
    tests: ['apps/web/src/app/popovers'],
  },
  {
    file: 'tools/browsers/style-syntax.ts',
    find: "return blocks.at(-1) === 'rule' && node.value.includes('{');",
    replace: 'return false;',
    promise: 'a rule within a rule is found, which the oldest browsers ignore',
    tests: ['tools/browsers'],
  },
  {
    file: 'tools/browsers/style-uses.ts',
    find: '|| hasVariable(declaration.value)) return false;',
    replace: ') return false;',
    promise: 'a value with a variable has no fallback beside it',
    tests: ['tools/browsers'],
  },
  {
    file: 'apps/web/src/document/old-browser.ts',
    find: 'if(!started())e.preventDefault()',
    replace: 'if(started())e.preventDefault()',
    promise: 'a page that has not started puts no password into its address',
    tests: ['apps/web/src/document/old-browser'],
  },
];
