import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const transactionDetail = route('GET /account/transactions/{id}', () => {
  throw new CallError('unavailable');
});
