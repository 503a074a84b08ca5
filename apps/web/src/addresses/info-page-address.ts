import type { PathParams } from './href.ts';

/** The page that the address names; there may be none. */
export interface InfoPageInput {
  readonly slug: string;
}

export function parseInfoPage({ slug = '' }: PathParams): InfoPageInput {
  return { slug };
}
