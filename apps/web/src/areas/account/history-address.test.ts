import { describe, expect, it } from 'vitest';

import { parseHistory } from '../../addresses/history-address.ts';
import { rangeOfDays } from '../money/index.ts';
import {
  addressProblem,
  hasUnknownFilter,
  historyHref,
  type HistoryView,
  readView,
  viewQuery,
} from './history-address.ts';

const today = '2026-11-21';
const ofTypes = {
  path: '/gameHistory',
  days: 3,
  choice: {
    name: 'type',
    label: 'account_types',
    options: [
      { value: undefined, label: 'account_type_all' },
      { value: 2, label: 'account_type_wins' },
    ],
  },
} as const;
const ofWallets = {
  ...ofTypes,
  path: '/AccountActivities',
  choice: { ...ofTypes.choice, name: 'wallet' },
} as const;
const ofStatuses = {
  ...ofTypes,
  path: '/PlayerBonuses',
  choice: { ...ofTypes.choice, name: 'status' },
} as const;
const ofTime = { path: '/SessionHistory', days: 2 };
const plain: HistoryView = {
  range: rangeOfDays(today, 3),
  type: undefined,
  wallet: undefined,
  status: undefined,
  method: undefined,
  page: 1,
};
const inputOf = (address: string) => parseHistory(new URL(address, 'http://site.invalid').searchParams);

describe('the address of a report', () => {
  it('leaves out defaults, which each report has its own of', () => {
    expect(historyHref(ofTypes, plain, today)).toBe('/gameHistory');
    expect(historyHref(ofTime, { ...plain, range: rangeOfDays(today, 2) }, today)).toBe('/SessionHistory');
    expect(historyHref(ofTime, plain, today)).toBe(
      '/SessionHistory?from=2026-11-18T00%3A00%3A00&to=2026-11-21T23%3A59%3A59',
    );
  });

  it.each([
    [ofTypes, { ...plain, type: 2, method: 14 }],
    [ofTypes, { ...plain, range: rangeOfDays(today, 0), page: 12 }],
    [ofWallets, { ...plain, wallet: 2, range: { from: '2026-10-01T08:15:00', to: '2026-10-07T23:59:59' } }],
    [ofStatuses, { ...plain, status: 2 }],
  ])('is parsed as it was written: %o', (kind, view) => {
    expect(readView(kind, inputOf(historyHref(kind, view, today)), today)).toEqual(view);
  });

  it.each([
    '/gameHistory?page=0&type=9&wallet=2',
    '/gameHistory?page=-1&type=2e0',
    '/gameHistory?page=100001&type=0x2',
    '/gameHistory?page=%202&type=1.5',
    '/gameHistory?page=&type=&from=2026-11-01T00:00:00',
    '/gameHistory?from=2026-11-02T00:00:00&to=2026-11-01T00:00:00',
    '/gameHistory?from=0001-13-01T00:00:00&to=2026-11-01T00:00:00',
    '/gameHistory?from=2026-10-01T00:00:00&to=2026-11-01T00:00:00',
  ])('shows the default instead of what it cannot: %s', (address) => {
    expect(readView(ofTypes, inputOf(address), today)).toEqual(plain);
  });

  it.each([
    ['/gameHistory', false],
    ['/gameHistory?type=2', false],
    ['/gameHistory?type=0', false],
    ['/gameHistory?type=', false],
    ['/gameHistory?type=9', true],
    ['/gameHistory?type=2e0', true],
    ['/gameHistory?type=★', true],
    ['/gameHistory?method=2147483648', true],
  ])('says whether a filter is not applied: %s', (address, isSaid) => {
    expect(hasUnknownFilter(ofTypes, inputOf(address))).toBe(isSaid);
  });

  it('names why its period is not shown', () => {
    const problemOf = (address: string) => addressProblem(inputOf(address));
    expect(problemOf('/gameHistory')).toBeUndefined();
    expect(problemOf('/gameHistory?to=2026-11-01T00:00:00')).toBe('incomplete');
    expect(problemOf('/gameHistory?from=2026-11-02T00:00&to=2026-11-01T00:00')).toBe('backwards');
    // 31 days and a second.
    expect(problemOf('/gameHistory?from=2026-10-01T00:00:00&to=2026-10-31T23:59:59')).toBeUndefined();
    expect(problemOf('/gameHistory?from=2026-10-01T00:00:00&to=2026-11-01T00:00:00')).toBe('too_long');
  });

  it('asks the server only for what was chosen', () => {
    const period = { start_date: '2026-11-18 00:00:00', end_date: '2026-11-21 23:59:59' };
    expect(viewQuery(plain)).toEqual({ ...period, page: 1 });
    expect(viewQuery({ ...plain, wallet: 6, page: 2 })).toEqual({ ...period, page: 2, wallet: 6 });
  });
});
