import { BTCPAY, type KeyRing } from '@baize/providers';

/** The store of the stand-in. Its secrets follow from those of the demo, so that nothing has to be configured. */
export function demoBtcpayStore(keys: KeyRing) {
  return {
    storeId: 'demo-store',
    apiKey: keys.current(BTCPAY, 1).secret,
    webhookSecret: keys.current(BTCPAY, 2).secret,
  };
}
