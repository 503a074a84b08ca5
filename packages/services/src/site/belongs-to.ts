import type { Brand } from '@baize/brand';

/** Rows without a site id belong to every brand. */
export function belongsTo(
  brand: Pick<Brand, 'siteId'>,
): (row: { readonly siteId: number | null }) => boolean {
  return ({ siteId }) => siteId === null || siteId === brand.siteId;
}
