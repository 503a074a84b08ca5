import { SYMBOLS } from '@baize/games';
import { describe, expect, it } from 'vitest';

import { drawAtlas } from './draw-atlas.ts';
import { drawScene } from './draw-scene.ts';
import { artOfHero } from './pictures.ts';
import { themeForGame } from './theme-for-game.ts';
import type { Theme } from './theme.ts';
import { THEMES } from './themes.ts';

/** Relative luminance as defined in WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(THEMES.map((theme): [string, Theme] => [theme.id, theme]))('the theme %s', (_, theme) => {
  it('has a distinct picture for each symbol, and unique names of gradients', () => {
    const atlas = drawAtlas(theme, null);
    expect(atlas.match(/<svg x="/g)).toHaveLength(SYMBOLS.length);
    const names = [...atlas.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [, name] of atlas.matchAll(/url\(#([^)]+)\)/g)) expect(names).toContain(name);
    const pictures = Object.values(theme.art).map((art) => art.split(':')[1]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('has boards and bars dark enough for white text', () => {
    for (const surface of [theme.board, theme.bar]) {
      expect(1.05 / (luminance(surface) + 0.05)).toBeGreaterThan(7);
    }
  });

  it('draws a deterministic horizon for each game', () => {
    expect(drawScene(theme, '1')).toBe(drawScene(theme, '1'));
    if (theme.skyline !== 'curtain' && theme.skyline !== 'waves') {
      expect(drawScene(theme, '1')).not.toBe(drawScene(theme, '2'));
    }
  });
});

describe('themeForGame', () => {
  it.each([
    ['Ejder Hazinesi', 'dragon'],
    ['Klasik Meyve', 'fruit'],
    ['Altın Firavun', 'egypt'],
    ['IŞIKLI OKYANUS', 'sea'],
    ['Büyük Sahne', 'stage'],
    ['Buz Krallığı', 'ice'],
    ['Gece Kulübü', 'stage'],
    ['Gece Kurdu', 'night'],
    ['Şanslı Yonca', 'forest'],
    ['Hazine Odası', 'pirate'],
  ])('matches the name %s with the theme %s', (name, theme) => {
    expect(themeForGame({ code: '1', name }).id).toBe(theme);
  });

  it('chooses by code if no keyword matches, always the same', () => {
    const picks = Array.from(
      { length: 200 },
      (_, code) => themeForGame({ code: String(code), name: 'Xyz' }).id,
    );
    expect(new Set(picks).size).toBe(THEMES.length);
    expect(themeForGame({ code: '5', name: 'Xyz' }).id).toBe(picks[5]);
  });
});

describe('artOfHero', () => {
  const theme = themeForGame({ code: '1', name: 'Ejder' });

  it.each([
    ['game:cobra:jade', 'g:cobra:jade'],
    ['game:cobra', 'g:cobra:gold'],
    ['game:cobra:granite', 'g:cobra:gold'],
    ['emoji:cherries', 'f:cherries'],
    ['emoji:gem-stone', null],
    ['game:no-such-thing', null],
    ['wheel', null],
    ['', null],
  ])('turns %j into the picture %j', (hero, art) => {
    expect(artOfHero(hero, theme)).toBe(art);
  });
});
