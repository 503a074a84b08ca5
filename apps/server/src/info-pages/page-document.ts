import type { PdfDocument } from '@baize/pdf';
import type { readPage } from '@baize/services';

import type { VisitorRouteContext } from '../route.ts';
import { pageSections } from './page-sections.ts';

/** An info page as a document. */
export function pageDocument(
  { brand, clock, language, text }: Pick<VisitorRouteContext, 'brand' | 'clock' | 'language' | 'text'>,
  { name, description }: Awaited<ReturnType<typeof readPage>>,
): PdfDocument {
  const madeAt = clock.now();
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.traits['site.timeZone'],
  }).format(madeAt);
  return {
    language,
    brand: { name: brand.options.name, color: brand.theme.accent },
    title: name,
    madeAt,
    footer: text('statement_file_made_at', { brand: brand.options.name, time }),
    pageNumber: text('statement_file_page', { page: '{page}', pages: '{pages}' }),
    paper: 'letter',
    sections: pageSections(description),
  };
}
