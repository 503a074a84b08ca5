import type { Change } from '../change.ts';

const auth = 'packages/services/src/auth';
const migration = 'packages/db/migrations/0076-same-person.sql';
const registration = ['apps/server/src/routes/auth/same-person'];
const names = 'packages/contract/src/person-names.ts';
const folding = ['packages/contract/src/person-names', `${auth}/fold-person`, `${auth}/person-keys`];

/** Excluded people who try to open another account. */
export const samePersonChanges: readonly Change[] = [
  ...[
    {
      find: ' and a.kind = 1 for share;',
      replace: ' and a.kind = 1;',
      promise: 'a registration waits for an exclusion that is being committed, and an exclusion for it',
    },
    {
      find: 'case when v_without_keys = 0 then v_excluded end',
      replace: 'v_excluded',
      promise: 'an excluded player without keys is recognized',
    },
    {
      find: 'v_excluded := v_excluded or exists',
      replace: 'v_excluded := exists',
      promise: 'one of several players who match is enough',
    },
    {
      find: "(e.scope = 'operator' or e.site_id = p_site)",
      replace: 'e.site_id = p_site',
      promise: 'an exclusion from all brands binds the other brands',
    },
    {
      find: "          and (e.scope = 'operator' or e.site_id = p_site)\n",
      replace: '',
      promise: 'an exclusion from one brand does not bind another',
    },
    {
      find: 'e.code <= 3 then e.ends_at > v_now else not exists',
      replace: 'e.code <= 6 then e.ends_at > v_now else not exists',
      promise: 'a self-exclusion binds until its account opens again',
    },
    {
      find: 'e.code <= 3 then e.ends_at > v_now',
      replace: 'e.code <= 3 then e.ends_at >= v_now',
      promise: 'a break binds until its end',
    },
    {
      find: ' and r.opens_at <= v_now',
      replace: '',
      promise: 'a person who returns waits for the opening of the account',
    },
    {
      find: 'and r.requested_at >= e.ends_at',
      replace: '',
      promise: 'a return ends no later self-exclusion',
    },
    {
      find: '  new.person_keys := null;\n',
      replace: '',
      promise: 'keys are computed again after a change of what they are made of',
    },
    {
      find: 'check (person_keys is null or cardinality(person_keys) > 0)',
      replace: 'check (true)',
      promise: 'no player has an empty list of keys',
    },
  ].map((row) => ({ ...row, file: migration, tests: registration })),
  {
    file: `${auth}/complete-registration.ts`,
    find: '      await refuseExcluded(context, transaction, keys);\n',
    replace: '',
    promise: 'an excluded person opens no account',
    tests: registration,
  },
  {
    file: `${auth}/complete-registration.ts`,
    find: '    personKeys: [...keys.stored],\n',
    replace: '    personKeys: [],\n',
    promise: 'a registration stores by what its player is recognized',
    tests: registration,
  },
  {
    file: `${auth}/refuse-excluded.ts`,
    find: '  meter.countRefusedRegistration(brand.slug);\n',
    replace: '',
    promise: 'operators see that excluded people try to register',
    tests: registration,
  },
  {
    file: `${auth}/refuse-excluded.ts`,
    find: "new CallError('registration_refused')",
    replace: "new CallError('account_closed')",
    promise: 'a refusal does not reveal that somebody is excluded',
    tests: registration,
  },
  {
    file: `${auth}/fill-person-keys.ts`,
    find: "fillSomeKeys(transaction, personalIdKeys, 'all')",
    replace: "fillSomeKeys(transaction, personalIdKeys, 'excluded')",
    promise: 'players who are not excluded get keys too',
    tests: registration,
  },
  ...[
    {
      find: ".replaceAll('.', '')",
      replace: '',
      promise: 'dots in an e-mail address make no difference',
    },
    {
      find: ".replace(/\\+.*$/s, '')",
      replace: '',
      promise: 'a plus sign in an e-mail address makes no difference',
    },
    {
      find: "domain === 'googlemail.com' ? 'gmail.com' : domain",
      replace: 'domain',
      promise: 'googlemail is gmail',
    },
    {
      find: "    .map((words) => words.join(''))\n    .toSorted()\n",
      replace: "    .map((words) => words.join(''))\n",
      promise: 'name and surname can be swapped',
    },
    {
      find: "leaveOutInitials(fields.flat(), 2).toSorted().join(' ')",
      replace: 'formOf(fields)',
      promise: 'a word can be moved between name and surname',
    },
    {
      find: 'leaveOutInitials(fields.flat(), 2)',
      replace: '[...leaveOutInitials(fields[0], 1), ...leaveOutInitials(fields[1], 1)]',
      promise: 'an initial is left out wherever it is written',
    },
    {
      find: 'others.length < least ? words : others',
      replace: 'words',
      promise: 'an initial counts as a word left out',
    },
    {
      find: "new Set([words.join(''), ...choices])",
      replace: "new Set([words.join('')])",
      promise: 'a given name can be left out',
    },
  ].map((row) => ({ ...row, file: `${auth}/fold-person.ts`, tests: folding })),
  ...[
    { find: "  ı: 'i',\n", replace: '', promise: 'the dotless i is an i' },
    {
      find: "    .replaceAll(/\\p{M}/gu, '')\n",
      replace: '',
      promise: 'letters with and without marks are the same',
    },
    {
      find: "name.replaceAll(apostrophes, '')",
      replace: 'name',
      promise: 'apostrophes do not separate words',
    },
  ].map((row) => ({ ...row, file: names, tests: folding })),
  ...[
    {
      find: "shortened.map((form) => nameKey('shortened', form))",
      replace: "shortened.map((form) => nameKey('name', form))",
      promise: 'twins with one given name in common are two people',
    },
    {
      find: "    nameKey('words', words),\n",
      replace: '',
      promise: 'a player is recognized by the words of the name, whatever their fields',
    },
    { find: '`${birthDate} ${form}`', replace: 'form', promise: 'people of one name have birth dates' },
    {
      find: '.update(`${kind} ${value}`)',
      replace: '.update(value)',
      promise: 'a key belongs to one kind of data',
    },
  ].map((row) => ({ ...row, file: `${auth}/person-keys.ts`, tests: folding })),
];
