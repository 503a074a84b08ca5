import { describeSite } from '@baize/brand';
import type { Reply } from '@baize/contract';

import type { Context } from '../context.ts';

/**
 * The brand's options.
 *
 * @param geo two letters of the visitor's country, empty if no trusted proxy has sent it
 */
export async function siteOptions(
  { brand, language }: Pick<Context, 'brand' | 'language'>,
  geo = '',
): Promise<Reply<'GET /options'>> {
  return { success: true, data: describeSite(brand, language, geo) };
}
