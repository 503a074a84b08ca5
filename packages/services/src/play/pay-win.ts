import type { BookResult, PlayKind } from '@baize/ledger';

import { tellBalance } from './tell-balance.ts';
import type { WalletContext, WalletMovement } from './wallet-caller.ts';

export interface PayWinInput extends WalletMovement {
  readonly play: PlayKind;
  /** The bet that won, by the studio's id; null where no bet stands behind the win. */
  readonly betTx: string | null;
}

/** Pays a win. Neither session nor limits nor exclusion matter: what was won is paid. */
export async function payWin(context: WalletContext, input: PayWinInput): Promise<BookResult> {
  const { ledger, siteId, vendor } = context;
  const result = await ledger.book({ kind: 'win', siteId, provider: vendor, ...input });
  tellBalance(context, input.playerId, result);
  return result;
}
