import { describe, expect, it } from 'vitest';

import { composePicture } from './compose-picture.ts';
import { compositions, letterings, paletteNames, type PictureSpec, shapes } from './vocabulary.ts';

const spec: PictureSpec = {
  name: 'altin-firavun',
  seed: 7,
  shape: 'portrait',
  composition: 'frame',
  lettering: 'roman',
  palette: 'sea',
  title: 'Işığın Şövalyesi',
  hero: 'game:pharoah:gold',
  sides: ['coin', 'gem-stone'],
};

describe('composePicture', () => {
  it.each(compositions)('draws %s deterministically, with unique ids', (composition) => {
    for (const shape of shapes) {
      const picture = composePicture({ ...spec, composition, shape });
      expect(composePicture({ ...spec, composition, shape })).toBe(picture);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
      const ids = [...picture.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...picture.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('draws another picture for another seed', () => {
    const drawn = [1, 2, 3, 4, 5].map((seed) => composePicture({ ...spec, seed, composition: 'night' }));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(letterings)('draws Turkish titles in %s', (lettering) => {
    const lettered = composePicture({ ...spec, lettering, title: 'ĞŞİI' });
    expect(lettered).not.toBe(composePicture({ ...spec, lettering, title: 'GSII' }));
    expect(lettered).not.toContain('<text');
  });

  it('has colours for every palette', () => {
    const drawn = paletteNames.map((palette) => composePicture({ ...spec, palette }));
    expect(new Set(drawn).size).toBe(paletteNames.length);
  });

  it('names a missing symbol', () => {
    expect(() => composePicture({ ...spec, hero: 'game:no-such-beast' })).toThrow('game:no-such-beast');
    expect(() => composePicture({ ...spec, composition: 'rays', sides: ['no-such-coin'] })).toThrow(
      'no-such-coin',
    );
  });
});
