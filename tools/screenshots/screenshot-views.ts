import { loadBrands } from '@baize/brand';
import type { screens } from '@baize/testkit/browser';
import path from 'node:path';

export type ScreenshotScreen = keyof typeof screens;

/** One page of one brand at one size. */
export interface ScreenshotView {
  /** Its name in the baselines, such as `lumen home phone`. */
  readonly name: string;
  readonly slug: string;
  readonly page: ScreenshotPage;
  readonly screen: ScreenshotScreen;
}

const addresses = { home: '/', lobby: '/casino' } as const;
export type ScreenshotPage = keyof typeof addresses;

const pages = ['home', 'lobby'] as const;
export const screenshotScreens = ['phone', 'tablet', 'desktop'] as const;

/** Number of cells of a downscaled screenshot: small enough to commit, fine enough that a button fills one. */
export const screenshotGrids: Readonly<
  Record<ScreenshotScreen, { readonly width: number; readonly height: number }>
> = {
  phone: { width: 24, height: 52 },
  tablet: { width: 30, height: 43 },
  desktop: { width: 45, height: 28 },
};

/** Both pages of every brand on a screen. */
export function screenshotViews(screen: ScreenshotScreen): readonly ScreenshotView[] {
  const brands = loadBrands(path.resolve(import.meta.dirname, '../../brands'));
  return brands.flatMap(({ slug }) =>
    pages.map((page) => ({ name: `${slug} ${page} ${screen}`, slug, page, screen })),
  );
}

/** The address of a view on a running site. */
export function addressOf({ slug, page }: ScreenshotView, siteUrl: string): string {
  const url = new URL(addresses[page], siteUrl);
  url.hostname = `${slug}.localhost`;
  return url.href;
}
