import type { Change } from '../change.ts';

const play = 'packages/services/src/play';
const sessions = 'packages/db/migrations/0078-play-sessions.sql';
const playSessionDb = ['packages/db/src/play-sessions'];
const playSession = ['apps/server/src/routes/play/play-session'];

/** Play sessions: when they start and end, their reality checks, and the page at which the player plays. */
export const playSessionChanges: readonly Change[] = [
  {
    file: 'apps/web/src/call/player-balance.ts',
    find: 'if (!isHeld || !known) return;',
    replace: 'if (!known) return;',
    promise: 'a game lowers the shown balance only while its round runs',
    tests: ['apps/web/src/call/player-balance'],
  },
  {
    file: `${play}/describe-play-session.ts`,
    find: 'checkedAt.getTime() + every * MINUTE_MS',
    replace: 'now.getTime() + every * MINUTE_MS',
    promise: 'a reality check is due an interval after the last one, whatever is read meanwhile',
    tests: playSession,
  },
  {
    file: `${play}/describe-play-session.ts`,
    find: 'player.id, startedAt)',
    replace: 'player.id, checkedAt)',
    promise: 'bets and wins are those of the whole play session',
    tests: playSession,
  },
  {
    file: sessions,
    find: "where gap.length > interval '10 minutes'",
    replace: "where gap.length > interval '11 minutes'",
    promise: 'a pause of ten minutes ends a play session',
    tests: playSessionDb,
  },
  {
    file: sessions,
    find: '        and g.type = 1 and g.created_at > v_session.active_at and g.created_at < v_now\n',
    replace: '        and false\n',
    promise: 'bets extend a play session without a page',
    tests: playSessionDb,
  },
  {
    file: sessions,
    find: 'v_session.started_at := least(v_session.started_at, v_now);',
    replace: '',
    promise: 'a play session never starts in the future',
    tests: playSession,
  },
  {
    file: sessions,
    find: 's.player_id = p_player for update;',
    replace: 's.player_id = p_player;',
    promise: 'a reality check moves on once, from however many tabs',
    tests: playSessionDb,
  },
  {
    file: sessions,
    find: 'v_is_due := coalesce(v_session.checked_at + p_every <= v_now, false);',
    replace: 'v_is_due := p_every is not null;',
    promise: 'a reality check moves on only if it is due',
    tests: playSession,
  },
  {
    file: sessions,
    find: " or v_session.page_at <= now - interval '1 minute'",
    replace: '',
    promise: 'a page that was not heard from for a minute does not hold back another one',
    tests: playSession,
  },
  {
    file: sessions,
    find: 'v_is_here := p_moves or ',
    replace: 'v_is_here := ',
    promise: 'the player may choose the page at which to play',
    tests: playSession,
  },
  {
    file: `${play}/describe-play-session.ts`,
    find: 'wonMinor + inPlayMinor - stakedMinor',
    replace: 'stakedMinor - wonMinor - inPlayMinor',
    promise: 'the net result is negative for a player who has lost',
    tests: playSession,
  },
  {
    file: `${play}/keep-play-session.ts`,
    find: 'gameId === null ? brand.options.poker : findPlayed(games, gameId)',
    replace: 'gameId === null || findPlayed(games, gameId)',
    promise: 'a brand without poker has no play session at it',
    tests: playSession,
  },
  {
    file: 'packages/db/src/play-sessions.ts',
    find: 'row.elsewhere === POKER_ROOM ? null : (row.elsewhere ?? undefined)',
    replace: 'row.elsewhere || undefined',
    promise: 'a game waits while the player is at the poker room',
    tests: playSession,
  },
  {
    file: `${play}/keep-play-session.ts`,
    find: "  if (!isKnown) throw invalidFields({ game_id: { message: 'data_not_found' } });\n",
    replace: '',
    promise: 'an unknown game starts no play session',
    tests: playSession,
  },
  {
    file: `${play}/keep-play-session.ts`,
    find: "  if (moves && !beside) wakeups.publish(key, { kind: 'play' });\n",
    replace: '',
    promise: 'the page before is notified at once that play has moved',
    tests: playSession,
  },
  {
    file: `${play}/acknowledge-reality-check.ts`,
    find: "  if (choice !== 'continue') await leavePlayPage(database.pool, key);\n",
    replace: '',
    promise: 'another page may play once a choice has left this one',
    tests: playSession,
  },
  {
    file: `${play}/acknowledge-reality-check.ts`,
    find: "  if (state.acknowledged) wakeups.publish(key, { kind: 'play' });\n",
    replace: '',
    promise: 'an acknowledged reality check ends in every open page',
    tests: playSession,
  },
  {
    file: `${play}/leave-play-session.ts`,
    find: '  await leavePlayPage(database.pool, { siteId: player.siteId, playerId: player.id, page });\n',
    replace: '',
    promise: 'a page that was left does not hold back another one',
    tests: playSession,
  },
  {
    file: 'apps/web/src/areas/play/session/play-session.ts',
    find: 'return leftMs !== undefined && leftMs <= 0;',
    replace: 'return leftMs !== undefined && leftMs < 0;',
    promise: 'a game in the whole window does not open while a reality check is due',
    tests: ['apps/web/src/areas/play/session/play-session.test.ts'],
  },
];
