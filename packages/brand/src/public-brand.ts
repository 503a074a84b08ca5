import { createHash } from 'node:crypto';

import type { SiteOptions } from '@baize/contract';

import type { Brand, Language } from './brand.ts';
import { assetUrl, describeSite } from './describe-site.ts';
import type { Traits } from './traits.ts';

export type LevelPage = 'level' | 'case';

/** A brand's data for the browser, as plain JSON. */
export interface PublicBrand {
  readonly siteId: number;
  readonly slug: string;
  readonly scheme: 'dark' | 'light';
  /** Colour of the browser's bars, and of the page before the first paint. */
  readonly themeColor: string;
  readonly options: SiteOptions;
  /** Countries that the brand does not serve. */
  readonly restrictedCountries: readonly string[];
  readonly traits: Traits;
  /** Pages of levels that the brand has; their addresses are the server's alone. */
  readonly levelPages: readonly LevelPage[];
  /** Origin of the captcha's script; null if the brand has no widget. */
  readonly captchaOrigin: string | null;
  /** Address of the live-table provider's socket; null if there is none. */
  readonly liveFeedUrl: string | null;
  /** Texts of this brand that override the catalogue's, by message key. */
  readonly messages: Readonly<Record<string, string>>;
  /** Aspect ratios of the logo and the mobile logo, so that nothing moves when they load. */
  readonly logoRatios: readonly [wide: number, narrow: number];
  /** Changes with the text of the notice in either language; null if there is none. */
  readonly noticeKey: string | null;
  /** Art for the first banner, shown over the signature surface; null for the banner's own picture. */
  readonly heroArt: string | null;
  /** Display font files to preload. */
  readonly displayFonts: readonly string[];
}

/** For logos without a known size. */
const DEFAULT_RATIO = 4;

function logoRatio(brand: Brand, file: string): number {
  const [width, height] = brand.assets.get(file)?.size ?? [DEFAULT_RATIO, 1];
  return Math.round((width / height) * 100) / 100;
}

function noticeKey({ options: { notice } }: Brand): string | null {
  if (notice === undefined) return null;
  return createHash('sha256').update(`${notice.tr}\n${notice.en}`).digest('hex').slice(0, 10);
}

/** Without its address, or that of the partner, a page does not exist. */
function levelPages({ traits, options }: Brand): readonly LevelPage[] {
  if (!traits['extras.levelPages']) return [];
  const pages = [
    ['level', options.level_url],
    ['case', options.case_url],
  ] as const;
  return pages.filter(([, address]) => address !== undefined).map(([page]) => page);
}

/** Addresses of third parties that pages connect to. */
export interface PageProviders {
  readonly captchaOrigin?: string | undefined;
  readonly liveFeedUrl?: string | undefined;
}

/** The part of a brand that a page in one language contains. */
export function publicBrand(
  brand: Brand,
  language: Language,
  geo: string,
  { captchaOrigin, liveFeedUrl }: PageProviders = {},
): PublicBrand {
  const { displayFont, heroArt, scheme } = brand.theme;
  return {
    siteId: brand.siteId,
    slug: brand.slug,
    scheme,
    themeColor: brand.tokens.head,
    options: describeSite(brand, language, geo),
    restrictedCountries: brand.restrictedCountries,
    traits: brand.traits,
    levelPages: levelPages(brand),
    captchaOrigin: brand.options.keys.TURNSTILE_SITE_KEY === undefined ? null : (captchaOrigin ?? null),
    liveFeedUrl: liveFeedUrl ?? null,
    messages: brand.messages[language],
    logoRatios: [logoRatio(brand, brand.options.logo), logoRatio(brand, brand.options.logo_mobile)],
    noticeKey: noticeKey(brand),
    heroArt: heroArt === undefined ? null : assetUrl(brand, heroArt),
    displayFonts: [assetUrl(brand, displayFont.file), assetUrl(brand, displayFont.turkishFile)],
  };
}
