import type { Reply } from '@baize/contract';

import type { CatalogueContext } from '../catalogue/index.ts';
import { cleanHtml } from './clean-html.ts';
import { describePromotion } from './describe-promotion.ts';

/** The promotions of the brand that are still running, in their order. */
export async function listPromotions({
  games,
  brand,
  language,
  clock,
}: CatalogueContext): Promise<Reply<'GET /promotions'>> {
  const now = clock.now();
  const promotions = games.content.promotions
    .filter(({ siteId }) => siteId === null || siteId === brand.siteId)
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .map((row) => {
      const card = describePromotion(row, language);
      const description = language === 'tr' ? row.descriptionTr : row.descriptionEn;
      return { ...card, detail_image: card.image, description: cleanHtml(description) };
    });
  return { success: true, promotions };
}
