import type { Change } from '../change.ts';

const deactivate = 'packages/services/src/limits/deactivate-account.ts';
const close = 'packages/services/src/limits/close-account.ts';
const closingMessage = 'packages/services/src/limits/closing-message.ts';
const elsewhere = 'packages/db/migrations/0156-exclusions-elsewhere.sql';

/** Accounts that their players close: what ends at once, and what a restricted session may still call. */
export const closingChanges: readonly Change[] = [
  {
    file: close,
    find: "'excluded', clock.now()) });",
    replace: "'blocked', clock.now()) });",
    promise: 'a session names the exclusion as the reason of its end',
  },
  {
    file: close,
    find: "await endSessions(transaction, key, 'excluded', clock.now())",
    replace: '[]',
    promise: 'every session ends with the exclusion',
  },
  {
    file: close,
    find: "if (status === 'repeated') return { endsAt, isRepeat: true };",
    replace: '',
    promise: 'a repeat ends no session',
  },
  {
    file: closingMessage,
    find: 'code <= LAST_BREAK',
    replace: 'code < LAST_BREAK',
    promise: 'the notice of a break says that the account opens by itself',
  },
  {
    file: closingMessage,
    find: 'facts: { until: endsAt.toISOString() } }',
    replace: 'facts: { until: now.toISOString() } }',
    promise: 'the message about a closed account says until when',
  },
  {
    file: close,
    find: "if (status === 'refused') throw",
    replace: 'if (false) throw',
    promise: 'a shorter exclusion is refused with the end',
  },
  {
    file: deactivate,
    find: "brand.traits['limits.exclusionScope']",
    replace: "'brand'",
    promise: 'an exclusion has the scope of the brand',
  },
  {
    file: close,
    find: 'for (const apply of exclusionEffects) await apply',
    replace: 'for (const apply of exclusionEffects) void apply',
    promise: 'running bonuses freeze in the transaction or nothing is closed',
  },
  {
    file: close,
    find: "publishEnds(services, owner, ended, 'excluded');",
    replace: 'publishEnds(services, owner, ended);',
    promise: 'open pages learn why they were signed out',
  },
  {
    file: close,
    find: "scope === 'operator' ? await",
    replace: "scope === 'brand' ? await",
    promise: 'an exclusion for all brands closes the accounts there',
  },
  {
    file: elsewhere,
    find: 'own.phone_verified_at is not null and other.phone_verified_at is not null',
    replace: 'own.phone_verified_at is not null',
    promise: 'a phone number that was only typed closes nothing',
  },
  {
    file: elsewhere,
    find: ' and other.birth_date = own.birth_date',
    replace: '',
    promise: 'a phone number that was assigned again closes nothing',
  },
  {
    file: elsewhere,
    find: 'own.identity_verified_at is not null and other.identity_verified_at is not null',
    replace: 'own.identity_verified_at is not null',
    promise: 'an identity number that was only typed closes nothing',
  },
  {
    file: elsewhere,
    find: 'exclusion e where e.site_id = p_site and e.player_id = p_player and e.ends_at >= v_from.ends_at',
    replace: 'exclusion e where false',
    promise: 'an account that is closed for longer is not closed again',
  },
  {
    file: elsewhere,
    find: "case when v_from.code >= 4 then 'infinity' else v_from.ends_at end",
    replace: 'v_from.ends_at',
    promise: 'a self-exclusion from another brand does not end by itself',
  },
  {
    file: 'packages/services/src/limits/read-closing.ts',
    find: '        isNull(session.revokedAt),\n',
    replace: '',
    promise: 'only live sessions are counted',
  },
  {
    file: 'packages/services/src/limits/request-return.ts',
    find: "if (!opensAt) throw new CallError('conflict', { message: 'return_refused' });",
    replace: 'if (!opensAt) return new Date(0);',
    promise: 'a return that cannot be asked for is refused',
  },
  {
    file: 'packages/services/src/auth/read-user.ts',
    find: 'closing ? 1 : 0',
    replace: '0',
    promise: 'a profile says that the account is closed',
  },
  {
    file: 'apps/server/src/calls/create-context.ts',
    find: 'player.isClosed && isRefusedWhileClosed(calls[key])',
    replace: 'false',
    promise: 'a restricted session can call nothing that is not left open',
  },
  {
    file: 'packages/contract/src/call.ts',
    find: "whileClosed !== 'open'",
    replace: "whileClosed === 'open'",
    promise: 'calls are refused unless the contract leaves them open',
  },
  {
    file: 'packages/db/migrations/0075-closing-an-account.sql',
    find: 'and a.kind = 1 and a.closed_until > limit_clock()\n  );',
    replace: 'and a.kind = 1 and a.closed_until is not null\n  );',
    promise: 'a session is no longer restricted when the account opens',
  },
  {
    file: 'apps/server/src/events/player-streams.ts',
    find: 'signOut(stream, event.reason)',
    replace: 'signOut(stream)',
    promise: 'a page that hears of the end learns the reason',
  },
  {
    file: 'apps/server/src/events/player-streams.ts',
    find: 'signOut(stream, ended.get(player.sessionId))',
    replace: 'signOut(stream)',
    promise: 'a page that missed the end learns the reason later',
  },
  {
    file: 'packages/services/src/auth/find-ended-sessions.ts',
    find: 'session.end_reason as reason',
    replace: 'null as reason',
    promise: 'the reason of an end is found with it',
  },
].map((row) => ({
  ...row,
  tests: [
    'apps/server/src/routes/limits/closing',
    'apps/server/src/calls/closed-account',
    'apps/server/src/events/closed',
    'apps/server/src/events/player-streams',
    'packages/services/src/limits/deactivate',
  ],
}));
