import type { Change } from '../change.ts';

const money = 'packages/services/src/money';
const ask = `${money}/ask-gateways.ts`;
const events = 'packages/db/migrations/0094-money-in-events.sql';

const askTests = [`${money}/ask-gateways-lanes`];
const eventTests = [`${money}/payment-events`];

/** The questions to gateways that no notice has come from, and the history of what they have. */
export const gatewayRunChanges: readonly Change[] = [
  {
    file: ask,
    find: 'const size = isTakingCalls() ? ASKED_AT_ONCE : 1;',
    replace: 'const size = 50;',
    promise: 'a gateway is asked about few payments at once',
    tests: askTests,
  },
  {
    file: ask,
    find: 'if (deadline.aborted) return count;',
    replace: '',
    promise: 'a run ends before the next one starts',
    tests: askTests,
  },
  {
    file: ask,
    find: 'if (due.length > 0 && !isTakingCalls()) return count;',
    replace: '',
    promise: 'a gateway that takes no calls is tried with one payment',
    tests: askTests,
  },
  {
    file: 'packages/db/migrations/0145-steps-of-rests.sql',
    find: ' and new.returned_minor = old.returned_minor\n',
    replace: '\n',
    promise: 'what comes back in parts is in the history',
    tests: eventTests,
  },
  {
    file: events,
    find: "v_by := 'gateway';",
    replace: '',
    promise: 'the history names the gateway for what it has said',
    tests: eventTests,
  },
  {
    file: events,
    find: "new.details -> 'received' is not distinct from old.details -> 'received'",
    replace: 'true',
    promise: 'each sum that came is in the history',
    tests: eventTests,
  },
];
