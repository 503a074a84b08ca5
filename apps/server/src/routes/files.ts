import type { FileKey } from '@baize/contract';

import type { FileRoute } from '../files/file-route.ts';
import { dataCopyFile } from './account/data-copy-file.ts';
import { historyFile } from './account/history-file.ts';
import { recoveryCodesFile } from './account/recovery-codes-file.ts';
import { yearStatement } from './account/year-statement.ts';
import { pageFile } from './site/page-file.ts';

/** The route of every call that replies with a file; a call without one does not compile. */
export const fileRoutes: { readonly [Key in FileKey]: FileRoute<Key> } = {
  'GET /account/exports/{history}': historyFile,
  'GET /account/statement/{year}': yearStatement,
  'GET /account/data-copies/{id}/file': dataCopyFile,
  'GET /account/recovery-codes/file': recoveryCodesFile,
  'GET /pages/{slug}/file': pageFile,
};
