import { type GalleryInput, parseGallery } from '../addresses/gallery-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

/** Every part of the interface in every state, for developers. */
export const galleryRoute = defineRoute<GalleryInput>({
  paths: [paths.gallery],
  access: 'any',
  title: 'site_gallery_title',
  bodyClass: 'gallery-page',
  frame: 'bare',
  searchNames: ['brand'],
  parse: (_, search) => parseGallery(search),
  source: 'areas/site/gallery-page.tsx',
  view: async () => (await import('../areas/site/gallery-page.tsx')).GalleryPage,
});
