import type { WireReply } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery, concerns, useAccountEvents } from '../../../call/index.ts';

export type Wallet = WireReply<'GET /account/wallets'>['data']['wallets'][number];
export type WalletName = Wallet['wallet'];

const changedByTransfers = [
  'GET /account/wallets',
  'GET /poker-balance',
  'GET /live-slot/balance',
  'GET /binary-option/balance',
  'GET /account/game-transfers',
  'GET /account/overview',
  'GET /account/withdrawal-state',
] as const;

/** Refetches everything that a transfer changes. */
export function useReloadWallets(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of changedByTransfers) void queries.invalidateQueries({ queryKey: [key] });
  };
}

/** Refetches the wallets when a transfer is made elsewhere, or decided. */
export function useWalletUpdates(): void {
  const reload = useReloadWallets();
  useAccountEvents((event) => {
    if (concerns(event, 'wallets')) reload();
  });
}

/** All money of the player by wallet, kept up to date. */
export function useWallets() {
  useWalletUpdates();
  return useQuery({ ...callQuery(useApp(), 'GET /account/wallets'), staleTime: 0 });
}
