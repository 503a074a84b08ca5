import { actionBatchDriver } from './action-batch-driver.ts';
import { formHashDriver } from './form-hash-driver.ts';
import { rsaJsonDriver } from './rsa-json-driver.ts';
import { quickDriver } from './sandbox-quick-driver.ts';
import { studioDriver } from './sandbox-studio-driver.ts';
import type { WalletDriver } from './wallet-driver.ts';

/** Every game provider's dialect. */
export const walletDrivers: readonly WalletDriver[] = [
  studioDriver,
  quickDriver,
  rsaJsonDriver,
  actionBatchDriver,
  formHashDriver,
];
