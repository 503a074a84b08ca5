import type { CardGame } from './card-game.ts';
import { redDog } from './red-dog.ts';
import { caribbeanRules, royalNightRules } from './stand-off/caribbean-stud.ts';
import { casinoHoldemRules, twoHandRules } from './stand-off/casino-holdem.ts';
import { createStandOff } from './stand-off/stand-off.ts';
import { threeCardRules } from './stand-off/three-card-poker.ts';
import { videoPokers } from './video-poker/pay-tables.ts';
import { createVideoPoker } from './video-poker/video-poker.ts';

/** Every card game against the house, by the play that names it. */
export const cardGames = {
  'cards/jacks-or-better': createVideoPoker(videoPokers['cards/jacks-or-better']),
  'cards/jacks-and-up': createVideoPoker(videoPokers['cards/jacks-and-up']),
  'cards/joker-poker': createVideoPoker(videoPokers['cards/joker-poker']),
  'cards/closed-poker': createVideoPoker(videoPokers['cards/closed-poker']),
  'cards/three-card-poker': createStandOff(threeCardRules),
  'cards/red-dog': redDog,
  'cards/casino-holdem': createStandOff(casinoHoldemRules),
  'cards/two-hand-holdem': createStandOff(twoHandRules),
  'cards/caribbean-stud': createStandOff(caribbeanRules),
  'cards/royal-night': createStandOff(royalNightRules),
} as const satisfies Readonly<Record<string, CardGame>>;

export type CardPlay = keyof typeof cardGames;

export function isCardPlay(play: string): play is CardPlay {
  return Object.hasOwn(cardGames, play);
}
