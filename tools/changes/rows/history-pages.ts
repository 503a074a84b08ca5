import type { Change } from '../change.ts';

const account = 'apps/web/src/areas/account';
const periods = `${account}/history-periods.ts`;
const view = `${account}/history-address.ts`;
const rounds = `${account}/round-sums.ts`;
const sessions = `${account}/session-texts.ts`;
const address = 'apps/web/src/addresses/history-address.ts';

/** Which rows the histories of the account show, and what they say of them. */
export const historyPageChanges: readonly Change[] = [
  {
    file: periods,
    find: 'movedBy(range, -lengthOf(range))',
    replace: 'movedBy(range, SECOND_MS - lengthOf(range))',
    promise: 'two periods side by side share no second',
  },
  {
    file: periods,
    find: 'rangeOfDays(today, WEEK_DAYS - 1)',
    replace: 'rangeOfDays(today, WEEK_DAYS)',
    promise: 'the last seven days are seven',
  },
  {
    file: periods,
    find: '!isOneDay && isSameRange(',
    replace: 'isSameRange(',
    promise: 'the first day of a month is not moved by a month',
  },
  {
    file: periods,
    find: 'endOf(last > today && today.startsWith(month) ? today : last)',
    replace: 'endOf(last)',
    promise: 'the current month ends today',
  },
  {
    file: periods,
    find: 'if (range.to >= last) return undefined;',
    replace: 'if (range.to > last) return undefined;',
    promise: 'nothing is after today',
  },
  {
    file: periods,
    find: 'if (range.from <= FIRST) return undefined;',
    replace: '',
    promise: 'the way back ends',
  },
  {
    file: view,
    find: 'from: isDefault ? undefined : range.from,',
    replace: 'from: range.from,',
    promise: 'a plain address still shows the last days tomorrow',
  },
  {
    file: view,
    find: 'value !== undefined && value === input[name]',
    replace: 'value !== undefined',
    promise: 'a report is filtered by what its address names',
  },
  {
    file: view,
    find: "rangeProblem({ from: from ?? '', to: to ?? '' })",
    replace: 'undefined',
    promise: 'a wrong period in the address is said to be wrong',
  },
  {
    file: address,
    find: String.raw`/^\d{1,16}$/.test(text)`,
    replace: 'true',
    promise: 'one page has one address',
  },
  {
    file: address,
    find: 'value > 0 && value <= max',
    replace: 'value > 0',
    promise: 'no page past the largest is requested',
  },
  {
    file: rounds,
    find: 'row.game_id === game && row.round_id === round',
    replace: 'row.round_id === round',
    promise: 'rounds of two games with one number are not added up',
  },
  {
    file: rounds,
    find: 'net: win + refund - bet',
    replace: 'net: win - bet',
    promise: 'a refund belongs to the net of a round',
  },
  {
    file: sessions,
    find: String.raw`\p{Cf}`,
    replace: '',
    promise: 'the text of a browser cannot reorder what is beside it',
  },
  {
    file: sessions,
    find: 'const characters = [...text.replaceAll',
    replace: 'const characters = [...text.slice(0, 400).replaceAll',
    promise: 'the text of a browser is cut between whole characters',
  },
  {
    file: sessions,
    find: '/^[A-Z]{2}$/.test(code)',
    replace: 'true',
    promise: 'a code that is no country has no name',
  },
];
