import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

/** Every part of the interface in every state, for developers. */
export const galleryRoute = defineRoute<undefined>({
  paths: [paths.gallery],
  access: 'any',
  title: 'site_gallery_title',
  bodyClass: 'gallery',
  frame: 'bare',
  parse: () => undefined,
  source: 'areas/site/gallery-page.tsx',
  view: async () => (await import('../areas/site/gallery-page.tsx')).GalleryPage,
});
