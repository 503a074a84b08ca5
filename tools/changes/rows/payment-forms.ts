import type { Change } from '../change.ts';

const money = 'packages/services/src/money';
const account = 'packages/services/src/account';
const values = `${money}/payment-fields.ts`;
const form = `${money}/read-payment-form.ts`;
const methods = `${money}/list-payment-methods.ts`;
const proof = `${money}/prove-ledger.ts`;
const publishing = `${money}/publish-transaction.ts`;
const totals = 'packages/db/src/counted-histories.ts';
const sums = `${money}/payment-sums.ts`;
const payments = `${account}/financial-history.ts`;
const counts = 'packages/db/migrations/0114-counts-of-histories.sql';
const rounds = `${account}/game-history.ts`;
const historyPage = 'packages/services/src/account/history-page.ts';
const range = `${account}/report-range.ts`;

const fields = [`${money}/payment-fields`];
const profile = ['apps/server/src/routes/money/deposit.db'];
const forms = [`${money}/deposit-form`];
const names = [`${money}/method-offer`];
const lists = [`${money}/payment-lists`];
const prove = [`${money}/prove-ledger`];
const history = [`${account}/financial-history`];
const games = [`${account}/game-history`];
const ranges = [`${account}/report-range`];

/** What players fill in, and what they read of their money. */
export const paymentFormChanges: readonly Change[] = [
  {
    file: values,
    find: 'value.length > maxlength)',
    replace: 'value.length >= maxlength)',
    promise: 'a text of exactly the greatest length is accepted',
    tests: fields,
  },
  {
    file: values,
    find: 'const problem = textProblem(value);',
    replace: 'const problem = undefined as ReturnType<typeof textProblem>;',
    promise: 'a text that changes how others are shown is refused',
    tests: fields,
  },
  {
    file: 'packages/contract/src/text-problem.ts',
    find: '\\u202A-\\u202E',
    replace: '\\u202A-\\u202D',
    promise: 'an override of the direction is refused',
    tests: ['packages/contract/src/text-problem'],
  },
  {
    file: values,
    find: "return field.required ? { message: 'field_required' } : undefined;",
    replace: 'return undefined;',
    promise: 'a required field must be filled in',
    tests: fields,
  },
  {
    file: `${money}/iban.ts`,
    find: 'BigInt(digits) % 97n === 1n',
    replace: 'BigInt(digits) % 97n !== 0n',
    promise: 'an IBAN with a wrong digit is refused',
    tests: [`${money}/iban`],
  },
  {
    file: values,
    find: 'if (field.options && !field.options.some((option) => option.value === value))',
    replace: 'if (field.options?.length === 0)',
    promise: 'only the options of a list are accepted',
    tests: fields,
  },
  {
    file: form,
    find: "from === 'page' ? eq(paymentMethod.opens, 'page') : ne(paymentMethod.opens, 'page'),",
    replace: '',
    promise: 'a method with a page of its own takes its form from that page only',
    tests: forms,
  },
  {
    file: `${money}/list-used-methods.ts`,
    find: 'or(isOfferedAt(player.siteId), inArray(paymentMethod.id, used)),',
    replace: 'isOfferedAt(player.siteId),',
    promise: 'the history can be filtered by a method that is no longer offered',
    tests: [`${money}/payment-habits`],
  },
  {
    file: `${money}/payment-habits.ts`,
    find: 'inArray(paymentTransaction.status, [approved, processing, pending]),',
    replace: '',
    promise: 'a payment that failed is no habit',
    tests: [`${money}/payment-habits`],
  },
  {
    file: `${money}/payment-habits.ts`,
    find: 'if (leftMinor !== undefined && amountMinor > leftMinor) return false;',
    replace: '',
    promise: 'no amount is offered that the player’s limits do not leave',
    tests: [`${money}/payment-habits`],
  },
  {
    file: form,
    find: 'eq(paymentMethod.kind, kind),',
    replace: '',
    promise: 'no deposit is made by a method for withdrawals',
    tests: forms,
  },
  {
    file: form,
    find: 'isOfferedAt(player.siteId),',
    replace: '',
    promise: 'a method that is switched off takes no deposit',
    tests: forms,
  },
  {
    file: form,
    find: 'amountMinor < method.minMinor',
    replace: 'amountMinor <= method.minMinor',
    promise: 'the smallest amount of a method is accepted',
    tests: forms,
  },
  {
    file: form,
    find: 'amountMinor > method.maxMinor',
    replace: 'amountMinor >= method.maxMinor',
    promise: 'the largest amount of a method is accepted',
    tests: forms,
  },
  {
    file: form,
    find: 'if (amountMinor % method.stepMinor !== 0n)',
    replace: 'if (amountMinor < method.stepMinor)',
    promise: 'an amount between two steps is refused',
    tests: forms,
  },
  {
    file: form,
    find: ': parseTyped(text, language);',
    replace: ": parseTyped(text, 'en');",
    promise: 'a Turkish player types a point between thousands',
    tests: forms,
  },
  {
    file: form,
    find: 'if (problem) problems[field.name] = problem;',
    replace: '',
    promise: 'a field that is filled in wrongly stops the deposit',
    tests: forms,
  },
  {
    file: methods,
    find: 'and(eq(paymentMethod.kind, type), isOfferedAt(player.siteId))',
    replace: 'eq(paymentMethod.kind, type)',
    promise: 'a method that is switched off is not offered',
    tests: forms,
  },
  {
    file: methods,
    find: 'and(eq(paymentMethod.kind, type), isOfferedAt(player.siteId))',
    replace: 'isOfferedAt(player.siteId)',
    promise: 'methods for withdrawals are not offered for deposits',
    tests: forms,
  },
  {
    file: methods,
    find: '.orderBy(asc(paymentMethod.sort), asc(paymentMethod.id))',
    replace: '.orderBy(asc(paymentMethod.id))',
    promise: 'methods are in the operator’s order',
    tests: forms,
  },
  {
    file: methods,
    find: '.toSorted((a, b) => a.sort - b.sort)',
    replace: '',
    promise: 'categories of methods are in the operator’s order',
    tests: forms,
  },
  {
    file: proof,
    find: 'await ledger.recordProof(breaks.length);',
    replace: '',
    promise: 'an operator sees when the books were last proven',
    tests: prove,
  },
  {
    file: proof,
    find: 'await ledger.recordProof(breaks.length);',
    replace: 'await ledger.recordProof(0);',
    promise: 'an operator sees how many contradictions a proof has found',
    tests: prove,
  },
  {
    file: proof,
    find: 'recordProof(breaks.length);\n  if (breaks.length > 0) throw new LedgerProofError(breaks);',
    replace: 'recordProof(breaks.length);',
    promise: 'a proof that finds a contradiction fails',
    tests: prove,
  },
  {
    file: publishing,
    find: 'booked ?? (await ledger.mainAccount(siteId, playerId))',
    replace: 'booked',
    promise: 'a payment that expires does not show the player a balance of zero',
    tests: lists,
  },
  {
    file: totals,
    find: 'where site_id = $1 and player_id = $2 and method_id = 0',
    replace: 'where site_id = $1 and $2 > 0 and method_id = 0',
    promise: 'the totals of a profile are the player’s own',
    tests: profile,
  },
  {
    file: totals,
    find: 'and player_id = $2 and method_id = 0',
    replace: 'and player_id = $2',
    promise: 'the totals count each payment once',
    tests: history,
  },
  {
    file: sums,
    find: 'return row.kind === transactionKind.deposit ? creditedOf(row) : row.amountMinor;',
    replace: 'return row.amountMinor;',
    promise: 'a history shows what was credited, not what was requested',
    tests: history,
  },
  {
    file: counts,
    find: 'p.site_id = p_site and p.player_id = p_player and p.created_at >= placed.starts',
    replace: 'p.player_id = p_player and p.created_at >= placed.starts',
    promise: 'the history has no payments of another brand',
    tests: history,
  },
  {
    file: counts,
    find: 'h.site_id = p_site and h.player_id = p_player and h.kind = k.kind',
    replace: 'h.site_id = p_site and h.kind = k.kind',
    promise: 'the total has no payments of another player',
    tests: history,
  },
  {
    file: payments,
    find: 'kind: query.type === 0 ? undefined : query.type,',
    replace: '',
    promise: 'the history is narrowed to one kind',
    tests: history,
  },
  {
    file: payments,
    find: 'methodId: query.payment_id === 0 ? undefined : query.payment_id,',
    replace: '',
    promise: 'the history is narrowed to one method',
    tests: history,
  },
  {
    file: historyPage,
    find: "const { from, to } = readReportRange(query, brand.traits['site.timeZone']);",
    replace: 'const [from, to] = [new Date(0), new Date(8e13)];',
    promise: 'the history of games covers the requested days',
    tests: games,
  },
  {
    file: rounds,
    find: '...(type !== undefined && type > 0 && { type })',
    replace: '',
    promise: 'the history of games is narrowed to one type',
    tests: games,
  },
  {
    file: range,
    find: 'const to = endOfSecond(timeZone, query.end_date);',
    replace: 'const to = readTimeIn(timeZone, query.end_date);',
    promise: 'a report includes its last second',
    tests: ranges,
  },
  {
    file: range,
    find: 'lengthMs >= MAX_DAYS * DAY_MS',
    replace: 'lengthMs > 30 * DAY_MS',
    promise: 'a report over exactly 31 days is answered',
    tests: ranges,
  },
  {
    file: range,
    find: 'lengthMs >= MAX_DAYS * DAY_MS',
    replace: 'lengthMs >= 3_100 * DAY_MS',
    promise: 'a report over a longer time is refused',
    tests: ranges,
  },
  {
    file: range,
    find: 'lengthMs >= MAX_DAYS * DAY_MS',
    replace: 'to.getTime() - from.getTime() > MAX_DAYS * DAY_MS',
    promise: 'a report of 31 days may contain the end of daylight saving',
    tests: ranges,
  },
  {
    file: `${money}/method-offer.ts`,
    find: "language === 'en' ? (nameEn ?? name) : name",
    replace: 'name',
    promise: 'a method has its English name on English pages',
    tests: names,
  },
  {
    file: `${money}/method-offer.ts`,
    find: 'ownName(method, siteId, language) ?? inLanguage(method, language)',
    replace: 'inLanguage(method, language)',
    promise: 'a brand’s own name of a method comes first',
    tests: names,
  },
  {
    file: `${money}/method-offer.ts`,
    find: 'const name = ownName({ bySite }, siteId, language);',
    replace: 'const name = bySite[String(siteId)]?.name;',
    promise: 'a brand’s own name of a method is in the language of the page',
    tests: names,
  },
];
