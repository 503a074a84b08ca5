import type { ReactNode } from 'react';

import type { LinkComponent } from '../link.ts';
import type { Words } from './words.ts';

export interface ShowProps {
  pictures: { portrait: readonly string[]; landscape: readonly string[] };
  linkAs?: LinkComponent | undefined;
}

/** One part of the interface as the gallery shows it. */
export interface Part {
  /** Its anchor. */
  id: string;
  title: Words;
  /** What it is for, in one sentence. */
  use: Words;
  /** How to write it, to be copied. */
  code: string;
  Show(props: ShowProps): ReactNode;
}

/** Parts that belong together. */
export interface PartGroup {
  id: string;
  title: Words;
  parts: readonly Part[];
}
