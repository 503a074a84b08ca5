import { expect, test } from 'vitest';

import { financialTable, gamesTable } from './history-tables.ts';

const words = {
  language: 'en',
  timeZone: 'UTC',
  currency: 1,
  t: (key: string) => (key.startsWith('note_') ? `text of ${key}` : key),
} as const;
const { columns, cells } = financialTable(words);
const payment = {
  id: 41,
  type: 1,
  amount: 100_000n,
  credited: 50_000n,
  returned: 2_000n,
  status: 1,
  is_stopped: false,
  created_at: new Date('2026-03-01T10:00:00Z'),
  payment: { name: 'Kartix' },
  manager_note: null,
};

/** Cells by the titles of their columns. */
function rowOf(
  change: Partial<Omit<typeof payment, 'credited' | 'manager_note'>> & {
    credited?: null;
    manager_note?: string;
  },
) {
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

test('a payment in a file has its status, and one that its player has stopped says so', () => {
  const stateOf = (change: Parameters<typeof rowOf>[0]) => rowOf(change)['account_column_status'];
  expect(stateOf({ status: 0 })).toMatchObject({ text: 'money_status_pending' });
  expect(stateOf({ status: 0, is_stopped: true })).toMatchObject({ text: 'money_step_stopped' });
});

test('a payment in a file that was not booked has only what was requested', () => {
  expect(rowOf({ credited: null, returned: 0n })).toMatchObject({
    history_file_requested: { kind: 'amount', minor: 100_000n },
    history_file_booked: { kind: 'text', text: '' },
    history_file_returned: { kind: 'text', text: '' },
  });
});

test('a note of ours is in a file as its text, one of an operator as it is', () => {
  const noteOf = (note: string) => rowOf({ manager_note: note })['history_file_note'];
  expect(noteOf('paid by hand')).toEqual({ kind: 'text', text: 'paid by hand' });
  expect(noteOf('note_late_payment')).toEqual({ kind: 'text', text: 'text of note_late_payment' });
});

test('a row of a game in a file says what it was, and which way its money went', () => {
  const games = gamesTable(words);
  const row = {
    id: 1,
    game_id: 1,
    game_name: 'Slot',
    game_image: '',
    picture: '',
    shape: 'portrait',
    created_at: payment.created_at,
    transaction_id: 't',
    round_id: 'r',
    player_balance: 900n,
  } as const;
  const shown = (type: number, amount: bigint) => games.cells({ ...row, type, amount }).slice(2, 4);
  expect(shown(1, 100n)).toEqual([
    { kind: 'text', text: 'account_type_bet' },
    { kind: 'amount', minor: -100n, isSigned: true },
  ]);
  expect(shown(2, 100n)).toMatchObject([{ text: 'account_type_win' }, { minor: 100n }]);
  expect(shown(2, 0n)).toMatchObject([{ text: 'account_type_no_win' }, { minor: 0n }]);
  expect(shown(2, -5n)).toMatchObject([{ text: 'account_type_win_reversal' }, { minor: -5n }]);
  expect(shown(3, 100n)).toMatchObject([{ text: 'account_type_refund' }, { minor: 100n }]);
});
