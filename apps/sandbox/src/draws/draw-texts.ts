/** What all shared draws say. */
const tr = {
  next: 'Sonraki tur',
  closing: 'Satış kapandı',
  players: '{count} oyuncu',
  order: 'Oyna',
  sold: 'Bahsiniz alındı: {amount}.',
  wins: '{amount} kazandınız.',
  back: '{amount} geri döndü.',
  lost: 'Bu turda kazancınız yok.',
  mine: 'Bahisleriniz',
  noBets: 'Bu turda bahsiniz yok.',
  clear: 'Temizle',
  last: 'Son sonuçlar',
  lostLink: 'Bağlantı koptu, yeniden bağlanılıyor…',
  nextRound: 'sonraki tur',
};
const en: typeof tr = {
  next: 'Next round',
  closing: 'Sales closed',
  players: 'Players: {count}',
  order: 'Play',
  sold: 'Your bet is in: {amount}.',
  wins: 'You won {amount}.',
  back: '{amount} came back.',
  lost: 'No win for you in this round.',
  mine: 'Your bets',
  noBets: 'You have no bets in this round.',
  clear: 'Clear',
  last: 'Last results',
  lostLink: 'The connection was lost, connecting again…',
  nextRound: 'next round',
};
export const DRAW_TEXTS = { tr, en };
export type DrawTexts = typeof tr;
