import type { Change } from '../change.ts';

const money = 'packages/services/src/money';
const marks = [`${money}/decisions/payment-marks`];
const book = [`${money}/destinations/payout-book`];
const stops = [`${money}/destinations/stop-payouts`];

/** Whose money it is, and how its owner stops it. */
export const moneyExitChanges: readonly Change[] = [
  {
    file: 'packages/contract/src/person-names.ts',
    find: "hasGiven && fullFamily ? 'near' : 'other'",
    replace: "hasGiven || fullFamily ? 'near' : 'other'",
    promise: 'a namesake and a relative are somebody else',
    tests: ['packages/contract/src/person-names'],
  },
  {
    file: `${money}/find-obstacle.ts`,
    find: 'payer ?? payerOf(row)',
    replace: 'payerOf(row)',
    promise: 'the gateway knows better than the form who paid',
    tests: [`${money}/credit-obstacles`],
  },
  {
    file: `${money}/decisions/payment-marks.ts`,
    find: 'one.mark === mark && one.evidence === evidence',
    replace: 'one.mark === mark',
    promise: 'a mark is cleared of the evidence that somebody has looked at',
    tests: marks,
  },
  {
    file: `${money}/decisions/payment-marks.ts`,
    find: 'if (clearers.includes(operator.name))',
    replace: "if (clearers.includes(''))",
    promise: 'who clears a mark does not approve the payment',
    tests: marks,
  },
  {
    file: 'packages/db/migrations/0233-destinations.sql',
    find: 't.kind = 2 and t.status in (0, 1, 3)',
    replace: 't.kind = 2 and t.status in (0, 1, 2, 3)',
    promise: 'a refused withdrawal says nothing about a destination',
    tests: marks,
  },
  {
    file: `${money}/take-back.ts`,
    find: "  if (isFinal) return 'locked';\n",
    replace: '',
    promise: 'a withdrawal that its player has locked is not taken back',
    tests: [`${money}/take-back`],
  },
  {
    file: 'packages/db/migrations/0235-stopped-payouts.sql',
    find: '        and t.change_reason is null\n',
    replace: '',
    promise: 'a withdrawal that was stopped was not taken back',
    tests: stops,
  },
  {
    file: `${money}/destinations/stop-payouts.ts`,
    find: '  await requireStrongProof(context, transaction);\n',
    replace: '',
    promise: 'after a stop no money leaves before a proof',
    tests: stops,
  },
  {
    file: `${money}/destinations/stop-payouts.ts`,
    find: "    if (links === 0) throw new CallError('alarm_link_invalid');\n",
    replace: '',
    promise: 'a link that stops a withdrawal works once',
    tests: stops,
  },
  {
    file: `${money}/destinations/stop-payouts.ts`,
    find: "    if (!(await isWithdrawal(transaction, alarm))) throw new CallError('data_not_found');\n",
    replace: '',
    promise: 'a player stops withdrawals of the own account only',
    tests: stops,
  },
  {
    file: `${money}/decisions/operators.ts`,
    find: '    or(isNull(removedAt), gt(removedAt, new Date(now.getTime() - REMOVED_MS))),\n',
    replace: '    isNull(removedAt),\n',
    promise: 'who removes the only other confirmer does not confirm alone',
    tests: ['packages/services/src/money/decisions/enrolment.db.test.ts'],
  },
  {
    file: `${money}/destinations/payout-target.ts`,
    find: '        sql`not is_removed_destination(${siteId}::integer, ${playerId}::bigint, ${target}, ${createdAt})`,\n',
    replace: '',
    promise: 'a removed destination is a new one',
    tests: book,
  },
  {
    file: 'packages/db/migrations/0236-saved-destinations.sql',
    find: 'd.removed_at >= p_requested',
    replace: 'd.removed_at is not null',
    promise: 'a removed destination is known again once it has been paid again',
    tests: book,
  },
  {
    file: 'packages/db/migrations/0236-saved-destinations.sql',
    find: 'l.ends_at is null or l.ends_at > p_at',
    replace: 'l.ends_at is null',
    promise: 'the lock of the book stays on for a day after it was opened',
    tests: book,
  },
  {
    file: `${money}/request-withdrawal.ts`,
    find: '    await requireInBook(context, transaction, form, facts);\n',
    replace: '',
    promise: 'of a locked book money goes only where it has arrived before',
    tests: book,
  },
  {
    file: `${money}/destinations/book-lock.ts`,
    find: '    await requireStrongProof(context, transaction);\n',
    replace: '',
    promise: 'the lock of the book is opened with a strong proof',
    tests: book,
  },
  {
    file: `${money}/destinations/book-lock.ts`,
    find: '    if (lock?.endsAt !== null) return;\n',
    replace: '    if (lock === undefined) return;\n',
    promise: 'the lock of the book ends when its player was promised',
    tests: book,
  },
  {
    file: `${money}/destinations/book-lock.ts`,
    find: 'ways.filter(({ account }) => account !== null)',
    replace: 'ways',
    promise: 'a way to any account is none around the lock of the book',
    tests: book,
  },
  {
    file: `${money}/destinations/payout-book.ts`,
    find: 'and t.kind = 2 and t.status in (0, 1, 3)\n     ), newest',
    replace: 'and t.kind = 2\n     ), newest',
    promise: 'the book has no destination of a refused withdrawal',
    tests: book,
  },
  {
    file: `${money}/destinations/fill-from-book.ts`,
    find: 't.site_id = $1 and t.player_id = $2 and t.id = $3',
    replace: '$2::bigint > 0 and t.site_id = $1 and t.id = $3',
    promise: 'nobody pays to a destination of the book of another',
    tests: book,
  },
];
