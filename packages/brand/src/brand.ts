import type { Tokens } from './derive-tokens.ts';
import type { HelpLine } from './help-lines.ts';
import type { BrandOptions, BrandSms, Theme } from './schema.ts';
import type { Traits } from './traits.ts';

export type Language = 'tr' | 'en';

/** A file of a brand's assets folder, as the server sends it. */
export interface BrandAsset {
  readonly file: string;
  /** Path on disk. */
  readonly path: string;
  /** Address of the file; it changes with the content, so it can be cached forever. */
  readonly url: string;
  readonly contentType: string;
  /** Width and height of an SVG in its own units; absent for other files. */
  readonly size?: readonly [width: number, height: number];
}

/** A brand's complete and validated data. */
export interface Brand {
  readonly siteId: number;
  readonly slug: string;
  /** Normalized; the brand with `localhost` is the default one. */
  readonly hosts: readonly string[];
  /** Host that players of the brand's other hosts are redirected to; null for no redirect. */
  readonly activeDomain: string | null;
  /** Two-letter codes; visitors from these countries get the restricted page. */
  readonly restrictedCountries: readonly string[];
  readonly options: BrandOptions;
  readonly theme: Theme;
  readonly sms: BrandSms;
  readonly helpLines: readonly HelpLine[];
  readonly traits: Traits;
  readonly tokens: Tokens;
  /** Texts that override the message catalogue, by key. */
  readonly messages: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly assets: ReadonlyMap<string, BrandAsset>;
}
