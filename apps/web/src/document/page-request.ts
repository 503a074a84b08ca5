import type { PublicBrand } from '@baize/brand';
import type { Device, ErrorReply, Language } from '@baize/contract';

import type { Call, RootState } from '../app/app.ts';

/** A page to render: one address of one brand, as a visitor sees it. */
export interface PageRequest {
  /** Path and query. */
  readonly address: string;
  readonly brand: PublicBrand;
  readonly brandStyle: string;
  readonly language: Language;
  readonly device: Device;
  /** Whether the visitor has closed the brand's current notice. */
  readonly isNoticeClosed: boolean;
  readonly call: Call;
  readonly assets: PageAssets;
  /** A picture as a data URL, by its address, if its file is at hand and small. */
  readonly pictureData?: (address: string) => Promise<string | undefined>;
  /** Scheme and host, for canonical and alternate links. */
  readonly origin: string;
  /** Set if the brand is closed to the visitor: its page replaces every other. */
  readonly rootState?: RootState;
  /** What a visitor is shown for an error of the page's loader. */
  explain(error: unknown): { readonly status: number; readonly reply: ErrorReply };
}

/** Files made by the build. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
  /** Styles of forms, texts and the account area, included only in their pages. */
  readonly accountStyle: string;
  /** The files of both, for pages that load them later. */
  readonly styleFiles: { readonly main: readonly string[]; readonly late: readonly string[] };
  /** Modules to preload: those of the entry and of each language. */
  readonly modules: Readonly<Record<Language, readonly string[]>>;
  /** Modules to preload for a page, by its source. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Style files that no other page has, by the source of the page. */
  readonly pageStyles: Readonly<Record<string, readonly string[]>>;
  /** The text font, preloaded because the styles request it too late. */
  readonly fonts: readonly string[];
}

export type RenderedPage =
  | {
      readonly status: number;
      readonly html: string;
      /** What the browser may fetch before it reads the page, as a `Link` header. */
      readonly early?: string;
      readonly failure?: unknown;
    }
  | { readonly status: 302; readonly location: string };
