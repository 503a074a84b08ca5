import { expect, it } from 'vitest';

import type { TransactionDetail } from '../payment-queries.ts';
import { stepsOf } from './withdrawal-steps.tsx';

const detail = (status: number, steps: readonly number[], stoppedAt: string | null = null) =>
  ({
    status,
    stopped_at: stoppedAt,
    created_at: '2026-11-20T18:00:00Z',
    events: steps.map((step, index) => ({
      at: `2026-11-20T18:0${index}:00Z`,
      status: step,
      by: 'operator',
      reason: null,
    })),
  }) as unknown as TransactionDetail;

const reached = (status: number, steps: readonly number[]) =>
  stepsOf(detail(status, steps)).map(
    ({ label, at }) => `${label.replace('money_step_', '')} ${at !== undefined}`,
  );

it.each([
  [0, [0], ['requested true', 'review false', 'sent false', 'paid false']],
  [3, [0, 3], ['requested true', 'review true', 'sent true', 'paid false']],
  [1, [0, 3, 1], ['requested true', 'review true', 'sent true', 'paid true']],
  [1, [], ['requested true', 'review true', 'sent true', 'paid true']],
  [2, [0, 2], ['requested true', 'rejected true']],
  [2, [0, 3, 2], ['requested true', 'sent true', 'rejected true']],
  [4, [0, 4], ['requested true', 'cancelled true']],
  [5, [0, 5], ['requested true', 'expired true']],
  [6, [0, 3, 1, 6], ['requested true', 'review true', 'sent true', 'paid true', 'returned true']],
] as const)('status %s after %s', (status, steps, expected) => {
  expect(reached(status, steps)).toEqual(expected);
});

it('one that its player has stopped goes no further, until it is returned', () => {
  const stoppedAt = '2026-11-20T18:30:00Z';
  expect(stepsOf(detail(0, [0], stoppedAt))).toMatchObject([
    { label: 'money_step_requested' },
    { label: 'money_step_stopped', at: stoppedAt, isFailed: true },
  ]);
  expect(stepsOf(detail(2, [0, 2], stoppedAt)).at(-1)?.label).toBe('money_step_rejected');
});

it('one that the gateway did not pay was rejected by nobody', () => {
  const failed = { ...detail(2, [0, 3, 2]), reason: 'gateway_failed' } as const;
  expect(stepsOf(failed).at(-1)?.label).toBe('money_step_failed');
});
