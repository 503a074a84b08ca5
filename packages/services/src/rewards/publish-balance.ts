import type { PlayerContext } from '../context.ts';

/** Sends the player's balance to their open pages, after bonus money has moved. */
export async function publishBalance({
  ledger,
  wakeups,
  player,
}: Pick<PlayerContext, 'ledger' | 'wakeups' | 'player'>): Promise<void> {
  const account = await ledger.mainAccount(player.siteId, player.id);
  if (!account) return;
  const { balanceMinor, bonusMinor, version } = account;
  wakeups.publish(
    { siteId: player.siteId, playerId: player.id },
    { kind: 'balance', balanceMinor: String(balanceMinor), bonusMinor: String(bonusMinor), version },
  );
}
