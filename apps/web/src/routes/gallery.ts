import { defineRoute } from '../shell/router/route.ts';

/** Every part of the interface in every state, for the people who build it. */
export const galleryRoute = defineRoute<undefined>({
  paths: ['/__ui'],
  access: 'any',
  title: 'site_gallery_title',
  bodyClass: 'gallery',
  frame: 'bare',
  parse: () => undefined,
  source: 'areas/site/gallery-page.tsx',
  view: async () => (await import('../areas/site/gallery-page.tsx')).GalleryPage,
});
