import { href } from './href.ts';
import * as paths from './paths.ts';

/** The brand in whose style the gallery is shown, if another one than the page's own. */
export interface GalleryInput {
  readonly brand: string | undefined;
}

const slug = /^[a-z0-9-]{1,40}$/;

export function parseGallery(search: URLSearchParams): GalleryInput {
  const brand = search.get('brand') ?? '';
  return { brand: slug.test(brand) ? brand : undefined };
}

export function galleryAddress({ brand }: GalleryInput): string {
  return href(paths.gallery, {}, { brand });
}

/** What the server says of the installed brands; see apps/server/src/pages/register-gallery-files.ts. */
export const galleryBrandsFile = `${paths.gallery}/brands.json`;

/** The style of a brand. */
export function galleryStyleFile(brand: string): string {
  return `${paths.gallery}/brands/${brand}.css`;
}
