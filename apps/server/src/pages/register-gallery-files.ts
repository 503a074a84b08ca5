import { type Brand, brandStyle } from '@baize/brand';
import type { FastifyInstance } from 'fastify';

/** What the gallery of parts shows of all brands on one page: their names, and the style of each. */
export function registerGalleryFiles(app: FastifyInstance, brands: readonly Brand[]): void {
  app.get('/__ui/brands.json', (_, reply) => {
    const list = brands.map(({ slug, options: { name }, theme: { scheme } }) => ({ slug, name, scheme }));
    return reply.header('cache-control', 'no-cache').send(list);
  });
  for (const brand of brands) {
    const style = brandStyle(brand);
    app.get(`/__ui/brands/${brand.slug}.css`, (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
    );
  }
}
