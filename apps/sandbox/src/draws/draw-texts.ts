/** What all shared draws say. */
const tr = {
  next: 'Sonraki çekiliş',
  closing: 'Satış kapandı',
  players: '{count} oyuncu',
  order: 'Oyna',
  sold: 'Bahsiniz alındı: {amount}.',
  wins: '{amount} kazandınız.',
  back: '{amount} geri döndü.',
  lost: 'Bu çekilişte kazancınız yok.',
  mine: 'Bahisleriniz',
  noBets: 'Bu çekilişte bahsiniz yok.',
  clear: 'Temizle',
  last: 'Son sonuçlar',
  lostLink: 'Bağlantı koptu, yeniden bağlanılıyor…',
  nextRound: 'sonraki çekiliş',
};
const en: typeof tr = {
  next: 'Next draw',
  closing: 'Sales closed',
  players: 'Players: {count}',
  order: 'Play',
  sold: 'Your bet is in: {amount}.',
  wins: 'You won {amount}.',
  back: '{amount} came back.',
  lost: 'No win for you in this draw.',
  mine: 'Your bets',
  noBets: 'You have no bets in this draw.',
  clear: 'Clear',
  last: 'Last results',
  lostLink: 'The connection was lost, connecting again…',
  nextRound: 'next draw',
};
export const DRAW_TEXTS = { tr, en };
export type DrawTexts = typeof tr;
