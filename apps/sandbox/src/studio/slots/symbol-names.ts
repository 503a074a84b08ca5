import { type LowName, lowNames, symbolName } from '@baize/art';
import type { SlotSymbol } from '@baize/games';

import type { GameLooks } from '../art/game-looks.ts';
import { SLOT_TEXTS } from './slot-texts.ts';

const names: Readonly<Record<'tr' | 'en', Readonly<Record<LowName, string>>>> = {
  tr: {
    amber: 'kehribar',
    amethyst: 'ametist',
    bean: 'fasulye şekeri',
    cherries: 'kiraz',
    clubs: 'sinek',
    crown: 'taç',
    diamonds: 'karo',
    drop: 'damla',
    emerald: 'zümrüt',
    grapes: 'üzüm',
    heart: 'kalp',
    hearts: 'kupa',
    lemon: 'limon',
    orange: 'portakal',
    plum: 'erik',
    ruby: 'yakut',
    sapphire: 'safir',
    spades: 'maça',
    star: 'yıldız',
    strawberry: 'çilek',
    swirl: 'burgu şeker',
    watermelon: 'karpuz',
  },
  en: {
    amber: 'amber',
    amethyst: 'amethyst',
    bean: 'jelly bean',
    cherries: 'cherries',
    clubs: 'clubs',
    crown: 'crown',
    diamonds: 'diamonds',
    drop: 'drop',
    emerald: 'emerald',
    grapes: 'grapes',
    heart: 'heart',
    hearts: 'hearts',
    lemon: 'lemon',
    orange: 'orange',
    plum: 'plum',
    ruby: 'ruby',
    sapphire: 'sapphire',
    spades: 'spades',
    star: 'star',
    strawberry: 'strawberry',
    swirl: 'swirl',
    watermelon: 'watermelon',
  },
};

/** The most valuable one first. */
const HIGHS = ['a', 'b', 'c', 'd', 'e'] as const;

/** What the symbols of a game are called, after what they show. */
export function symbolNames(
  code: string,
  lang: 'tr' | 'en',
  looks: GameLooks,
): Readonly<Record<SlotSymbol, string>> {
  const spec = looks.specOf(code);
  const lows = Object.entries(lowNames(spec)).map(([letter, name]) => [letter, names[lang][name]]);
  const highs = [spec.picture.hero, ...spec.companions].flatMap((ref, place) => {
    const name = symbolName(ref, lang);
    return name === undefined ? [] : [[HIGHS[place], name]];
  });
  return { ...SLOT_TEXTS[lang].symbols, ...Object.fromEntries([...lows, ...highs]) };
}
