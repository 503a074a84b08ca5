import { gatewayMethods } from './gateway-methods.ts';
import { pageMethods } from './page-methods.ts';
import type { PaymentMethod } from './payment-method.ts';
import { depositMethods } from './payments.ts';
import { withdrawalMethods } from './withdrawals.ts';

export const paymentMethods: readonly PaymentMethod[] = [
  ...depositMethods,
  ...gatewayMethods,
  ...pageMethods,
  ...withdrawalMethods,
];
