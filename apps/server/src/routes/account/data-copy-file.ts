import { checkDataCopy, downloadDataCopy } from '@baize/services';

import { fileRoute } from '../../files/file-route.ts';

/** Decrypted while it is sent. */
export const dataCopyFile = fileRoute(
  'GET /account/data-copies/{id}/file',
  async (context, { params: { id } }) => {
    const { name, size, bytes } = await downloadDataCopy(context, id);
    return { name, type: 'application/zip', size, content: bytes };
  },
  (context, { params: { id } }) => checkDataCopy(context, id),
);
