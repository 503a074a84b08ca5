import { readPage } from '@baize/services';

import { fileRoute } from '../../files/file-route.ts';
import { pageDocument } from '../../info-pages/page-document.ts';

export const pageFile = fileRoute(
  'GET /pages/{slug}/file',
  async (context, { params: { slug } }, { pdfs }) => {
    const { brand, language } = context;
    const page = await readPage(context, slug, language);
    const key = JSON.stringify([brand.siteId, language, page]);
    return {
      name: 'document.pdf',
      type: 'application/pdf',
      content: await pdfs.drawForAll(context, key, () => pageDocument(context, page)),
    };
  },
  (context, { params: { slug } }) => readPage(context, slug, context.language),
);
