import { createHash } from 'node:crypto';

import type { SiteOptions } from '@baize/contract';

import type { Brand, Language } from './brand.ts';
import { assetUrl, describeSite } from './describe-site.ts';
import type { Traits } from './traits.ts';

/** What the browser is told of a brand; plain data that survives JSON. */
export interface PublicBrand {
  readonly siteId: number;
  readonly slug: string;
  readonly scheme: 'dark' | 'light';
  /** Colour of the browser's own bars, and the page behind the first paint. */
  readonly themeColor: string;
  readonly options: SiteOptions;
  /** Countries that the brand does not serve. */
  readonly restrictedCountries: readonly string[];
  readonly traits: Traits;
  /** Origin that serves the captcha's script; null where the brand has no widget. */
  readonly captchaOrigin: string | null;
  /** Address of the live-table provider's socket; null where there is none. */
  readonly liveFeedUrl: string | null;
  /** Texts of this brand, by message key, that go before the catalogue's. */
  readonly messages: Readonly<Record<string, string>>;
  /** Width over height of the logo and its narrow form, so that nothing beside them moves when they come. */
  readonly logoRatios: readonly [wide: number, narrow: number];
  /** Changes with the words of the notice in either language; null where there is none. */
  readonly noticeKey: string | null;
  /** Art for the first banner, to be laid over the signature surface and its inks; null leaves its picture. */
  readonly heroArt: string | null;
  /** Display face files worth preloading. */
  readonly displayFonts: readonly string[];
}

/** Of a logo that does not tell, that of the others. */
const USUAL_RATIO = 4;

function logoRatio(brand: Brand, file: string): number {
  const [width, height] = brand.assets.get(file)?.size ?? [USUAL_RATIO, 1];
  return Math.round((width / height) * 100) / 100;
}

function noticeKey({ options: { notice } }: Brand): string | null {
  if (notice === undefined) return null;
  return createHash('sha256').update(`${notice.tr}\n${notice.en}`).digest('hex').slice(0, 10);
}

/** Where the third parties that a page itself talks to are. */
export interface PageProviders {
  readonly captchaOrigin?: string | undefined;
  readonly liveFeedUrl?: string | undefined;
}

/** The part of a brand that a page in one language carries. */
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
    captchaOrigin: brand.options.keys.TURNSTILE_SITE_KEY === undefined ? null : (captchaOrigin ?? null),
    liveFeedUrl: liveFeedUrl ?? null,
    messages: brand.messages[language],
    logoRatios: [logoRatio(brand, brand.options.logo), logoRatio(brand, brand.options.logo_mobile)],
    noticeKey: noticeKey(brand),
    heroArt: heroArt === undefined ? null : assetUrl(brand, heroArt),
    displayFonts: [assetUrl(brand, displayFont.file), assetUrl(brand, displayFont.turkishFile)],
  };
}
