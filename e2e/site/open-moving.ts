import { brandUrl } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';

import { openHydrated } from '../visit.ts';

export interface Opening {
  readonly address?: string;
  readonly slug?: string;
  readonly isStill?: boolean;
}

/** A page of a brand, with motion by default. */
export async function openMoving(
  page: Page,
  { address = '/', slug, isStill = false }: Opening = {},
): Promise<Page> {
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, (slug === undefined ? '' : brandUrl(slug)) + address);
  return page;
}
