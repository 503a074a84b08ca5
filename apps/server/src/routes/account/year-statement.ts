import { readYearStatement } from '@baize/services';

import { fileRoute } from '../../files/file-route.ts';
import { yearDocument } from '../../statements/year-document.ts';

export const yearStatement = fileRoute(
  'GET /account/statement/{year}',
  async (context, { params: { year } }, { pdfs }) => ({
    name: `${context.brand.slug}-${context.text('statement_file_slug', { year })}.pdf`,
    type: 'application/pdf',
    content: await pdfs.draw(context, async () =>
      yearDocument(context, await readYearStatement(context, year)),
    ),
  }),
  (context, { params: { year } }) => readYearStatement(context, year),
);
