import { composeAtlas, type GameArtSpec, symbolExists, symbolName } from '@baize/art';
import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { demoGames } from '../catalogue.ts';
import { themes } from '../themes/index.ts';
import { companies } from './companies.ts';
import { gameArt } from './game-art.ts';
import { isSameSubject } from './same-subject.ts';

const slots = demoGames().filter((game) => game.type === 'casino' && game.launchable);
const words = { wild: 'JOKER', scatter: 'BONUS', mini: 'MİNİ', minor: 'KÜÇÜK', major: 'BÜYÜK', grand: 'DEV' };
const KIBIBYTE = 1_024;
const HEAVY = 'emoji:folding-hand-fan';

describe('the art of the slots', () => {
  it('is of the same picture as the tile, and its companions are all different', () => {
    for (const game of slots) {
      const art = gameArt().get(String(game.id));
      if (art === undefined) continue;
      expect(art.picture).toBe(game.picture);
      const symbols = [art.picture.hero, ...art.companions, art.scatter];
      const alike = symbols.flatMap((one, place) =>
        symbols.slice(place + 1).filter((other) => isSameSubject(one, other)),
      );
      expect({ slug: game.slug, alike }).toEqual({ slug: game.slug, alike: [] });
    }
  });

  it.each(['tr', 'en'] as const)('has pictures with names of their own in %s', (lang) => {
    for (const [game, { picture, companions }] of gameArt()) {
      const names = [picture.hero, ...companions].map((symbol) => symbolName(symbol, lang));
      const known = names.filter((name) => name !== undefined);
      expect({ game, names: new Set(known).size }).toEqual({ game, names: 1 + companions.length });
    }
  });

  it('is missing for tables among the slots only', () => {
    const missing = slots.filter((game) => !gameArt().has(String(game.id)));
    expect(missing.filter((game) => !game.features.includes('table')).map((game) => game.slug)).toEqual([]);
  });

  it('has a company of existing symbols for each theme', () => {
    expect(themes.filter(({ key }) => !companies.has(key)).map(({ key }) => key)).toEqual([]);
    for (const [theme, { scatter, companions }] of companies) {
      const unknown = [scatter, ...companions].filter((name) => !symbolExists(`game:${name}`));
      expect({ theme, unknown }).toEqual({ theme, unknown: [] });
      expect(companions.length).toBeGreaterThanOrEqual(6);
      expect(new Set([scatter, ...companions]).size).toBe(companions.length + 1);
    }
  });

  it('is at most 60 KB, and a little more for a folding fan', () => {
    const byHero = new Map<string, GameArtSpec>();
    for (const art of gameArt().values()) byHero.set(art.picture.hero, art);
    const heroes = [...byHero].filter(([hero], at) => takesAll() || hero === HEAVY || at % 12 === 0);
    const heavy = heroes.filter(([, art]) => composeAtlas(art, words).length > 60 * KIBIBYTE);
    expect(heavy.map(([hero]) => hero)).toEqual([HEAVY]);
  });
});

describe('isSameSubject', () => {
  it.each([
    ['game:wolf-head:silver', 'game:direwolf', true],
    ['emoji:horse', 'game:horse-head:gold', true],
    ['emoji:ox', 'game:bull-horns', true],
    ['game:sea-turtle', 'game:sea-dragon', false],
    ['game:pirate-hat', 'game:western-hat', true],
    ['game:pirate-flag', 'game:pirate-hat', false],
    ['sevens', 'game:seven-pointed-star', false],
    ['owl', 'emoji:owl', true],
  ])('of %s and %s is %s', (one, other, isSame) => {
    expect(isSameSubject(one, other)).toBe(isSame);
  });
});
