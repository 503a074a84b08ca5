import type { Change } from '../change.ts';

const src = 'packages/providers/src';
const studio = `${src}/sandbox-studio`;
const gateway = `${src}/sandbox-gateway`;
const quick = `${src}/sandbox-quick`;

const messages = [`${studio}/parse-message`];
const launches = [`${studio}/launch-address`];
const payments = [`${gateway}/gateway`];
const quickMessages = [`${src}/wire/decimal-amount`];
const deposits = ['apps/server/src/routes/money/deposit.db'];
const wallets = ['apps/server/src/callbacks/wallet-conformance'];
const amounts = ['apps/server/src/callbacks/wallet-amounts'];
const quickGames = ['apps/sandbox/src/quick', ...wallets];

/** What each provider says in its own words. */
export const dialectChanges: readonly Change[] = [
  {
    file: `${studio}/parse-message.ts`,
    find: "kind === 'free_round' || amount > 0n",
    replace: 'amount >= 0n',
    promise: 'only a free round stakes nothing',
    tests: messages,
  },
  {
    file: `${studio}/parse-message.ts`,
    find: 'betTx !== null || ROUNDLESS_WINS.includes(kind)',
    replace: 'betTx !== null || kind !== null',
    promise: 'an ordinary win names its bet',
    tests: messages,
  },
  {
    file: `${studio}/parse-message.ts`,
    find: 'const bookable = amountMinor(0n, MAX_BOOKING_MINOR);',
    replace: 'const bookable = amountMinor(0n, MAX_AMOUNT_MINOR);',
    promise: 'a win above the largest stake is paid',
    tests: [...messages, ...amounts],
  },
  {
    file: `${studio}/replies.ts`,
    find: 'BET_UNKNOWN: {\n    final: false,',
    replace: 'BET_UNKNOWN: {\n    final: true,',
    promise: 'a studio sends a win again whose bet has not arrived',
    tests: [`${studio}/replies`],
  },
  {
    file: `${studio}/launch-address.ts`,
    find: 'if (key === null || !isSameText(signature, signQuery(query, key))) {',
    replace: 'if (key === null) {',
    promise: 'the address of a game cannot be changed',
    tests: launches,
  },
  {
    file: `${studio}/launch-address.ts`,
    find: 'return { ok: true, value: { ...ticket, key, token: null } };',
    replace: 'return { ok: true, value: { ...ticket, key, token } };',
    promise: 'a game for play money has no wallet',
    tests: launches,
  },
  {
    file: `${studio}/wallet-dialect.ts`,
    find: 'check.key.party !== party || !isWalletCall(call)',
    replace: '!isWalletCall(call)',
    promise: 'another provider’s key opens no wallet of the studio',
    tests: wallets,
  },
  {
    file: `${studio}/wallet-dialect.ts`,
    find: "const goneOutcomes: readonly WalletOutcome[] = ['cancelled', 'betDeclined'];",
    replace: "const goneOutcomes: readonly WalletOutcome[] = ['cancelled'];",
    promise: 'a rollback of a refused bet is done',
    tests: wallets,
  },
  {
    file: `${studio}/wallet-dialect.ts`,
    find: "jsonReply({ status: 'UNDECIDED' }, 503)",
    replace: "jsonReply({ status: 'UNDECIDED' })",
    promise: 'a studio asks again for what is not decided',
    tests: [...wallets, ...amounts],
  },
  {
    file: `${gateway}/notice-dialect.ts`,
    find: "if (check.key.party !== GATEWAY_PARTY)\n        return refuseSignature({ reason: 'unknownKey', retryable: false });",
    replace: '',
    promise: 'another provider’s key decides no deposit',
    tests: deposits,
  },
  {
    file: `${gateway}/notice-dialect.ts`,
    find: "jsonReply({ status: 'UNDECIDED' }, 503)",
    replace: "jsonReply({ status: 'UNDECIDED' })",
    promise: 'a gateway sends a notice again that is not decided',
    tests: deposits,
  },
  {
    file: `${gateway}/notice-dialect.ts`,
    find: "mismatch: 'MISMATCH'",
    replace: "mismatch: 'OK'",
    promise: 'a gateway hears that its notice contradicts our books',
    tests: deposits,
  },
  {
    file: `${gateway}/payment-message.ts`,
    find: 'amount: amountMinor(1n, MAX_AMOUNT_MINOR),',
    replace: 'amount: amountMinor(1n),',
    promise: 'no payment is larger than the largest amount',
    tests: payments,
  },
  {
    file: `${quick}/form-hash.ts`,
    find: 'given.length === right.length && timingSafeEqual(given, right) ?',
    replace: 'given.length === right.length ?',
    promise: 'a form with a made-up hash is refused',
    tests: quickGames,
  },
  {
    file: `${quick}/form-hash.ts`,
    find: 'key === null || new Set(entries.map(([name]) => name)).size < entries.length',
    replace: 'key === null',
    promise: 'a form that says a thing twice is refused',
    tests: quickGames,
  },
  {
    file: `${quick}/wallet-dialect.ts`,
    find: 'form?.key.party !== QUICK_PARTY',
    replace: 'form === null',
    promise: 'another provider’s key opens no wallet of the quick games',
    tests: quickGames,
  },
  {
    file: `${quick}/wallet-dialect.ts`,
    find: 'betUnknown: quickErrors.retry,',
    replace: 'betUnknown: quickErrors.final,',
    promise: 'a result that overtakes its bet is sent again',
    tests: quickGames,
  },
  {
    file: `${quick}/wallet-dialect.ts`,
    find: '...(amount !== undefined && { amountMinor: amount }),',
    replace: '',
    promise: 'a refund of another amount than its bet is refused',
    tests: quickGames,
  },
  {
    file: `${quick}/wallet-dialect.ts`,
    find: "reply({ error: quickErrors.retry, description: 'try again' })",
    replace: "reply({ error: quickErrors.final, description: 'try again' })",
    promise: 'a quick game asks again for what is not decided',
    tests: quickGames,
  },
  {
    file: `${src}/wire/decimal-amount.ts`,
    find: "BigInt(cents.padEnd(2, '0'))",
    replace: "BigInt(cents.padStart(2, '0'))",
    promise: 'an amount of 10.5 is ten and a half',
    tests: quickMessages,
  },
  {
    file: `${src}/wire/decimal-amount.ts`,
    find: "String(amountMinor % 100n).padStart(2, '0')",
    replace: "String(amountMinor % 100n).padEnd(2, '0')",
    promise: 'a balance with five cents is not one with fifty',
    tests: quickMessages,
  },
  {
    file: `${src}/sandbox-feeds/define.ts`,
    find: ' && !/[\\s;,]/.test(text)',
    replace: '',
    promise: 'the address of the live tables adds nothing to the content policy',
    tests: [`${src}/registry`, 'apps/server/src/pages/content-policy'],
  },
  {
    file: `${src}/sandbox-feeds/fetch-feed.ts`,
    find: "answer.status === 200 ? answer.body : ''",
    replace: 'answer.body',
    promise: 'a feed that reports a failure is not shown',
    tests: [`${src}/sandbox-feeds`],
  },
  {
    file: `${src}/sandbox-poker/poker-room.ts`,
    find: "if (answer.status === NO_USER) throw new PokerUserMissing('the player has no name at the room');",
    replace: '',
    promise: 'a player without a name at the poker room must choose one',
    tests: ['apps/sandbox/src/poker', 'apps/server/src/routes/play/poker'],
  },
  {
    file: 'apps/sandbox/src/quick/quick-runner.ts',
    find: "winMinor > 0 ? 'showing' : 'settling'",
    replace: "'settling'",
    promise: 'no balance has the win of a quick game before the game has shown it',
    tests: quickGames,
  },
];
