import type { Change } from '../change.ts';

const folder = 'apps/web/src/areas/limits';

/** What players read on the pages of limits, self-test and help. */
export const limitPageChanges: readonly Change[] = [
  ...[
    {
      find: "return limit === null || value < limit ? 'now' : 'later';",
      replace: "return limit === null || value > limit ? 'now' : 'later';",
      promise: 'the screen says that a raise waits',
    },
    {
      find: "if (value === 0n) return 'all';",
      replace: "if (value < 0n) return 'all';",
      promise: 'a limit of 0 is explained before it is saved',
    },
    {
      find: "return state.used >= value ? 'period' : null;",
      replace: "return state.used > value ? 'period' : null;",
      promise: 'a limit that is used up already is explained before it is saved',
    },
    {
      find: '    ...(next ? [Date.parse(next.at)] : []),\n',
      replace: '',
      promise: 'the page is fetched again when a change begins',
    },
  ].map((row) => ({ ...row, file: `${folder}/limit-state.ts`, tests: [`${folder}/limit-state.test.ts`] })),
  {
    file: `${folder}/limit-state.ts`,
    find: "if (next?.limit === value) return 'waits';",
    replace: '',
    promise: 'a raise that waits is not said to begin in 24 hours when it is typed again',
    tests: [`${folder}/limit-state.test.ts`],
  },
  ...[
    {
      find: 'if (isWaiting(saved))',
      replace: 'if (false)',
      promise: 'a raise requested again still waits',
    },
    {
      find: "key: 'limits_stopped'",
      replace: "key: 'limits_saved'",
      promise: 'calling off a change by typing the amount in force says what stays',
    },
  ].map((row) => ({ ...row, file: `${folder}/saved-note.ts`, tests: [`${folder}/saved-note.test.ts`] })),
  ...[
    {
      find: "const meant = parseTyped(text, language === 'tr' ? 'en' : 'tr');",
      replace: 'const meant = parseTyped(text, language);',
      promise: 'an amount in the form of the other language is shown back',
    },
    {
      find: "if (text.replaceAll(/[^.,]/g, '').length === 1)",
      replace: 'if (false)',
      promise: 'an amount that can be read in two ways is typed again',
    },
    {
      find: '(hasStopped || reading.isUnfinished !== true)',
      replace: 'hasStopped',
      promise: 'what typing on cannot mend is a mistake at once',
    },
    {
      find: '(hasStopped || reading.isUnfinished !== true)',
      replace: 'true',
      promise: 'what is not typed to the end is no mistake yet',
    },
    {
      find: 'value <= MAX_LIMIT_MINOR) return { value };',
      replace: 'value <= MAX_LIMIT_MINOR + 1n) return { value };',
      promise: 'a limit is at most 10,000,000.00',
    },
    {
      find: 'total > maxMinutes[period]',
      replace: 'total > maxMinutes.monthly',
      promise: 'a time fits into its period',
    },
  ].map((row) => ({ ...row, file: `${folder}/typed-limit.ts`, tests: [`${folder}/typed-limit.test.ts`] })),
  {
    file: `${folder}/self-test/self-test-score.ts`,
    find: "[3, 'moderate']",
    replace: "[4, 'moderate']",
    promise: 'the self-test has the bands of its source',
    tests: [`${folder}/self-test/self-test-score.test.ts`],
  },
  ...[
    {
      find: '.filter((one) => one.left < leastOf(one, smallestMinor))',
      replace: '.filter((one) => one.left < 0n)',
      promise: 'a game says before the first bet that a limit leaves nothing',
    },
    {
      find: '.filter((one) => one.left < leastOf(one, smallestMinor))',
      replace: '.filter((one) => one.left < 1n)',
      promise: 'what does not cover the smallest stake is as good as nothing',
    },
    {
      find: "kind === 'time' ? 1n : smallestMinor",
      replace: 'kind ? smallestMinor : 1n',
      promise: 'minutes are not compared with a stake',
    },
    {
      find: 'endOf(other) - endOf(one)',
      replace: 'endOf(one) - endOf(other)',
      promise: 'of limits that leave nothing, the one that does so for longest is named',
    },
    {
      find: 'reached === undefined && !hasNoDeposit',
      replace: '!hasNoDeposit',
      promise: 'no deposit is offered while no bet is possible',
    },
  ].map((row) => ({ ...row, file: `${folder}/play-room.ts`, tests: [`${folder}/play-room.test.ts`] })),
  {
    file: 'apps/sandbox/src/book/embeds/client/talk-redline.ts',
    find: 'events.onDeposits(open !== false)',
    replace: 'events.onDeposits(true)',
    promise: 'a book offers no deposit that could not be bet',
    tests: ['apps/sandbox/src/book/embeds/client/talks.test.ts'],
  },
  {
    file: 'packages/services/src/limits/read-limits.ts',
    find: 'use.used - (use.used % unit)',
    replace: 'use.used',
    promise: 'a limit of time leaves its last minute until it is over',
    tests: ['apps/server/src/routes/limits/limits'],
  },
];
