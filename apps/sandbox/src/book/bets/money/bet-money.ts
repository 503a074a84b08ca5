import type { WalletReply } from '@baize/providers';

import type { WalletAnswer } from '../../../studio/wallet/wallet-client.ts';
import type { BetRecord, Move } from '../bet-record.ts';

/** Where the money of bets is: the wallet of a brand, or a page with play money. */
export interface BetMoney {
  /** Takes the stake. */
  bet(record: BetRecord): Promise<WalletAnswer<WalletReply>>;
  send(record: BetRecord, move: Move): Promise<WalletAnswer<WalletReply>>;
}
