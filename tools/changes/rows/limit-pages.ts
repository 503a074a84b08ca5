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
  ...[
    {
      find: "const meant = parseTyped(text, language === 'tr' ? 'en' : 'tr');",
      replace: 'const meant = parseTyped(text, language);',
      promise: 'an amount in the form of the other language is shown back',
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
    file: `${folder}/self-test-score.ts`,
    find: "[3, 'moderate']",
    replace: "[4, 'moderate']",
    promise: 'the self-test has the bands of its source',
    tests: [`${folder}/self-test-score.test.ts`],
  },
];
