import type { Change } from '../change.ts';

const limits = 'packages/services/src/limits';
const reviews = 'packages/db/migrations/0077-reviews-and-reality-checks.sql';
const trail = 'packages/db/migrations/0081-trail-of-limits.sql';
const pause = 'p_player and a.kind = 1 for update;\n  select own.every';

/** One limit, reality checks, reviews, the trail and what was played today. */
export const limitReviewChanges: readonly Change[] = [
  {
    file: 'packages/db/migrations/0080-rooms-of-limits.sql',
    find: 'case when gap between 0 and 600000 then gap else 0 end',
    replace: 'gap',
    promise: 'a pause is no play, of a player without a limit either',
    tests: ['packages/db/src/played-today'],
  },
  {
    file: 'packages/db/src/player-limits.ts',
    find: 'on d.day >= period_start(deposits.period, today)',
    replace: 'on d.day >= period_start(deposits.period, today) - 1',
    promise: 'play of another day is not today’s',
    tests: ['packages/db/src/played-today'],
  },
  ...[
    {
      find: 'create trigger limit_review_stays before update or delete on limit_review',
      replace: 'create trigger limit_review_stays before update of outcome on limit_review',
      promise: 'no review is deleted',
    },
    {
      find: pause,
      replace: pause.replace(' for update', ''),
      promise: 'concurrent choices follow one another',
    },
  ].map((row) => ({ ...row, file: reviews, tests: ['packages/db/src/limit-trail'] })),
  ...[
    {
      find: 'elsif v_from is not distinct from p_to then return;',
      replace: 'elsif false then return;',
      promise: 'the same choice again is no entry of the trail',
    },
    {
      find: 'and t.kind = 1 and t.status = 1',
      replace: 'and t.kind = 1',
      promise: 'a player is asked for a deposit limit until a deposit is approved',
    },
    {
      find: 'when reviewed.at is null\n',
      replace: 'when true\n',
      promise: 'a player who has answered is not asked again',
    },
    {
      find: "interval '6 months'",
      replace: "interval '7 months'",
      promise: 'a look at the limits is due after six months',
    },
  ].map((row) => ({ ...row, file: reviews, tests: ['apps/server/src/routes/limits/limit-trail'] })),
  ...[
    {
      find: 'order by trail.changed_at desc, trail.id desc limit p_limit',
      replace: 'order by trail.changed_at, trail.id limit p_limit',
      promise: 'the trail begins with the latest decision',
    },
    {
      find: '  if v_row.next_at > v_now then\n',
      replace: '  if false then\n',
      promise: 'a change that calls off what waits says so in the trail',
    },
    {
      find: '  if v_row.next_at > v_now then\n',
      replace: '  if v_row.next_at is not null then\n',
      promise: 'a raise that has begun is not said to be called off',
    },
    {
      find: '(trail.changed_at, trail.id) < (select',
      replace: '(trail.changed_at, trail.id) <= (select',
      promise: 'a page of the trail begins after the last one',
    },
    {
      find: '(trail.changed_at, trail.id) < (select e.changed_at, e.id',
      replace: 'trail.changed_at < (select e.changed_at',
      promise: 'no entry of the same moment is left out between two pages',
    },
  ].map((row) => ({ ...row, file: trail, tests: ['packages/db/src/limit-trail'] })),
  {
    file: `${limits}/limit-trail.ts`,
    find: 'limit: SHOWN + 1',
    replace: 'limit: SHOWN',
    promise: 'the trail can be read to its first entry',
    tests: ['apps/server/src/routes/limits/limit-trail'],
  },
  {
    file: 'packages/contract/src/limits/limits.ts',
    find: "z.enum(['1', '2']).transform((text) => (text === '1' ? 1 : 2))",
    replace: 'z.coerce.number().int().min(1).max(2).transform((type) => (type === 1 ? 1 : 2))',
    promise: 'the types of limits are 1 and 2, in no other form',
    tests: ['apps/server/src/routes/limits/limits'],
  },
  ...[
    {
      file: `${limits}/reality-check-every.ts`,
      find: 'own.every === null && !mayBeOff ? byDefault : own.every',
      replace: 'own.every',
      promise: 'reality checks are off only while the brand allows it',
    },
    {
      file: `${limits}/set-reality-check.ts`,
      find: '!choices.includes(every)',
      replace: 'every !== null && every <= 0',
      promise: 'an interval is one of those that the brand offers',
    },
  ].map((row) => ({ ...row, tests: ['apps/server/src/routes/limits/limit-trail'] })),
  ...[
    {
      file: `${limits}/parse-limit.ts`,
      find: 'Number(text) <= max',
      replace: 'Number(text) <= 44_640',
      promise: 'a limit of time is no longer than its period',
    },
    {
      file: `${limits}/parse-limit.ts`,
      find: "typeof typed === 'number' ? 'en' : language",
      replace: "'tr'",
      promise: 'an amount is read in the form of the language',
    },
    {
      file: `${limits}/set-one-limit.ts`,
      find: 'await booking.limitEffectiveAt(key, parsed.amount)',
      replace: 'context.clock.now()',
      promise: 'the reply names the moment at which a raise begins, by the database’s clock',
    },
  ].map((row) => ({ ...row, tests: ['apps/server/src/routes/limits/one-limit'] })),
  {
    file: `${limits}/publish-limits.ts`,
    find: "wakeups.publish({ siteId: player.siteId, playerId: player.id }, { kind: 'limits' });",
    replace: 'void [wakeups, player];',
    promise: 'pages in other processes learn of new limits within a second',
    tests: ['apps/server/src/callbacks/bets-at-a-limit'],
  },
];
