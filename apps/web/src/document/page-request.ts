import type { PublicBrand } from '@baize/brand';
import type { Device, ErrorReply, Language } from '@baize/contract';

import type { Call, RootState } from '../app/app.ts';

/** What the server asks for: one address of one brand, as a visitor sees it. */
export interface PageRequest {
  /** Path and query. */
  readonly address: string;
  readonly brand: PublicBrand;
  readonly brandStyle: string;
  readonly language: Language;
  readonly device: Device;
  /** The visitor has closed the brand's notice as it stands now. */
  readonly isNoticeClosed: boolean;
  readonly call: Call;
  readonly assets: PageAssets;
  /** Scheme and host for links that leave the page (canonical, alternate). */
  readonly origin: string;
  /** One page in place of all, where the brand is not open to the visitor. */
  readonly rootState?: RootState;
  /** What a visitor is told of an error of the page's loader. */
  explain(error: unknown): { readonly status: number; readonly reply: ErrorReply };
}

/** Files that the build made. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
  /** Style of forms, texts and the account area, which only their pages carry. */
  readonly accountStyle: string;
  /** Where both lie as files, for pages that ask for them later. */
  readonly styleFiles: { readonly main: readonly string[]; readonly late: readonly string[] };
  /** Modules to fetch early: of the entry and of each language. */
  readonly modules: Readonly<Record<Language, readonly string[]>>;
  /** Modules of a page by its source, to fetch along with the entry. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The text face, fetched before the style asks for it. */
  readonly fonts: readonly string[];
}

export type RenderedPage =
  | {
      readonly status: number;
      readonly html: string;
      /** What the browser may fetch before it reads the page, as a `Link` header says it. */
      readonly early?: string;
      readonly failure?: unknown;
    }
  | { readonly status: 302; readonly location: string };
