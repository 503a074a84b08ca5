import type { Language, Reply } from '@baize/contract';

import { type CatalogueContext, pictureAddress } from '../catalogue/index.ts';
import { belongsTo } from './belongs-to.ts';

/** The popup that the brand shows over its first page; its own takes precedence over the shared one. */
export async function readPopup(
  { games, brand }: Pick<CatalogueContext, 'games' | 'brand'>,
  language: Language,
): Promise<Reply<'GET /popup'>> {
  const rows = games.content.popups.filter(belongsTo(brand));
  const row = rows.find(({ siteId }) => siteId !== null) ?? rows[0];
  if (!row) return { success: true, data: null };
  const { id, url, picture, nameTr, nameEn } = row;
  const name = language === 'tr' ? nameTr : nameEn;
  return { success: true, data: { id, url, image: pictureAddress(picture, 'landscape'), picture, name } };
}
