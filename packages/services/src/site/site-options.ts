import { describeSite } from '@baize/brand';
import type { Reply } from '@baize/contract';

import type { Context } from '../context.ts';

/**
 * What the brand says about itself.
 *
 * @param geo two letters of the visitor's country, empty where nobody trustworthy has told it
 */
export async function siteOptions(
  { brand, language }: Pick<Context, 'brand' | 'language'>,
  geo = '',
): Promise<Reply<'GET /options'>> {
  return { success: true, data: describeSite(brand, language, geo) };
}
