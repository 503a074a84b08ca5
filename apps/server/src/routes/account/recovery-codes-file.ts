import { readHistoryOwner } from '@baize/services';

import { fileName } from '../../files/file-name.ts';
import { fileRoute } from '../../files/file-route.ts';

/** Made of what the page has, since the codes are stored as hashes. */
export const recoveryCodesFile = fileRoute(
  'GET /account/recovery-codes/file',
  async (context, { query: { codes } }) => {
    const { username } = await readHistoryOwner(context);
    const brand = context.brand.options.name;
    const lines = [context.text('security_codes_file', { username, brand }), '', ...codes.split(','), ''];
    return {
      name: fileName([`${brand}-${username}`], 'txt'),
      type: 'text/plain; charset=utf-8',
      content: Buffer.from(lines.join('\r\n')),
    };
  },
);
