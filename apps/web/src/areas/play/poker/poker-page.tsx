import { PokerGames } from './poker-games.tsx';
import { PokerHero } from './poker-hero.tsx';
import { PokerWallet } from './poker-wallet.tsx';
import { usePokerStats } from './use-poker-stats.ts';
import './poker.css';

/** The poker page: activity, games, and the player's balance there. */
export function PokerPage() {
  const room = usePokerStats();
  return (
    <div className="stack poker-page">
      <PokerHero room={room} />
      <PokerWallet />
      <PokerGames room={room} />
    </div>
  );
}
