import type { Change } from '../change.ts';

const money = 'packages/services/src/money';
const marks = [`${money}/decisions/payment-marks`];
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
    find: 'stops && clearedBy === name',
    replace: "stops && clearedBy === ''",
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
    find: "  if (rowCount === 0) throw new CallError('alarm_link_invalid');\n",
    replace: '',
    promise: 'a link that stops a withdrawal works once',
    tests: stops,
  },
];
