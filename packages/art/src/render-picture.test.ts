import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { renderPicture } from './render-picture.ts';
import { compositions, type PictureSpec } from './vocabulary.ts';

const spec: PictureSpec = {
  name: 'gece-kurdu',
  seed: 3,
  shape: 'portrait',
  composition: 'night',
  lettering: 'slab',
  palette: 'night',
  title: 'Gece Kurdu',
  hero: 'game:wolf-head:silver',
  sides: ['full-moon'],
};

describe('renderPicture', () => {
  it.each(compositions.filter((composition) => composition !== 'mark'))(
    'fills the sheet of %s',
    async (composition) => {
      const picture = sharp(await renderPicture({ ...spec, composition }, 60));
      const { width, height, format } = await picture.metadata();
      expect({ width, height, format }).toEqual({ width: 60, height: 80, format: 'heif' });
      const { channels } = await picture.stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    },
  );

  it('is deterministic', async () => {
    const [one, other] = [await renderPicture(spec, 60), await renderPicture(spec, 60)];
    expect(one.equals(other)).toBe(true);
  });

  it('keeps the background of a mark transparent', async () => {
    const mark = await renderPicture({ ...spec, shape: 'mark', composition: 'mark' }, 160);
    const { format, hasAlpha } = await sharp(mark).metadata();
    expect({ format, hasAlpha }).toEqual({ format: 'heif', hasAlpha: true });
  });
});
