import { textIn } from '../text-in.ts';
import { type CatalogueContext, pictureAddress } from '../catalogue/index.ts';

export type PromotionRow = CatalogueContext['games']['content']['promotions'][number];

const MAX_SUMMARY_CHARACTERS = 160;

/** A promotion as a card shows it: name, picture, a sentence and the last day (empty if it does not end). */
export function describePromotion(
  row: PromotionRow,
  { brand, language }: Pick<CatalogueContext, 'brand' | 'language'>,
) {
  const [name, description] = [textIn(row, 'name', language), textIn(row, 'description', language)];
  const day = new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: brand.traits['site.timeZone'],
  });
  return {
    id: row.id,
    name,
    image: pictureAddress(row.picture, 'landscape'),
    picture: row.picture,
    summary: summarize(description),
    until: row.endsAt === null ? '' : day.format(row.endsAt),
  };
}

/** The words of the first paragraph, without markup. */
function summarize(html: string): string {
  const [paragraph = ''] = html.split('</p>');
  const text = paragraph
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_SUMMARY_CHARACTERS) return text;
  const cut = text.slice(0, MAX_SUMMARY_CHARACTERS);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
