import type { Reply } from '@baize/contract';

import { textIn } from '../text-in.ts';
import type { CatalogueContext } from '../catalogue/index.ts';
import { cleanHtml } from './clean-html.ts';
import { describePromotion, type PromotionRow } from './describe-promotion.ts';

/** Rows of the brand in their order, those that are over included. */
export function brandPromotions({ games, brand }: Pick<CatalogueContext, 'games' | 'brand'>): PromotionRow[] {
  return games.content.promotions.filter(({ siteId }) => siteId === null || siteId === brand.siteId);
}

export function isRunning({ endsAt }: PromotionRow, now: Date): boolean {
  return endsAt === null || endsAt > now;
}

/** The promotions of the brand that have not ended, in their order. */
export function runningPromotions(
  context: Pick<CatalogueContext, 'games' | 'brand' | 'clock'>,
): PromotionRow[] {
  const now = context.clock.now();
  return brandPromotions(context).filter((row) => isRunning(row, now));
}

export async function listPromotions(context: CatalogueContext): Promise<Reply<'GET /promotions'>> {
  const { language } = context;
  const promotions = runningPromotions(context).map((row) => {
    const card = describePromotion(row, language);
    const description = textIn(row, 'description', language);
    return { ...card, detail_image: card.image, description: cleanHtml(description) };
  });
  return { success: true, promotions };
}
