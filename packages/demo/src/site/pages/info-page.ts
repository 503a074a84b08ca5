import type { Text } from '../../text.ts';

/** A page of the operator's texts. `{brand}` stands for the name of the brand that shows it. */
export interface InfoPage {
  id: number;
  slug: string;
  name: Text;
  /** HTML: headings of the second rank, paragraphs, lists and tables. */
  body: Text;
}
