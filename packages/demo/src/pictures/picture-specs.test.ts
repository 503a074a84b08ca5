import { symbolExists } from '@baize/art';
import { describe, expect, it } from 'vitest';

import { demoGames } from '../catalogue.ts';
import { banners } from '../site/banners.ts';
import { promotions } from '../site/promotions.ts';
import { stories } from '../site/stories.ts';
import { studios } from '../studios.ts';
import { ownHeroes } from './own-heroes.ts';
import { committedPictures, pictureSpecs } from './picture-specs.ts';
import { studioPicture } from './studio-pictures.ts';

const specs = [...pictureSpecs().values()];

describe('the pictures of the demo', () => {
  it('gives every game one of its own', () => {
    const looks = demoGames().map(({ picture }) => JSON.stringify({ ...picture, name: '' }));
    expect(new Set(looks).size).toBe(demoGames().length);
    expect(demoGames().filter((game) => pictureSpecs().get(game.picture.name) !== game.picture)).toEqual([]);
  });

  it('paints no two slots with the same hero, composition and colours', () => {
    const slots = demoGames().filter((game) => game.launchable);
    const looks = slots.map(({ picture: { hero, composition, palette } }) =>
      [hero, composition, palette].join(),
    );
    expect(slots.length - new Set(looks).size).toBeLessThan(slots.length / 50);
  });

  it('uses only symbols that exist', () => {
    const refs = specs.flatMap((spec) => [spec.hero, ...spec.sides.map((side) => `emoji:${side}`)]);
    expect([...new Set(refs)].filter((ref) => !symbolExists(ref))).toEqual([]);
  });

  it('gives games heroes of their own by slugs that exist', () => {
    const slugs = new Set(demoGames().map(({ slug }) => slug));
    expect(Object.keys(ownHeroes).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('has every picture that the site shows, main banners in all cuts', () => {
    const shown = [
      ...studios.map(({ slug }) => studioPicture(slug)),
      ...stories.map(({ picture }) => picture),
      ...promotions.map(({ picture }) => picture),
      ...banners.flatMap(({ picture, placement }) =>
        placement === 'main' ? [picture, `${picture}-near`, `${picture}-tall`] : [picture],
      ),
    ];
    expect(shown.filter((stem) => !pictureSpecs().has(stem))).toEqual([]);
    expect(shown.filter((stem) => !committedPictures().includes(stem))).toEqual([]);
  });

  it('commits what the first pages show and no more', () => {
    const stems = committedPictures();
    expect(new Set(stems).size).toBe(stems.length);
    expect(stems.filter((stem) => !pictureSpecs().has(stem))).toEqual([]);
    expect(stems.length).toBeLessThan(300);
  });

  it('names files by letters, digits and hyphens', () => {
    expect(specs.map((spec) => spec.name).filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
  });
});
