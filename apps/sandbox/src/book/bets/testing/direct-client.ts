import { formatWalletMessage, parseWalletReply } from '@baize/providers';

import type { FakeWallet } from '../../../studio/wallet/fake-wallet.ts';
import type { FaultBoard } from '../../../studio/wallet/fault-board.ts';
import type { WalletClient } from '../../../studio/wallet/wallet-client.ts';
import { sendWithFault } from '../../../wire/send-with-fault.ts';

/** A client without network and signatures, for thousands of calls. Faults are those between a provider and the wallet. */
export function createDirectClient(wallet: FakeWallet, faults: FaultBoard): WalletClient {
  return {
    openSession: () => Promise.resolve({ kind: 'undecided', reason: 'no sessions here' }),
    async call(_key, call, message) {
      const sent = formatWalletMessage(call, message);
      const result = await sendWithFault(faults.take(call), async ({ currency = 'TRY' }) => {
        await Promise.resolve();
        const { code, body } = wallet.receive(call, sent.replaceAll('"TRY"', `"${currency}"`));
        return { kind: 'answer', status: code, body: JSON.stringify(body) };
      });
      if (result.kind === 'none' || result.status !== 200)
        return { kind: 'undecided', reason: 'no readable reply' };
      const reading = parseWalletReply(result.body);
      return reading.ok
        ? { kind: 'reply', reply: reading.value }
        : { kind: 'undecided', reason: 'no readable reply' };
    },
  };
}
