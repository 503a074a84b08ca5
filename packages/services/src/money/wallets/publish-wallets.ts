import type { Services } from '../../context.ts';
import type { PlayerKey } from '../../wakeups.ts';

/** Sends the balance after a transfer to the player's open pages, and has them read the other wallets again. */
export async function publishWallets(
  { ledger, wakeups }: Pick<Services, 'ledger' | 'wakeups'>,
  player: PlayerKey,
): Promise<void> {
  const account = await ledger.mainAccount(player.siteId, player.playerId);
  if (!account) return;
  const { balanceMinor, bonusMinor, version } = account;
  wakeups.publish(player, {
    kind: 'balance',
    balanceMinor: String(balanceMinor),
    bonusMinor: String(bonusMinor),
    version,
  });
  wakeups.publish(player, { kind: 'wallets' });
}
