import type { WireReply } from '@baize/contract';
import type { Page } from 'playwright-core';

type Methods = WireReply<'GET /account/payment-details'>;
type Method = Methods['data']['methods'][number];
type State = WireReply<'GET /account/withdrawal-state'>;
type Detail = WireReply<'GET /account/transactions/{id}'>;
type Coin = NonNullable<Detail['data']['coin']>;

const amountField = {
  type: 'amount',
  name: 'amount',
  label: 'Amount',
  required: true,
  maxlength: 14,
} as const;

/** A bank transfer to an IBAN from ₺100, in tens. */
export const bankTransfer: Method = {
  id: 9001,
  slug: 'bank',
  name: 'Test Bank',
  icon: 'landmark',
  color: '#2f8f6b',
  options: {
    type: 'fields',
    endpoint: 'account/withdraw/dynamic',
    fields: [amountField, { type: 'iban', name: 'iban', label: 'IBAN', required: true, maxlength: 26 }],
  },
  limit: { expire: 120, min: '100.00', max: '50000.00', step: '10.00', category_id: 1 },
  fee: { fixed: '2.00', percent: '1.00' },
  usual_minutes: null,
  quick_amounts: ['250.00', '500.00'],
};

/** A wallet with a field of every other type. */
export const wallet: Method = {
  ...bankTransfer,
  id: 9002,
  slug: 'wallet',
  name: 'Test Wallet',
  options: {
    ...bankTransfer.options,
    fields: [
      amountField,
      { type: 'number', name: 'wallet_number', label: 'Wallet number', required: true, maxlength: 10 },
      { type: 'phone', name: 'phone', label: 'Phone', required: true },
      { type: 'date', name: 'birth', label: 'Date of birth', required: true },
      {
        type: 'select',
        name: 'city',
        label: 'City',
        required: true,
        options: [{ value: 'izmir', label: 'İzmir' }],
      },
      { type: 'text', name: 'remark', label: 'Remark', required: false, maxlength: 5 },
      { type: 'hidden', name: 'channel', label: '', required: false, value: 'web' },
      { type: 'note', name: 'hint', label: 'The wallet must be verified.', required: false },
    ],
  },
  limit: { ...bankTransfer.limit, category_id: 2 },
};

export const methodsOf = (...methods: readonly Method[]): Methods => ({
  success: true,
  data: {
    categories: [
      { id: 1, name: 'Transfer' },
      { id: 2, name: 'Wallet' },
    ],
    methods: [...methods],
    last: null,
    blocked: null,
  },
});

export function stateOf(change: Partial<State['data']> = {}): State {
  const today = { count: 1, count_limit: 3, sum: '800.00', sum_limit: '5000.00' };
  const data = {
    total: '3270.50',
    available: '1980.50',
    holder: 'Elif Karadağ',
    blocked: null,
    is_stopped: false,
    today,
  };
  return {
    success: true,
    data: {
      ...data,
      kept: [],
      first_to: [],
      most_to: [],
      free: null,
      bonus: null,
      takes_rest: false,
      can_cancel: true,
      took_back_today: false,
      ...change,
    },
  };
}

export function withdrawalOf(status: number, change: Partial<Detail['data']> = {}): Detail {
  const created = '2026-11-20T18:44:00Z';
  const data: Detail['data'] = {
    id: 70419107,
    type: 2,
    amount: '1000.00',
    fee: '12.00',
    credited: null,
    received: null,
    returned: '0.00',
    status,
    reason: null,
    created_at: created,
    expires_at: null,
    expected_at: null,
    payment: { id: 9001, name: 'Test Bank', slug: 'bank', icon: 'landmark', color: '#2f8f6b' },
    fields: [{ name: 'iban', label: 'IBAN', value: 'TR33 … 1326' }],
    holder: 'Elif Karadağ',
    manager_note: null,
    url: null,
    is_framed: false,
    coin: null,
    held: null,
    can_cancel: status === 0,
    is_final: false,
    stopped_at: null,
    events: [{ at: created, status: 0, by: 'player', reason: null }],
    ...change,
  };
  return { success: true, data };
}

export const coin: Coin = {
  coin: 'usdt',
  network: 'TRC-20',
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  amount: '24.315000',
  paid: '0',
  rate: '41.1256',
  rate_until: null,
  confirmations: 0,
  confirmations_needed: 20,
};

export const pendingOf = (id: number) => ({
  id,
  amount: '1000.00',
  created_at: '2026-11-20T18:44:00Z',
  payment: { id: 9001, name: 'Test Bank' },
  url: null,
  status: 0,
  reason: null,
  expires_at: null,
  can_cancel: true,
});

interface Answers {
  readonly methods?: Methods;
  readonly state?: State;
  readonly pending?: readonly ReturnType<typeof pendingOf>[];
  readonly detail?: Detail;
}

/** Answers the reads of the withdrawal page in place of the server. */
export async function answerWithdrawals(page: Page, answers: Answers = {}): Promise<void> {
  const { methods = methodsOf(bankTransfer, wallet), state = stateOf(), pending = [], detail } = answers;
  await page.route('**/_api/account/payment-details?type=2', (route) => route.fulfill({ json: methods }));
  await page.route('**/_api/account/withdrawal-state', (route) => route.fulfill({ json: state }));
  await page.route('**/_api/pending-transactions/2', (route) =>
    route.fulfill({ json: { success: true, data: pending } }),
  );
  if (detail) await page.route('**/_api/account/transactions/*', (route) => route.fulfill({ json: detail }));
}

/** A refusal as the server writes it. */
export const refusalOf = (error: string, code: number | undefined, message: string) => ({
  success: false,
  error,
  message,
  data: { ...(code !== undefined && { code }), message },
  request_id: 'test',
});
