import { btcpayDriver } from '../btcpay/btcpay-driver.ts';
import { envoyDriver } from '../envoy/envoy-driver.ts';
import { sandboxGatewayDriver } from '../gateway/gateway-driver.ts';
import { paytrDriver } from '../paytr/paytr-driver.ts';
import { rovpayDriver } from '../rovpay/rovpay-driver.ts';
import type { PaymentDriver } from './payment-driver.ts';

/** Every payment adapter with its stand-in. */
export const paymentDrivers: readonly PaymentDriver[] = [
  sandboxGatewayDriver,
  paytrDriver,
  btcpayDriver,
  rovpayDriver,
  envoyDriver,
];
