import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';

export const phoneAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36';

export const tiles = (page: Page): Promise<number> => page.locator('.game-grid .tile').count();
export const firstName = (page: Page): Promise<string> =>
  page.locator('.game-grid .tile-name').first().innerText();

/** A page as a browser gets it, and the picture that a header lets it load ahead. */
export async function linkedPicture(
  address: string,
  agent: string,
): Promise<{ readonly preloaded: string | undefined; readonly html: string }> {
  const { siteUrl } = runningSite();
  const answer = await fetch(siteUrl + address, { headers: { 'user-agent': agent } });
  const preloaded = /^<([^>]+)>; rel=preload; as=image; fetchpriority=high$/.exec(
    answer.headers.get('link') ?? '',
  )?.[1];
  return { preloaded, html: await answer.text() };
}
