import { createPagePayments, createSandboxEnvoy, ENVOY_PARTY, ENVOY_QUERY_PATHS } from '@baize/providers';

import type { PaymentDriver } from '../gateway-conformance/payment-driver.ts';
import { pageDriver } from '../page-payments/page-driver.ts';
import { addEnvoy } from './add-envoy.ts';

export const envoyDriver: PaymentDriver = {
  ...pageDriver({ party: ENVOY_PARTY, name: 'envoy' }),
  addStandIn: addEnvoy,
  open: (parts) => createPagePayments(ENVOY_PARTY, ENVOY_QUERY_PATHS, parts),
  start: (parts, request) => createSandboxEnvoy(parts).openQr(request, request.fields['bank'] ?? ''),
  method: { code: 'envoy-qr', name: 'Envoy QR' },
  fields: { bank: 'kuzey' },
  refused: { amountMinor: 0n },
};
