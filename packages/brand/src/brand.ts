import type { Tokens } from './derive-tokens.ts';
import type { BrandOptions, BrandSms, Theme } from './schema.ts';
import type { Traits } from './traits.ts';

export type Language = 'tr' | 'en';

/** A file of a brand's assets folder, as the server answers it. */
export interface BrandAsset {
  readonly file: string;
  /** Where the bytes are on disk. */
  readonly path: string;
  /** Where players load it from; it changes with the bytes, so that it can be kept for ever. */
  readonly url: string;
  readonly contentType: string;
  /** Width and height of a drawing in its own units; absent for other files. */
  readonly size?: readonly [width: number, height: number];
}

/** One house: everything that the product knows of a brand, checked and whole. */
export interface Brand {
  readonly siteId: number;
  readonly slug: string;
  /** Normal spelling; the brand that has `localhost` is the default one. */
  readonly hosts: readonly string[];
  /** Where players of another host of this brand are sent; null keeps them where they are. */
  readonly activeDomain: string | null;
  /** Two letters each; their visitors get the restricted page. */
  readonly restrictedCountries: readonly string[];
  readonly options: BrandOptions;
  readonly theme: Theme;
  readonly sms: BrandSms;
  readonly traits: Traits;
  readonly tokens: Tokens;
  /** Texts in which this brand speaks otherwise than the catalogue, by message key. */
  readonly messages: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly assets: ReadonlyMap<string, BrandAsset>;
}
