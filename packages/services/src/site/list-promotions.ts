import type { Reply } from '@baize/contract';

import { textIn } from '../text-in.ts';
import type { CatalogueContext } from '../catalogue/index.ts';
import { cleanHtml } from './clean-html.ts';
import { describePromotion, type PromotionRow } from './describe-promotion.ts';

/** The brand's promotions in their order, including those that have ended. */
export function brandPromotions({ games, brand }: Pick<CatalogueContext, 'games' | 'brand'>): PromotionRow[] {
  return games.content.promotions.filter(({ siteId }) => siteId === null || siteId === brand.siteId);
}

export function isRunning({ endsAt }: PromotionRow, now: Date): boolean {
  return endsAt === null || endsAt > now;
}

/** Rows of the brand's running promotions, in their order. */
export function runningPromotions(
  context: Pick<CatalogueContext, 'games' | 'brand' | 'clock'>,
): PromotionRow[] {
  const now = context.clock.now();
  return brandPromotions(context).filter((row) => isRunning(row, now));
}

/** The brand's running promotions, in their order. */
export async function listPromotions(context: CatalogueContext): Promise<Reply<'GET /promotions'>> {
  const { language } = context;
  const promotions = runningPromotions(context).map((row) => {
    const card = describePromotion(row, context);
    const description = textIn(row, 'description', language);
    return { ...card, detail_image: card.image, description: cleanHtml(description) };
  });
  return { success: true, promotions };
}
