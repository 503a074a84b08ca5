import type { CourtMarket, CourtSport } from '@baize/games';

/** What all contests say. */
const tr = {
  order: 'Oyna',
  court: 'Saha',
  score: 'Skor',
  next: 'Sonraki karşılaşma',
  waiting: 'Karşılaşma başlamak üzere. Bahislerinizi yapın.',
  starting: 'Karşılaşma başlıyor…',
  over: 'Karşılaşma bitti: {winner} kazandı.',
  event: '{part} · {side}: {call}',
  versus: '{home} – {away}',
  odds: '{market}: {pick} {odds}',
  picked: '{count} bahis seçildi',
  past: 'Son karşılaşmalar',
  line: '{market} {line}',
  handicap: '{side} ({line})',
  margin: '{side}, {range} fark',
  picks: { X: 'Berabere', over: 'Üst', under: 'Alt', yes: 'Evet', no: 'Hayır' },
  common: [
    'Karşılaşma herkes için aynıdır. Satış kapanınca her sayı tarafların gücüne göre rastgele çekilir, sonuç kaydedilir ve sonra gösterilir.',
    'Oranlar bu çekilişin tam olasılıklarından hesaplanır. Her bahis tek başına sonuçlanır. Kulüpler ve oyuncular hayalidir.',
    'Karşılaşma oynatılamazsa bahisler iade edilir.',
  ],
};
const en: typeof tr = {
  order: 'Play',
  court: 'Court',
  score: 'Score',
  next: 'Next contest',
  waiting: 'The contest is about to begin. Place your bets.',
  starting: 'The contest begins…',
  over: 'It is over: {winner} won.',
  event: '{part} · {side}: {call}',
  versus: '{home} – {away}',
  odds: '{market}: {pick} {odds}',
  picked: 'Bets chosen: {count}',
  past: 'Last contests',
  line: '{market} {line}',
  handicap: '{side} ({line})',
  margin: '{side} by {range}',
  picks: { X: 'Tie', over: 'Over', under: 'Under', yes: 'Yes', no: 'No' },
  common: [
    'The contest is the same for everyone. When sales close, every point is drawn at random by the strengths of the sides, the result is stored, and then shown.',
    'Odds follow from the exact chances of this draw. Every bet stands alone. Clubs and players are invented.',
    'If the contest cannot be played, stakes are returned.',
  ],
};
export const COURT_TEXTS = { tr, en };

/** What a sport says in its own words. */
export interface SportTexts {
  /** `{n}` is the number of the period, set, leg or frame. */
  readonly part: string;
  /** What decides a tie; empty in sports without one. */
  readonly decider: string;
  readonly markets: Readonly<Partial<Record<CourtMarket, string>>>;
  readonly calls: Readonly<Record<string, string>>;
  readonly rules: readonly string[];
}

export type SportTextsOf = Readonly<Record<CourtSport, SportTexts>>;
export type CourtTexts = typeof tr & SportTexts;
