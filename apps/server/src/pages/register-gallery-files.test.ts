import { brandStyle, loadBrands } from '@baize/brand';
import Fastify from 'fastify';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { registerGalleryFiles } from './register-gallery-files.ts';

const brands = loadBrands(path.join(import.meta.dirname, '../../../../brands'));
const app = Fastify();
registerGalleryFiles(app, brands);

describe('the files of the gallery', () => {
  it('name every installed brand, and nothing of it but its name and scheme', async () => {
    const list = await app.inject('/__ui/brands.json');
    expect(list.json()).toHaveLength(brands.length);
    expect(list.json()).toContainEqual({ slug: 'baize', name: 'Baize', scheme: 'dark' });
  });

  it('hold the style that the pages of a brand carry', async () => {
    for (const brand of brands) {
      const style = await app.inject(`/__ui/brands/${brand.slug}.css`);
      expect(style.headers['content-type']).toContain('text/css');
      expect(style.body).toBe(brandStyle(brand));
    }
    expect((await app.inject('/__ui/brands/nothing.css')).statusCode).toBe(404);
  });
});
