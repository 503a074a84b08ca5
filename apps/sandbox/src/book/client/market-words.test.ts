import { expect, it } from 'vitest';

import { MARKET_TEXTS } from '../texts/market-texts.ts';
import { marketTitle, pickText, shortPick } from './market-words.ts';

const named = (sport: string, market: string) => ({ sport, market, home: 'Toros', away: 'Karadeniz' });

it.each([
  ['football', 'full.result', 'Maç sonucu', 'Match result'],
  ['football', 'first.total.6', '1. yarı toplam gol', '1st half total goals'],
  ['football', 'full.homeTotal.6', 'Toros, toplam gol', 'Toros, total goals'],
  ['football', 'corners.total.38', 'Toplam korner', 'Total corners'],
  ['football', 'full.nextGoal.4', '4. golü kim atar', 'Who scores goal 4'],
  ['basketball', 'quarter3.handicap.-6', '3. çeyrek handikap', 'Quarter 3 handicap'],
  ['tennis', 'units.total.90', 'Toplam oyun', 'Total games'],
  ['tennis', 'units.handicap.-6', 'Oyun handikabı', 'Game handicap'],
  ['tennis', 'set2.handicap.-6', '2. set oyun handikabı', 'Set 2 game handicap'],
  ['tennis', 'set2.unit.5', '2. set, 5. oyunu kim alır', 'Set 2, who wins game 5'],
  ['tennis', 'full.score', 'Set skoru', 'Set score'],
  ['darts', 'set1.unit.3', '3. legi kim alır', 'Who wins leg 3'],
  ['darts', 'units.winner', 'Maçın galibi', 'Match winner'],
  ['rounds', 'set1.winner', '1. harita galibi', 'Map 1 winner'],
  ['ice-hockey', 'reg.result', 'Normal süre sonucu', 'Regular time, result'],
])('%s %s is called %s, or %s', (sport, market, tr, en) => {
  expect(marketTitle(named(sport, market), MARKET_TEXTS.tr)).toBe(tr);
  expect(marketTitle(named(sport, market), MARKET_TEXTS.en)).toBe(en);
});

it.each([
  ['full.result', 'X', 'Beraberlik', 'X'],
  ['full.doubleChance', '1X', 'Toros ya da Beraberlik', '1X'],
  ['full.total.10', 'over', '2,5 gol üstü', 'Üst'],
  ['full.handicap.-3', '1', 'Toros −0,75', 'Toros −0,75'],
  ['full.handicap.-3', '2', 'Karadeniz +0,75', 'Karadeniz +0,75'],
  ['full.handicap.0', '2', 'Karadeniz 0', 'Karadeniz 0'],
  ['full.bothScore', 'no', 'Karşılıklı gol yok', 'Yok'],
  ['full.score', '2-1', '2–1', '2–1'],
  ['full.nextGoal.4', 'none', 'Gol olmaz', 'Gol olmaz'],
  ['full.halfFull', 'X/1', 'Beraberlik / Toros', 'X/1'],
  ['full.winningMargin', '2:11+', 'Karadeniz 11+', 'Karadeniz 11+'],
  ['corners.total.38', 'under', '9,5 korner altı', 'Alt'],
])('the pick %s %s is %s on the slip and %s in a cell', (market, pick, text, short) => {
  expect(pickText(named('football', market), pick, MARKET_TEXTS.tr)).toBe(text);
  expect(shortPick(named('football', market), pick, MARKET_TEXTS.tr)).toBe(short);
});
