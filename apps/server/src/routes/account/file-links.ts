import { apiBasePath, calls } from '@baize/contract';
import { FILE_LINK_MS, sealFileLink } from '@baize/services';

import { fileOfAddress } from '../../files/file-of-address.ts';
import { route } from '../../route.ts';

/** Where a link to a file leads. The token is in the query, whose secrets no log has. */
export const fileLinksPath = `${apiBasePath}/files`;

export const makeFileLink = route('POST /account/file-links', async (context, { body: { address } }) => {
  const { key, input, raw, check } = fileOfAddress(address);
  await check(context, input, raw);
  const { format } = raw.query as { readonly format?: string };
  return {
    success: true as const,
    data: {
      address: `${fileLinksPath}?token=${sealFileLink(context, address)}`,
      expires_in: FILE_LINK_MS / 1_000,
      opens: calls[key].file === 'application/pdf' || format === 'pdf',
    },
  };
});
