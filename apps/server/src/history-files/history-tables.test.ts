import { expect, test } from 'vitest';

import { financialTable } from './history-tables.ts';

const { columns, cells } = financialTable({ language: 'en', timeZone: 'UTC', currency: 1, t: (key) => key });
const payment = {
  id: 41,
  type: 1,
  amount: 100_000n,
  credited: 50_000n,
  returned: 2_000n,
  status: 1,
  created_at: new Date('2026-03-01T10:00:00Z'),
  payment: { name: 'Kartix' },
  manager_note: null,
};

/** Cells by the titles of their columns. */
function rowOf(change: Partial<Omit<typeof payment, 'credited'>> & { credited?: null }) {
  const row = cells({ ...payment, ...change });
  expect(row).toHaveLength(columns.length);
  return Object.fromEntries(columns.map(({ title }, index) => [title, row[index]]));
}

test('a payment in a file has what was requested, booked and came back', () => {
  expect(rowOf({})).toMatchObject({
    history_file_requested: { kind: 'amount', minor: 100_000n },
    history_file_booked: { kind: 'amount', minor: 50_000n },
    history_file_returned: { kind: 'amount', minor: 2_000n },
  });
});

test('a payment in a file that was not booked has only what was requested', () => {
  expect(rowOf({ credited: null, returned: 0n })).toMatchObject({
    history_file_requested: { kind: 'amount', minor: 100_000n },
    history_file_booked: { kind: 'text', text: '' },
    history_file_returned: { kind: 'text', text: '' },
  });
});
