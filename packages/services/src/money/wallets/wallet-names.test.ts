import { historyWallet } from '@baize/contract';
import { accountKind, accountKinds } from '@baize/ledger';
import { expect, it } from 'vitest';

import { walletNames } from './wallet-names.ts';

it.each(accountKinds)('the histories number the wallet %s as the ledger does', (kind) => {
  expect(historyWallet[walletNames[kind]]).toBe(accountKind[kind]);
});
