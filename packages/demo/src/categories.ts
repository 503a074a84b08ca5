import type { GameType } from './games/game.ts';
import type { Text } from './text.ts';

export interface Category {
  id: number;
  slug: string;
  type: GameType;
  name: Text;
  /** Lucide icon name. */
  icon: string;
  /** Shown on the home page of brands with a category block. */
  homePage: boolean;
}

type Row = readonly [id: number, slug: string, icon: string, tr: string, en: string, homePage?: 'home'];

const rows: Record<GameType, readonly Row[]> = {
  casino: [
    [1, 'hot-games', 'flame', 'Popüler', 'Hot games', 'home'],
    [2, 'new-releases', 'sparkles', 'Yeni', 'New releases', 'home'],
    [3, 'classics', 'cherry', 'Klasik', 'Classics', 'home'],
    [4, 'jackpots', 'crown', 'Jackpot', 'Jackpots', 'home'],
    [15, 'hold-and-win', 'lock', 'Tut ve kazan', 'Hold and win'],
    [16, 'tumbles', 'arrow-up-down', 'Düşen semboller', 'Tumbles'],
    [17, 'ways-to-win', 'arrow-left-right', 'Kazanma yolları', 'Ways to win'],
    [6, 'high-volatility', 'mountain', 'Yüksek oynaklık', 'High volatility'],
    [7, 'legends', 'scroll', 'Efsaneler', 'Legends'],
    [8, 'animals', 'paw-print', 'Hayvanlar', 'Animals'],
    [9, 'sea', 'waves', 'Deniz', 'Sea'],
    [10, 'sweets-and-fruit', 'candy', 'Meyve ve şeker', 'Fruit and sweets'],
    [11, 'city-and-space', 'rocket', 'Şehir ve uzay', 'City and space'],
    [12, 'nature', 'leaf', 'Doğa', 'Nature'],
    [13, 'treasures', 'gem', 'Hazineler', 'Treasures'],
    [14, 'table-games', 'spade', 'Masa oyunları', 'Table games', 'home'],
  ],
  live_casino: [
    [20, 'new', 'sparkles', 'Yeni', 'New'],
    [21, 'game-shows', 'clapperboard', 'Yarışmalar', 'Game shows', 'home'],
    [22, 'instant-games', 'zap', 'Hızlı oyunlar', 'Instant games', 'home'],
    [23, 'roulette', 'disc-3', 'Rulet', 'Roulette', 'home'],
    [24, 'blackjack', 'spade', 'Blackjack', 'Blackjack', 'home'],
    [25, 'baccarat', 'diamond', 'Bakara', 'Baccarat'],
    [26, 'poker', 'club', 'Poker', 'Poker'],
    [27, 'dragon-tiger', 'heart', 'Tek kart', 'High card'],
    [28, 'sic-bo', 'dices', 'Zar', 'Dice'],
    [29, 'turkish-tables', 'message-circle', 'Türkçe masalar', 'Turkish tables'],
    [30, 'vip', 'crown', 'VIP', 'VIP'],
  ],
  games: [
    [40, 'flight', 'plane', 'Uçuş', 'Flight', 'home'],
    [41, 'mines-and-drops', 'grid-3x3', 'Kutu ve top', 'Mines and drops'],
    [42, 'climbs', 'trending-up', 'Tırmanış', 'Climbs'],
    [43, 'dice-and-draws', 'dices', 'Zar ve çekiliş', 'Dice and draws'],
    [44, 'cards-and-boards', 'club', 'Kart ve tavla', 'Cards and boards'],
  ],
  tv_games: [
    [50, 'lottery', 'ticket', 'Çekiliş', 'Draws'],
    [51, 'studio-wheels', 'ferris-wheel', 'Çark', 'Wheels'],
    [52, 'studio-cards', 'club', 'Kart ve zar', 'Cards and dice'],
  ],
  bingo: [[60, 'bingo-halls', 'grid-3x3', 'Bingo salonları', 'Bingo halls', 'home']],
  virtual_games: [
    [70, 'virtual-football', 'goal', 'Futbol', 'Football'],
    [71, 'virtual-races', 'trophy', 'Koşular', 'Races'],
    [72, 'virtual-motor', 'flag', 'Motor ve hız', 'Motor and speed'],
    [73, 'virtual-courts', 'volleyball', 'Salon sporları', 'Court sports'],
  ],
};

const types = [
  'casino',
  'live_casino',
  'games',
  'tv_games',
  'bingo',
  'virtual_games',
] as const satisfies readonly GameType[];

export const categories: readonly Category[] = types.flatMap((type) =>
  rows[type].map(([id, slug, icon, tr, en, homePage]) => ({
    id,
    slug,
    type,
    name: { tr, en },
    icon,
    homePage: homePage === 'home',
  })),
);
