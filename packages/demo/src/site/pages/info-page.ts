import type { Text } from '../../text.ts';

/** One of the operator's text pages. `{brand}` is replaced by the brand's name. */
export interface InfoPage {
  id: number;
  slug: string;
  name: Text;
  /** HTML: h2 headings, paragraphs, lists and tables. */
  body: Text;
}
