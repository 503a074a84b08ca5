import type { Change } from '../change.ts';

const contract = 'packages/contract/src';
const currency = 'packages/currency/src';
const calls = 'apps/server/src/calls';

const amounts = ['packages/currency'];
const addresses = [`${contract}/page-addresses`];
const abroad = [`${contract}/is-open-abroad`, `${calls}/restricted-country`];
const encoding = [`${calls}/encode-reply`];
const fields = [`${calls}/field-problems`];
const input = [`${calls}/calls.db`, 'apps/server/src/routes/auth/bad-input'];

/** What travels, and how it is read and written. */
export const contractChanges: readonly Change[] = [
  {
    file: `${currency}/parse-typed.ts`,
    find: 'whole.length > MAX_DIGITS',
    replace: 'whole.length >= MAX_DIGITS',
    promise: 'an amount of thirteen digits can be typed',
    tests: amounts,
  },
  {
    file: `${currency}/parse-typed.ts`,
    find: "decimals.padEnd(2, '0')",
    replace: "decimals.padStart(2, '0')",
    promise: 'an amount of 12,5 is twelve and a half',
    tests: amounts,
  },
  {
    file: `${currency}/parse-typed.ts`,
    find: "{ pattern: /^(\\d{1,3}(?:\\.\\d{3})+)(?:,(\\d{1,2}))?$/, group: '.' },",
    replace: '',
    promise: 'a Turkish player types points between thousands',
    tests: amounts,
  },
  {
    file: `${currency}/format-money.ts`,
    find: 'minor < 0n && minor % 100n !== 0n',
    replace: 'minor < 0n',
    promise: 'a whole negative amount is not rounded down',
    tests: amounts,
  },
  {
    file: `${currency}/format-money.ts`,
    find: 'const key = `${locale} ${currency} ${digits}`;',
    replace: 'const key = `${locale} ${digits}`;',
    promise: 'an amount keeps its own currency after one in another',
    tests: amounts,
  },
  {
    file: `${currency}/wire-amount.ts`,
    find: ".padStart(3, '0')",
    replace: ".padStart(2, '0')",
    promise: 'an amount below one has its zero before the point',
    tests: amounts,
  },
  {
    file: `${currency}/currency-code.ts`,
    find: "? 'USD' : 'EUR'",
    replace: "? 'USD' : 'USD'",
    promise: 'an amount in euros is shown in euros',
    tests: amounts,
  },
  {
    file: `${contract}/wire.ts`,
    find: 'money(/^-?\\d{1,13}\\.\\d{2}$/)',
    replace: 'money(/^-?\\d{1,12}\\.\\d{2}$/)',
    promise: 'the largest amount that is booked can be shown',
    tests: ['apps/server/src/callbacks/wallet-amounts'],
  },
  {
    file: `${contract}/wire.ts`,
    find: 'money(/^-?\\d{1,17}\\.\\d{2}$/)',
    replace: 'money(/^-?\\d{1,13}\\.\\d{2}$/)',
    promise: 'the largest balance can be shown',
    tests: ['apps/server/src/callbacks/wallet-amounts', 'apps/server/src/routes/money/deposit-ledger'],
  },
  {
    file: `${contract}/wire.ts`,
    find: 'pageNumber = z.coerce.number().int().min(1)',
    replace: 'pageNumber = z.coerce.number().int().min(0)',
    promise: 'a list has no page 0',
    tests: [...input, 'apps/server/src/routes/catalogue/catalogue-input'],
  },
  {
    file: `${contract}/catalogue/games.ts`,
    find: 'per_page: z.coerce.number().int().min(1).max(50)',
    replace: 'per_page: z.coerce.number().int().min(1).max(5_000)',
    promise: 'a page has at most fifty games',
    tests: ['apps/server/src/routes/catalogue'],
  },
  {
    file: `${contract}/call.ts`,
    find: "abroad === undefined ? !wageringAreas.has(area) : abroad === 'open'",
    replace: '!wageringAreas.has(area)',
    promise: 'nobody opens an account from a country that the brand does not serve',
    tests: abroad,
  },
  {
    file: `${contract}/call.ts`,
    find: "new Set(['money', 'rewards', 'play', 'sports'])",
    replace: "new Set(['money', 'rewards', 'sports'])",
    promise: 'nobody plays from a country that the brand does not serve',
    tests: abroad,
  },
  {
    file: `${contract}/auth/register.ts`,
    find: "abroad: 'refused',",
    replace: '',
    promise: 'registering is closed in countries that the brand does not serve',
    tests: abroad,
  },
  {
    file: `${contract}/money/payment-details.ts`,
    find: "abroad: 'open',",
    replace: '',
    promise: 'a player abroad sees the ways to withdraw',
    tests: abroad,
  },
  {
    file: `${contract}/call-error.ts`,
    find: 'Math.max(1, Math.ceil(retryAfterSeconds))',
    replace: 'Math.floor(retryAfterSeconds)',
    promise: 'Retry-After is never shorter than the wait',
    tests: [`${contract}/call-error`],
  },
  {
    file: `${contract}/error-codes.ts`,
    find: 'country_restricted: { status: 451,',
    replace: 'country_restricted: { status: 403,',
    promise: 'a country that the brand does not serve is answered 451',
    tests: abroad,
  },
  {
    file: `${contract}/error-codes.ts`,
    find: "message: 'pending_transaction', number: 600 }",
    replace: "message: 'pending_transaction' }",
    promise: 'a waiting payment is answered with code 600',
    tests: ['apps/server/src/routes/money/deposit.db'],
  },
  {
    file: `${contract}/page-addresses.ts`,
    find: '/^\\d{1,9}$/.test(rest)',
    replace: '/^\\d{1,9}/.test(rest)',
    promise: 'an address with more behind the number is not a game’s',
    tests: addresses,
  },
  {
    file: `${contract}/page-addresses.ts`,
    find: "address.includes('?') ? '&' : '?'",
    replace: "'?'",
    promise: 'an address keeps its query in another language',
    tests: addresses,
  },
  {
    file: `${calls}/parse-input.ts`,
    find: "if (fields !== undefined) throw new CallError('invalid', { fields });",
    replace: '',
    promise: 'a sign that no column can hold is refused by the name of its field',
    tests: input,
  },
  {
    file: `${calls}/parse-input.ts`,
    find: "call.errors.includes('data_not_found') ? 'data_not_found' : 'invalid'",
    replace: "'invalid'",
    promise: 'an address that can name nothing is answered 404',
    tests: input,
  },
  {
    file: `${calls}/field-problems.ts`,
    find: '(a, b) => a.length - b.length',
    replace: '(a, b) => b.length - a.length',
    promise: 'of two shapes the one that was meant names the fields',
    tests: fields,
  },
  {
    file: `${calls}/field-problems.ts`,
    find: ' || isBlank(value)) return',
    replace: ') return',
    promise: 'a field of spaces is a missing one',
    tests: fields,
  },
  {
    file: `${calls}/field-problems.ts`,
    find: 'fields[String(name)] ??= [',
    replace: 'fields[String(name)] = [',
    promise: 'the first problem of a field is the one that is named',
    tests: fields,
  },
  {
    file: `${calls}/refuse-deep-body.ts`,
    find: 'depth > MAX_BODY_NESTING',
    replace: 'depth >= MAX_BODY_NESTING',
    promise: 'a body of exactly the greatest depth is read',
    tests: [`${calls}/refuse-deep-body`],
  },
  {
    file: `${calls}/refuse-deep-body.ts`,
    find: "if (character === '\\\\') place += 1;\n      else if (character === '\"') isInString",
    replace: "if (character === '\"') isInString",
    promise: 'a quotation mark in a text does not hide how deep a body is',
    tests: [`${calls}/refuse-deep-body`],
  },
  {
    file: `${calls}/refuse-deep-body.ts`,
    find: "character === ']') depth -= 1;",
    replace: "character === ']') depth -= 0;",
    promise: 'a long list of flat entries is read',
    tests: [`${calls}/refuse-deep-body`],
  },
  {
    file: `${calls}/encode-reply.ts`,
    find: 'if (Array.isArray(value)) row = path',
    replace: 'if (Array.isArray(value) && !row) row = path',
    promise: 'a row that cannot be written takes only itself away',
    tests: encoding,
  },
  {
    file: `${calls}/encode-reply.ts`,
    find: ' || value instanceof Date) return value;',
    replace: ') return value;',
    promise: 'the other rows keep their dates',
    tests: encoding,
  },
  {
    file: `${calls}/encode-reply.ts`,
    find: 'onProblem(new UnwritableRows(call, issues));',
    replace: '',
    promise: 'a row that is left out is reported',
    tests: encoding,
  },
  {
    file: `${calls}/requested-language.ts`,
    find: 'Number(weight ?? 0) > 0',
    replace: 'Number(weight ?? 0) >= 0',
    promise: 'a language that is not wanted is not chosen',
    tests: [`${calls}/requested-language`],
  },
  {
    file: `${calls}/requested-language.ts`,
    find: 'b.weight - a.weight',
    replace: 'a.weight - b.weight',
    promise: 'the language that is wanted most is chosen',
    tests: [`${calls}/requested-language`],
  },
];
