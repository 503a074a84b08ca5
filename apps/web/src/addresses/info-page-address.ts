import type { PathParams } from './href.ts';

/** The slug may belong to no page. */
export interface InfoPageInput {
  readonly slug: string;
}

export function parseInfoPage({ slug = '' }: PathParams): InfoPageInput {
  return { slug };
}
