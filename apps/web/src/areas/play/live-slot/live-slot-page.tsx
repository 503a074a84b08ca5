import { useMessages } from '../../../messages/use-messages.ts';
import { LiveSlotGames } from './live-slot-games.tsx';
import { LiveSlotWallet } from './live-slot-wallet.tsx';
import './live-slot.css';

/** The lobby of the live slots: the player's balance there, and the games. */
export function LiveSlotPage() {
  const t = useMessages();
  return (
    <div className="stack">
      <header className="grid gap-2">
        <h1>{t('live_slot_title')}</h1>
        <p className="text-ink-2">{t('live_slot_lead')}</p>
      </header>
      <LiveSlotWallet />
      <LiveSlotGames />
    </div>
  );
}
