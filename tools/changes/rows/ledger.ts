import type { Change } from '../change.ts';

const src = 'packages/ledger/src';
const commands = `${src}/commands.ts`;
const fingerprint = `${src}/fingerprint.ts`;
const postings = `${src}/posting-rules.ts`;
const batcher = `${src}/create-batcher.ts`;
const alarm = `${src}/alarm.ts`;
const outcomes = `${src}/outcomes.ts`;

const ranges = [`${src}/commands`];
const rules = [`${src}/posting-rules`];
const batches = [`${src}/create-batcher`];
const alarms = [`${src}/alarm`];
const ofStore = ['packages/db/src/ledger-store'];

/** What can be booked, and how bookings are told apart, gathered and watched. */
export const ledgerChanges: readonly Change[] = [
  {
    file: commands,
    find: 'value.length > MAX_KEY_LENGTH',
    replace: 'value.length >= MAX_KEY_LENGTH',
    promise: 'an id of exactly 64 characters is accepted',
    tests: ranges,
  },
  {
    file: commands,
    find: 'value.length === 0 || ',
    replace: '',
    promise: 'an id is never empty',
    tests: ranges,
  },
  {
    file: commands,
    find: "|| value.includes('\\0')",
    replace: '',
    promise: 'an id that no column can hold is refused',
    tests: ranges,
  },
  {
    file: commands,
    find: 'amountMinor > MAX_BOOKING_MINOR',
    replace: 'amountMinor >= MAX_BOOKING_MINOR',
    promise: 'the largest amount is booked',
    tests: ranges,
  },
  {
    file: commands,
    find: 'amountMinor < min || ',
    replace: '',
    promise: 'no negative amount is booked',
    tests: ranges,
  },
  {
    file: commands,
    find: "command.kind === 'bet' && command.play === 'freeRound' ? 0n : 1n",
    replace: "command.kind === 'bet' ? 0n : 1n",
    promise: 'only a free round stakes nothing',
    tests: ranges,
  },
  {
    file: commands,
    find: 'if (command.amountMinor !== undefined) checkAmount(command.amountMinor, 0n);',
    replace: '',
    promise: 'a rollback names an amount that a bet can have',
    tests: ranges,
  },
  {
    file: commands,
    find: "if (command.betTx !== null) checkKeyPart('betTx', command.betTx);",
    replace: '',
    promise: 'a win names a bet that can be there',
    tests: ranges,
  },
  {
    file: fingerprint,
    find: '        command.play,\n        ...(command.isFreeBet',
    replace: '        ...(command.isFreeBet',
    promise: 'a bet repeated as a free round is a mismatch',
    tests: rules,
  },
  {
    file: fingerprint,
    find: "command.isBetInferred ? '' : (command.betTx ?? ''),",
    replace: '',
    promise: 'a win repeated for another bet is a mismatch',
    tests: rules,
  },
  {
    file: fingerprint,
    find: "command.currency ?? '',\n        command.gameId ?? '',",
    replace: "command.gameId ?? '',",
    promise: 'a rollback repeated in another currency is a mismatch',
    tests: rules,
  },
  {
    file: fingerprint,
    find: "'\\u001F'",
    replace: "''",
    promise: 'two different bookings never have the same content',
    tests: rules,
  },
  {
    file: fingerprint,
    find: 'command.currency, from, to]',
    replace: 'command.currency]',
    promise: 'a movement repeated to another account is a mismatch',
    tests: rules,
  },
  {
    file: postings,
    find: "accountKinds.filter((kind) => kind !== 'held')",
    replace: 'accountKinds',
    promise: 'money that is held for a withdrawal is not transferred away',
    tests: rules,
  },
  {
    file: postings,
    find: ' || debit === credit',
    replace: '',
    promise: 'money moves between two different accounts',
    tests: rules,
  },
  {
    file: postings,
    find: 'side === undefined || another !== undefined',
    replace: 'side === undefined',
    promise: 'a movement with a choice must say where the money goes',
    tests: rules,
  },
  {
    file: postings,
    find: "withdrawSettle: { from: ['held'],",
    replace: "withdrawSettle: { from: ['main'],",
    promise: 'a settled withdrawal uses the money that was held for it',
    tests: rules,
  },
  {
    file: batcher,
    find: 'if (this.#behind.has(owner)) {',
    replace: 'if (owner < 0) {',
    promise: 'the bookings of a player are made one after the other, and never twice in a batch',
    tests: batches,
  },
  {
    file: batcher,
    find: 'this.#shared.splice(0, this.#maxItems)',
    replace: 'this.#shared.splice(0)',
    promise: 'a batch is not larger than its limit',
    tests: batches,
  },
  {
    file: batcher,
    find: 'reject(error);\n      if (this',
    replace: 'if (this',
    promise: 'a caller hears of a booking that failed',
    tests: batches,
  },
  {
    file: batcher,
    find: 'this.#singles < this.#maxSingles',
    replace: 'this.#singles >= 0',
    promise: 'bookings of one kind do not take all connections',
    tests: batches,
  },
  {
    file: batcher,
    find: 'this.#isBatchRunning = false;\n    this.#work();',
    replace: 'this.#isBatchRunning = false;',
    promise: 'the last few items after a batch are handled as well',
    tests: batches,
  },
  {
    file: batcher,
    find: 'this.#singles -= 1;\n    this.#pass(owner);\n    this.#work();',
    replace: 'this.#singles -= 1;\n    this.#pass(owner);',
    promise: 'an item that waits for its turn gets one',
    tests: batches,
  },
  {
    file: batcher,
    find: '      this.#options.onBatchFailure?.(error);\n',
    replace: '',
    promise: 'operators hear of a batch that failed',
    tests: batches,
  },
  {
    file: batcher,
    find: 'if (result === undefined) {',
    replace: 'if (place >= 0) {',
    promise: 'an item that a batch has handled is not handled again',
    tests: batches,
  },
  {
    file: batcher,
    find: '      giveUp(waiting);\n      this.#pass(waiting.owner);',
    replace: '      giveUp(waiting);',
    promise: 'a player whose booking was given up can book again',
    tests: batches,
  },
  {
    file: batcher,
    find: 'const isAlone = this.#troubled.has(waiting.owner) || ',
    replace: 'const isAlone = ',
    promise: 'a player whose row is locked does not hold up one batch after the other',
    tests: batches,
  },
  {
    file: batcher,
    find: 'behind.filter(isLate).forEach(giveUp);',
    replace: '',
    promise: 'a booking that waits for another one of its player is answered in time',
    tests: batches,
  },
  {
    file: alarm,
    find: 'command.amountMinor > MAX_AMOUNT_MINOR',
    replace: 'command.amountMinor >= MAX_AMOUNT_MINOR',
    promise: 'a win of exactly the largest amount raises no alarm',
    tests: alarms,
  },
  {
    file: alarm,
    find: ' && !replayed',
    replace: '',
    promise: 'a repeated win raises no second alarm',
    tests: alarms,
  },
  {
    file: alarm,
    find: "if (status === 'balanceLimit') return 'balanceLimit';",
    replace: '',
    promise: 'a balance overflow raises an alarm',
    tests: alarms,
  },
  {
    file: alarm,
    find: "if (error instanceof AmountOutOfRange) onAlarm({ reason: 'amount', command });",
    replace: '',
    promise: 'an operator hears of an amount that cannot be booked',
    tests: alarms,
  },
  {
    file: outcomes,
    find: "23: 'betSettled',\n  24: 'betCancelled',",
    replace: "23: 'betCancelled',\n  24: 'betSettled',",
    promise: 'a settled bet and a rolled back one are distinguished',
    tests: ofStore,
  },
  {
    file: outcomes,
    find: 'sessionExpired: 5,\n  limit: 6,',
    replace: 'sessionExpired: 6,\n  limit: 5,',
    promise: 'a bet is refused for the reason that the caller gives',
    tests: ofStore,
  },
  {
    file: `${src}/prove-balances.ts`,
    find: 'if (breaks.length > 0) throw new LedgerProofError(breaks);',
    replace: '',
    promise: 'a proof that finds a contradiction fails',
    tests: ['packages/db/src/ledger-proof'],
  },
];
