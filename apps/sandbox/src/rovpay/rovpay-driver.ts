import { createPagePayments, createSandboxRovpay, ROVPAY_PARTY, ROVPAY_QUERY_PATHS } from '@baize/providers';

import type { PaymentDriver } from '../gateway-conformance/payment-driver.ts';
import { pageDriver } from '../page-payments/page-driver.ts';
import { addRovpay } from './add-rovpay.ts';

export const rovpayDriver: PaymentDriver = {
  ...pageDriver({ party: ROVPAY_PARTY, name: 'rovpay' }),
  addStandIn: addRovpay,
  open: (parts) => createPagePayments(ROVPAY_PARTY, ROVPAY_QUERY_PATHS, parts),
  async start(parts, { player, fields, ...request }) {
    const payer = { playerId: player.id, name: fields['name'] ?? '', surname: fields['surname'] ?? '' };
    const account = await createSandboxRovpay(parts).openAccount({ ...request, payer, description: '' });
    return { providerRef: account.providerRef, url: account.barcode };
  },
  method: { code: 'rovpay', name: 'Rovpay' },
  fields: { name: '<Işıl', surname: 'Gün>' },
  refused: { amountMinor: 0n },
};
