import { href, type PathParams } from './href.ts';
import * as paths from './paths.ts';

/** The wallets that money is moved into and out of, as addresses and calls name them. */
export const transferWallets = ['poker', 'live_slot', 'binary'] as const;
export type TransferWallet = (typeof transferWallets)[number];

/** From the wallet to main, or from main to the wallet. */
export type TransferType = 1 | 2;

export interface TransferInput {
  readonly wallet: TransferWallet;
  /** The direction that the form begins with; undefined for that of its page. */
  readonly type: TransferType | undefined;
}

export const transferSearchNames = ['type'] as const;

const types = [1, 2] as const satisfies readonly TransferType[];

/** Any other method is poker. */
export function parseTransfer(params: PathParams, search: URLSearchParams): TransferInput {
  return {
    wallet: transferWallets.find((wallet) => wallet === params['method']?.toLowerCase()) ?? 'poker',
    type: types.find((type) => String(type) === search.get('type')),
  };
}

export function transferAddress(wallet: TransferWallet): string {
  return href(paths.transfers, { method: wallet });
}
