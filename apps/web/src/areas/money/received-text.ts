import type { Language } from '@baize/contract';
import { isoCurrency } from '@baize/currency';

import { isoMoney } from '../../messages/iso-money.ts';
import type { TransactionDetail } from './payment-queries.ts';

type ReceivedFacts = Pick<TransactionDetail, 'amount' | 'received'>;

/**
 * What has come for a deposit and is not in the balance, in the currency that came; null if nothing has, or exactly the
 * amount, of which the status says that it waits.
 */
export function receivedText(
  { amount, received }: ReceivedFacts,
  accountCurrency: number,
  language: Language,
): string | null {
  if (!received || (received.amount === amount && received.currency === isoCurrency(accountCurrency)))
    return null;
  return isoMoney(received.amount, received.currency, language);
}
