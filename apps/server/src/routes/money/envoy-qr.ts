import { openEnvoyQr } from '@baize/services';

import { route } from '../../route.ts';

export const envoyQr = route('GET /account/envoy/qr', async (context, { query }) => {
  const qr = await openEnvoyQr(context, query);
  if ('url' in qr)
    return { success: true, data: { status: true, iframe_url: qr.url, error: null, errors: null } };
  const isBank = qr.refused === 'bank';
  const error = isBank
    ? context.text('envoyqr_bank_closed', { bank: qr.bankName })
    : context.text('envoyqr_refused');
  const errors = isBank ? { bank: [error] } : null;
  return { success: true, data: { status: false, iframe_url: null, error, errors } };
});
