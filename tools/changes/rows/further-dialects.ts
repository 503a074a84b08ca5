import type { Change } from '../change.ts';

const src = 'packages/providers/src';
const form = `${src}/form-hash`;
const batch = `${src}/action-batch`;
const rsa = `${src}/rsa-json`;

const settings = [`${src}/dialect-settings`];

/** The dialects of studios: RSA-signed JSON, batched actions, hashed forms. */
export const furtherDialectChanges: readonly Change[] = [
  {
    file: `${form}/form-hash.ts`,
    find: 'new Set(entries.map(([name]) => name)).size < entries.length',
    replace: 'entries.length === 0',
    promise: 'a form that says a thing twice is refused',
    tests: [`${form}/form-hash`],
  },
  {
    file: `${form}/form-hash.ts`,
    find: "name !== 'hash' && value !== ''",
    replace: "name !== 'hash'",
    promise: 'empty fields are not part of the hash',
    tests: [`${form}/form-hash`],
  },
  {
    file: `${form}/wallet-dialect.ts`,
    find: 'betUnknown: formErrors.retry,',
    replace: 'betUnknown: formErrors.final,',
    promise: 'a result that overtakes its bet is sent again',
    tests: settings,
  },
  {
    file: `${form}/translate.ts`,
    find: "kind: 'reverseWin', playerId, tx: reference, winTx: null, roundId, amountMinor: -amount",
    replace: "kind: 'reverseWin', playerId, tx: reference, winTx: null, roundId, amountMinor: 0n",
    promise: 'an adjustment below zero takes back its amount',
    tests: settings,
  },
  {
    file: `${batch}/wallet-dialect.ts`,
    find: 'return isSigned ? siteId : undefined;',
    replace: 'return siteId;',
    promise: 'an unsigned batch is refused',
    tests: settings,
  },
  {
    file: `${batch}/wallet-dialect.ts`,
    find: "if (outcome === 'playerUnknown') return batchErrors.unknownTarget;",
    replace: '',
    promise: "a rollback of another brand's player is an unknown transaction",
    tests: settings,
  },
  {
    file: `${batch}/wallet-dialect.ts`,
    find: 'isLateBet && isOnlyAction &&',
    replace: 'isLateBet &&',
    promise: 'a bet that is undone with a late one is not reported as booked',
    tests: settings,
  },
  {
    file: `${batch}/messages.ts`,
    find: 'amount: amountMinor(1n, MAX_AMOUNT_MINOR)',
    replace: 'amount: amountMinor(0n, MAX_AMOUNT_MINOR)',
    promise: 'a bet of nothing is refused',
    tests: settings,
  },
  {
    file: `${rsa}/messages.ts`,
    find: '.refine((units) => units % UNITS_PER_MINOR === 0n, { error: `a multiple of ${UNITS_PER_MINOR}` })',
    replace: '',
    promise: 'a part of the smallest unit is refused',
    tests: settings,
  },
  {
    file: `${rsa}/statuses.ts`,
    find: "if (outcome === 'cancelled' || outcome === 'playerUnknown') return words.betUnknown;",
    replace: '',
    promise: 'a rollback of an unknown bet says so',
    tests: [rsa],
  },
  {
    file: `${rsa}/wallet-dialect.ts`,
    find: 'siteId === undefined || call === undefined || !isSigned',
    replace: 'siteId === undefined || call === undefined',
    promise: 'an unsigned call is refused',
    tests: settings,
  },
  {
    file: `${src}/brand-secrets.ts`,
    find: 'bySite.set(Number(site), [...known, secret]);',
    replace: 'bySite.set(Number(site), [secret]);',
    promise: 'both secrets of a rotation are live',
    tests: [`${src}/brand-secrets`],
  },
  {
    file: `${src}/wire/raw-json.ts`,
    find: "    if (typeof value === 'string') return value.replaceAll(MARK, '');\n",
    replace: '',
    promise: 'a text of a request is not taken for an amount in the reply',
    tests: [`${src}/wire/raw-json`],
  },
  {
    file: `${rsa}/wallet-dialect.ts`,
    find: "{ play: 'freeRound', amountMinor: 0n }",
    replace: "{ play: 'freeRound' }",
    promise: 'a free round is not charged',
    tests: [rsa],
  },
  {
    file: `${rsa}/wallet-dialect.ts`,
    find: "const status = statuses.find((word) => word !== 'RS_OK') ?? 'RS_OK';",
    replace: "const status = statuses.at(-1) ?? 'RS_OK';",
    promise: 'a rollback of an unknown bet says so, also if it ends its round',
    tests: [rsa],
  },
  {
    file: `${form}/wallet-dialect.ts`,
    find: 'betDeclined: formErrors.final,',
    replace: 'betDeclined: formErrors.retry,',
    promise: 'an adjustment of more than is left is not repeated',
    tests: settings,
  },
];
