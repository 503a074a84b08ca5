import { symbolExists } from '@baize/art';
import { describe, expect, it } from 'vitest';

import { demoGames } from '../catalogue.ts';
import { banners } from '../site/banners.ts';
import { promotions } from '../site/promotions.ts';
import { stories } from '../site/stories.ts';
import { studios } from '../studios.ts';
import { englishCover } from './english-cover.ts';
import { ownHeroes } from './own-heroes.ts';
import { committedPictures, pictureSpecs } from './picture-specs.ts';
import { studioPicture } from './studio-pictures.ts';

const known = pictureSpecs();
const specs = [...known.values()];

describe('the demo pictures', () => {
  it('give every game its own', () => {
    const drawings = demoGames().map(({ picture }) => JSON.stringify({ ...picture, name: '' }));
    expect(new Set(drawings).size).toBe(demoGames().length);
    expect(demoGames().filter((game) => known.get(game.picture.name) !== game.picture)).toEqual([]);
  });

  it('write its name in both languages, if it has two', () => {
    const named = demoGames().flatMap((game) => {
      const cover = englishCover(game);
      return cover ? [[game, cover] as const] : [];
    });
    expect(named.length).toBeGreaterThan(1_200);
    for (const [{ name, picture }, cover] of named) {
      expect([picture.title, cover.title]).toEqual([name.tr, name.en]);
      expect(known.get(cover.name)).toEqual(cover);
    }
  });

  it('never repeat hero, composition and colours among slots', () => {
    const slots = demoGames().filter((game) => game.math.mechanic !== undefined);
    const drawings = slots.map(({ picture: { hero, composition, palette } }) =>
      [hero, composition, palette].join(),
    );
    expect(slots.length - new Set(drawings).size).toBeLessThan(slots.length / 50);
  });

  it('use only symbols that exist', () => {
    const refs = specs.flatMap((spec) => [spec.hero, ...spec.sides.map((side) => `emoji:${side}`)]);
    expect([...new Set(refs)].filter((ref) => !symbolExists(ref))).toEqual([]);
  });

  it('give games their own heroes by existing slugs', () => {
    const slugs = new Set(demoGames().map(({ slug }) => slug));
    expect(Object.keys(ownHeroes).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('include every picture of the site, main banners in all formats', () => {
    const shown = [
      ...studios.map(({ slug }) => studioPicture(slug)),
      ...stories.map(({ picture }) => picture),
      ...promotions.map(({ picture }) => picture),
      ...banners.flatMap(({ picture, placement }) =>
        placement === 'main' ? [picture, `${picture}-near`, `${picture}-tall`] : [picture],
      ),
    ];
    expect(shown.filter((stem) => !known.has(stem))).toEqual([]);
    const committed = committedPictures();
    expect(shown.filter((stem) => !committed.includes(stem))).toEqual([]);
  });

  it('are committed for the first pages only', () => {
    const stems = committedPictures();
    expect(new Set(stems).size).toBe(stems.length);
    expect(stems.filter((stem) => !known.has(stem))).toEqual([]);
    expect(stems.length).toBeLessThan(400);
  });

  it('have file names of letters, digits and hyphens', () => {
    expect(specs.map((spec) => spec.name).filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
  });
});
