import type { Language, Query, Reply } from '@baize/contract';

import type { CatalogueContext } from '../catalogue/index.ts';
import { belongsTo } from './belongs-to.ts';
import { describeSlider } from './describe-slider.ts';

/** The banners of one lobby, in their order. */
export async function listSliders(
  { games, brand }: Pick<CatalogueContext, 'games' | 'brand'>,
  { type }: Pick<Query<'GET /sliders'>, 'type'>,
  language: Language,
): Promise<Reply<'GET /sliders'>> {
  const rows = games.content.sliders.filter((row) => row.type === type).filter(belongsTo(brand));
  return { success: true, sliders: rows.map((row) => describeSlider(row, language)) };
}
