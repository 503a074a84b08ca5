import { transactionKind } from '@baize/contract';
import { expect, it } from 'vitest';

import { processingMinutes } from './payment-method.ts';

const limit = { expire: 120, min: '100.00', max: '500.00', step: '10.00', category_id: 1 };

it('a deposit takes as long as its method states, a withdrawal as long as others took, or nothing is said', () => {
  const { deposit, withdraw } = transactionKind;
  expect(processingMinutes({ limit, usual_minutes: null }, deposit)).toBe(120);
  expect(processingMinutes({ limit, usual_minutes: 35 }, withdraw)).toBe(35);
  expect(processingMinutes({ limit, usual_minutes: null }, withdraw)).toBeNull();
});
