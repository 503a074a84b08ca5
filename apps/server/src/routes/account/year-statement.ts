import { CallError } from '@baize/contract';
import { makePdf, PdfBusy } from '@baize/pdf';
import { readYearStatement } from '@baize/services';

import { route } from '../../route.ts';
import { yearDocument } from '../../statements/year-document.ts';

export const yearStatement = route('GET /account/statement/{year}', async (context, { params: { year } }) => {
  const statement = await readYearStatement(context, year);
  try {
    const pdf = await makePdf(yearDocument(context, statement));
    const title = context.text('statement_file_slug', { year });
    return {
      success: true,
      data: {
        file_name: `${context.brand.slug}-${title}.pdf`,
        pdf: Buffer.from(pdf).toString('base64'),
      },
    };
  } catch (error) {
    throw error instanceof PdfBusy ? new CallError('unavailable') : error;
  }
});
