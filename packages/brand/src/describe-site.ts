import type { SiteOptions } from '@baize/contract';

import type { Brand, Language } from './brand.ts';
import { plainText } from './plain-text.ts';

/** Options that are sent as they are in the brand's file. */
const plainOptions = [
  'name',
  'domain',
  'license_domain',
  'css',
  'web_live_support',
  'mobile_live_support',
  'request_bonus_url',
  'wheel_of_fortune_url',
  'golden_treasure_url',
  'app_url',
  'tv_domain',
  'live_score_url',
  'sport',
  'poker',
  'turnstile_validation',
  'keys',
  'betradar',
  'betconstruct',
  'redlane',
  'telegram',
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'whatsapp',
  'linkedin',
  'tumblr',
  'pinterest',
  'reddit',
  'threads',
  'discord',
  'tiktok',
] as const satisfies readonly (keyof Brand['options'])[];

/** Address of an asset that the brand uses; loading checked that it exists. */
export function assetUrl(brand: Brand, file: string): string {
  const asset = brand.assets.get(file);
  if (asset === undefined) throw new Error(`Brand ${brand.slug} has no asset ${file}.`);
  return asset.url;
}

/** The site options of a brand in one language, in the shape of the options call. */
export function describeSite(brand: Brand, language: Language, geo: string): SiteOptions {
  const { options } = brand;
  const plain = Object.fromEntries(
    plainOptions.map((name) => [name, options[name]]).filter(([, value]) => value !== undefined),
    // Object.fromEntries loses the types; the list above is checked against the options.
  ) as Pick<Brand['options'], (typeof plainOptions)[number]>;
  return {
    ...plain,
    title: options.title[language],
    description: options.description[language],
    keywords: options.keywords[language],
    favicon: assetUrl(brand, options.favicon),
    logo: assetUrl(brand, options.logo),
    logo_mobile: assetUrl(brand, options.logo_mobile),
    active_domain: brand.activeDomain,
    ...(options.license_description && { license_description: options.license_description[language] }),
    ...(options.notice && { notice: plainText(options.notice[language]) }),
    user: { geo },
  };
}
