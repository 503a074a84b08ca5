import { type KeyRing, PAYTR, type PaytrStore } from '@baize/providers';

/** The store of the stand-in. Its secrets follow from those of the demo, so that nothing has to be configured. */
export function demoPaytrStore(keys: KeyRing): PaytrStore {
  return {
    merchantId: '100001',
    merchantKey: keys.current(PAYTR, 1).secret,
    merchantSalt: keys.current(PAYTR, 2).secret,
    testMode: '1',
  };
}
