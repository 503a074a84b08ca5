import type { Brand } from '@baize/brand';
import type { DataCopyWriter } from '@baize/services';

import { writeDataCopyNotice } from '../emails/account-messages.ts';
import { writeCopyPage } from './copy-page.ts';
import { describeCover } from './describe-cover.ts';

/** What copies of players' data say about themselves, in the language of their request. */
export function createDataCopyWriter(brands: readonly Brand[]): DataCopyWriter {
  return {
    brandOf: (id) => brands.find(({ siteId }) => siteId === id),
    cover: describeCover,
    page: (facts, sections) => writeCopyPage(facts, describeCover(facts), sections),
    notice: writeDataCopyNotice,
  };
}
