import { z } from 'zod';

import { list, matching, message, optional, text } from '../wire/wire-types.ts';
import { paytrTime } from './istanbul-time.ts';
import { decimalAmount, kurus, paytrCurrency } from './money.ts';

/** The name of the provider. */
export const PAYTR = 'paytr';

export const paytrPaths = {
  start: '/odeme/api/get-token',
  /** The page in the frame; the token follows. */
  frame: '/odeme/guvenli/',
  status: '/odeme/durum-sorgu',
  refund: '/odeme/iade',
  statement: '/rapor/islem-dokumu',
} as const;

const status = text(20);
const problem = optional(text(500));

export const startReply = message({
  status,
  token: optional(matching(/^[A-Za-z0-9_-]{1,200}$/, 'a token')),
  reason: problem,
  err_msg: problem,
});

/** Which order a refund or a status reply could not find. */
export const NO_PAID_ORDER = '004';

export const failureReply = message({ status, err_no: problem, err_msg: problem });

export const statusReply = message({
  payment_amount: decimalAmount,
  currency: paytrCurrency,
  test_mode: optional(text(1)),
  returns: optional(
    list(
      message({
        return_amount: optional(decimalAmount),
        amount: optional(decimalAmount),
        reference_no: optional(text(64)),
      }),
      1_000,
    ),
  ),
});

export const statementLine = message({
  /** `S` for a sale, `I` for a refund. */
  islem_tipi: text(10),
  siparis_no: text(64),
  islem_tutari: decimalAmount,
  para_birimi: paytrCurrency,
  islem_tarihi: paytrTime,
});

/** The form of a notice. The hash covers the first three fields only. */
export const noticeForm = message({
  merchant_oid: text(64),
  status: z.enum(['success', 'failed'], { error: 'success or failed' }),
  total_amount: kurus,
  payment_amount: optional(kurus),
  currency: optional(paytrCurrency),
  test_mode: optional(text(1)),
  failed_reason_code: optional(text(20)),
  failed_reason_msg: optional(text(500)),
});
