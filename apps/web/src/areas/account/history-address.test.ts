import { describe, expect, it } from 'vitest';

import { parseHistory } from '../../addresses/history-address.ts';
import { rangeOfDays, readRange } from '../money/index.ts';
import { historyHref, DEFAULT_DAYS } from './history-address.ts';

const today = '2026-11-21';
const path = '/gameHistory';

describe('the address of a report', () => {
  it('leaves out defaults', () => {
    const range = rangeOfDays(today, DEFAULT_DAYS);
    expect(historyHref(path, { range, type: undefined, method: undefined, page: 1 }, today)).toBe(path);
  });

  it.each([
    { range: rangeOfDays(today, DEFAULT_DAYS), type: 2, method: 14, page: 1 },
    { range: rangeOfDays(today, 0), type: undefined, method: undefined, page: 12 },
    { range: { from: '2026-10-01T08:15:00', to: '2026-10-07T23:59:59' }, type: 3, method: 2513, page: 2 },
  ])('is parsed as it was written: %o', (view) => {
    const address = historyHref(path, view, today);
    const input = parseHistory(new URL(address, 'http://site.invalid').searchParams);
    expect({
      range: readRange(input.from, input.to, today),
      type: input.type,
      method: input.method,
      page: input.page,
    }).toEqual(view);
  });
});
