import { RANKS, rankOf, suitOf } from '@baize/games/tables/layouts';

import type { NamedHand } from '../table-messages.ts';
import type { RoomTexts } from '../texts/room-texts.ts';

type Named = Pick<NamedHand, 'kind' | 'ranks'>;

const HOUSE = 'house:';

/** A name without what marks an opponent of the house. */
export const shownName = (player: string): string =>
  player.startsWith(HOUSE) ? player.slice(HOUSE.length) : player;

export const isOfHouse = (player: string): boolean => player.startsWith(HOUSE);

const turkishRanks: Readonly<Record<string, string>> = { A: 'as', K: 'papaz', Q: 'kız', J: 'vale' };
const turkishUpTo: Readonly<Record<string, string>> = {
  A: 'asa',
  K: 'papaza',
  Q: 'kıza',
  J: 'valeye',
  10: '10’a',
  9: '9’a',
  8: '8’e',
  7: '7’ye',
  6: '6’ya',
  5: '5’e',
};
/** As after the name of a suit. */
const turkishOfSuit: Readonly<Record<string, string>> = {
  A: 'ası',
  K: 'papazı',
  Q: 'kızı',
  J: 'valesi',
  10: '10’lusu',
  9: '9’lusu',
  8: '8’lisi',
  7: '7’lisi',
  6: '6’lısı',
  5: '5’lisi',
  4: '4’lüsü',
  3: '3’lüsü',
  2: '2’lisi',
};
const englishRanks: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  10: 'ten',
  9: 'nine',
  8: 'eight',
  7: 'seven',
  6: 'six',
  5: 'five',
  4: 'four',
  3: 'three',
  2: 'two',
};

const keyOf = (rank: number | undefined): string => RANKS[rank ?? 0] ?? '';
const turkish = (rank: number | undefined): string => turkishRanks[keyOf(rank)] ?? keyOf(rank);
const english = (rank: number | undefined): string => englishRanks[keyOf(rank)] ?? '';
const plural = (rank: number | undefined): string => (keyOf(rank) === '6' ? 'sixes' : `${english(rank)}s`);

/** `İki per: as ve kız`, `Straight to the ace`. */
export function handWords(lang: 'tr' | 'en', { kind, ranks }: Named): string {
  return lang === 'tr' ? turkishHand(kind, ranks) : englishHand(kind, ranks);
}

function turkishHand(kind: Named['kind'], [first, second]: Named['ranks']): string {
  const upTo = turkishUpTo[keyOf(first)] ?? turkish(first);
  const words: Readonly<Record<Named['kind'], string>> = {
    'high-card': `Yüksek kart: ${turkish(first)}`,
    pair: `Per: ${turkish(first)}`,
    'two-pair': `İki per: ${turkish(first)} ve ${turkish(second)}`,
    'three-of-a-kind': `Üçlü: ${turkish(first)}`,
    straight: `Kent, ${upTo} kadar`,
    flush: `Renk, en yükseği ${turkish(first)}`,
    'full-house': `Ful: üç ${turkish(first)}, iki ${turkish(second)}`,
    'four-of-a-kind': `Kare: ${turkish(first)}`,
    'straight-flush': `Sıralı renk, ${upTo} kadar`,
    'royal-flush': 'Floş royal',
  };
  return words[kind];
}

function englishHand(kind: Named['kind'], [first, second]: Named['ranks']): string {
  const words: Readonly<Record<Named['kind'], string>> = {
    'high-card': `High card: ${english(first)}`,
    pair: `Pair of ${plural(first)}`,
    'two-pair': `Two pair, ${plural(first)} and ${plural(second)}`,
    'three-of-a-kind': `Three ${plural(first)}`,
    straight: `Straight to the ${english(first)}`,
    flush: `Flush, ${english(first)} high`,
    'full-house': `Full house, ${plural(first)} over ${plural(second)}`,
    'four-of-a-kind': `Four ${plural(first)}`,
    'straight-flush': `Straight flush to the ${english(first)}`,
    'royal-flush': 'Royal flush',
  };
  return words[kind];
}

/** `maça ası`, `ace of spades`. */
export function cardWords(lang: 'tr' | 'en', suits: RoomTexts['suits'], card: number): string {
  const suit = suits[suitOf(card)];
  const rank = rankOf(card);
  return lang === 'tr' ? `${suit} ${turkishOfSuit[keyOf(rank)] ?? ''}` : `${english(rank)} of ${suit}`;
}
