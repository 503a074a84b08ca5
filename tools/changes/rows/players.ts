import type { Change } from '../change.ts';

const desk = 'packages/services/src/money/desk';
const migration = 'packages/db/migrations/0225-players-of-operators.sql';
const foldedNames = 'packages/db/migrations/0246-folded-names.sql';
const requireActive = 'packages/services/src/auth/require-active.ts';

const ofSearch = [`${desk}/find-players`, `${desk}/search-keys`];
const ofSuspension = ['apps/server/src/routes/auth/suspension'];
const ofExclusion = ['apps/server/src/routes/limits/exclusion-by-operator'];
const ofCorrection = [`${desk}/correct-player`];

export const playerTests = [desk, ...ofSuspension, ...ofExclusion];

/** What operators do for players: finding, suspending, excluding and correcting them. */
export const playerChanges: readonly Change[] = [
  ...[
    {
      file: `${desk}/find-players.ts`,
      find: '(own?.includes(siteId) ?? true)',
      replace: 'true',
      promise: 'an operator finds players of the own brands only',
    },
    {
      file: `${desk}/find-players.ts`,
      find: 'const details = { keys: kinds, hits };',
      replace: 'const details = { keys: kinds, hits, text };',
      promise: 'the trail has no personal data of a search',
    },
    {
      file: `${desk}/find-players.ts`,
      find: 'account_backwards(fields) like $7',
      replace: 'reverse(account_backwards(fields)) like reverse($7)',
      promise: 'a search by account uses the index of accounts',
    },
    {
      file: `${desk}/find-players.ts`,
      find: 'email: maskEmail(row.email)',
      replace: 'email: row.email',
      promise: 'a hit shows a masked address',
    },
    {
      file: foldedNames,
      find: "'ıøđłς', 'iodlσ'",
      replace: "'øđłς', 'odlσ'",
      promise: 'ı and i are one letter for a search',
    },
    {
      file: foldedNames,
      find: 'normalize(p_name, NFKD)',
      replace: 'p_name',
      promise: 'ş and s are one letter for a search',
    },
    {
      file: `${desk}/show-player.ts`,
      find: "  await record(database.pool, operator, { action: 'player', siteId: row.siteId, subject, details: {} });\n",
      replace: '',
      promise: 'nobody opens the page of a player without a row of the trail',
    },
  ].map((row) => ({ ...row, tests: ofSearch })),
  ...[
    {
      file: requireActive,
      find: 'suspendedUntil <= now',
      replace: 'suspendedUntil < now',
      promise: 'a suspension is over at its end',
    },
    {
      file: requireActive,
      find: 'if (!current || !isOver(current, now)) return;',
      replace: 'if (!current) return;',
      promise: 'a sign-in ends no suspension that was made longer meanwhile',
    },
    {
      file: 'packages/services/src/auth/change-player-status.ts',
      find: 'suspendedUntil: until ?? null',
      replace: 'suspendedUntil: until',
      promise: 'the end of a suspension goes with it',
    },
    {
      file: `${desk}/suspend-player.ts`,
      find: 'publishEnds(services, { siteId, playerId }, ended);',
      replace: '',
      promise: 'open pages of a suspended player are signed out at once',
    },
    {
      file: migration,
      find: "('compliance', 'suspend')",
      replace: "('any', 'suspend')",
      promise: 'only compliance suspends',
    },
  ].map((row) => ({ ...row, tests: ofSuspension })),
  ...[
    {
      file: `${desk}/exclude-player.ts`,
      find: "await addMessageNotice(transaction, 'closing', { ...key, messageId }, clock.now());",
      replace: 'undefined;',
      promise: 'a player whom an operator excludes gets the e-mail of an own exclusion',
    },
    {
      file: `${desk}/exclude-player.ts`,
      find: "traits['limits.exclusionScope']",
      replace: "traits['limits.exclusionScope'] && 'brand'",
      promise: 'an exclusion by an operator is for the brands of an own one',
    },
    {
      file: `${desk}/exclude-player.ts`,
      find: 'other.person_keys && mine.person_keys',
      replace: 'false',
      promise: 'an operator who excludes a player reads which accounts of the person stay open',
    },
    {
      file: `${desk}/exclude-player.ts`,
      find: 'and not is_self_excluded(other.site_id, other.id)',
      replace: '',
      promise: 'what is excluded is not among the accounts that stay open',
    },
    {
      file: `${desk}/exclude-player.ts`,
      find: 'await record(transaction.client, operator, row);',
      replace: '',
      promise: 'only who may exclude does, with a row of the trail',
    },
  ].map((row) => ({ ...row, tests: ofExclusion })),
  ...[
    {
      file: `${desk}/correct-player.ts`,
      find: 'if (first === operator.name)',
      replace: 'if (false)',
      promise: 'nobody corrects a player alone',
    },
    {
      file: `${desk}/correct-player.ts`,
      find: 'latest.surname === wanted.surname &&',
      replace: '',
      promise: 'both operators give the same values',
    },
    {
      file: `${desk}/correct-player.ts`,
      find: 'latest.oldName === old.oldName &&',
      replace: '',
      promise: 'a correction counts only while the player is as before',
    },
    {
      file: `${desk}/correct-player.ts`,
      find: '    await requireViewed(transaction, operator, siteId, [shown]);\n',
      replace: '',
      promise: 'both operators have viewed the document',
    },
    {
      file: `${desk}/correct-player.ts`,
      find: '    row.state !== documentState.rejected &&\n',
      replace: '',
      promise: 'a rejected document corrects nothing',
    },
    {
      file: `${desk}/correct-player.ts`,
      find: '&& shown.state === documentState.accepted',
      replace: '',
      promise: 'an identity stays verified only by the document that it was verified by',
    },
    {
      file: `${desk}/correct-player.ts`,
      find: '(await isOperator({ sql }, latest.operator)) ? latest.operator',
      replace: 'true ? latest.operator',
      promise: 'what a removed operator has asked for does not count',
    },
  ].map((row) => ({ ...row, tests: ofCorrection })),
];
