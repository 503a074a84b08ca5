import { tenthsOf } from './coins.ts';
import type { NoticePlan, PaymentService } from './payment-service.ts';
import { type Payment, returnedMinor } from './payment.ts';

/** How long the action `late` delays its notice. */
const LATE_BY_MS = 20_000;
const STALE_BY_MS = 10 * 60_000;
/** The transaction of the action `unknown`, which no site has. */
const UNKNOWN_TRANSACTION = 999_999_999_999_999;

/** Something that can happen to a payment, or a faulty notice that a site has to withstand. */
export interface PaymentAction {
  readonly label: string;
  readonly from: readonly Payment['state'][];
  readonly of?: Payment['subject'];
  readonly look?: 'yes' | 'no';
  /** @returns its outcome as text */
  readonly act: (payments: PaymentService, payment: Payment) => Promise<string>;
}

const unpaid = ['open', 'seen'] as const;
const always = ['open', 'seen', 'paid', 'failed', 'expired', 'returned'] as const;
const final = ['paid', 'failed', 'expired', 'returned'] as const;

const paid = (payments: PaymentService, payment: Payment, part = 1) => ({
  state: 'paid' as const,
  reason: null,
  receivedMinor: Math.round(payment.amountMinor * part),
  paidAt: payments.now().toISOString(),
  ...(payment.coin && {
    coin: {
      ...payment.coin,
      paid: scale(payment.coin.amount, part),
      confirmations: payment.coin.confirmationsNeeded,
    },
  }),
});

/** Who pays in the action `stranger`. */
const STRANGER = 'Tuna Korkmazer';

/** Sizes of the amounts that differ from the requested one. */
const PART = 0.5;
const OVER = 1.2;
const scales: Readonly<Record<number, bigint>> = { [PART]: 5n, [OVER]: 12n };

function scale(amount: string, part: number): string {
  const tenths = scales[part];
  return tenths === undefined ? amount : tenthsOf(amount, tenths);
}

const approval = (
  label: string,
  { part, ...plan }: NoticePlan & { readonly part?: number } = {},
): PaymentAction => ({
  label,
  from: unpaid,
  act: async (payments, payment) => {
    await payments.change(payment, paid(payments, payment, part), plan);
    return 'decided';
  },
});

/** By the name in the console's addresses. */
const actions: Readonly<Record<string, PaymentAction>> = {
  approve: { ...approval('Approve'), look: 'yes' },
  refuse: {
    label: 'Refuse',
    look: 'no',
    from: unpaid,
    act: async (payments, payment) => {
      await payments.change(payment, { state: 'failed', reason: 'refused by the console' });
      return 'decided';
    },
  },
  decline: {
    label: 'A try fails',
    look: 'no',
    from: unpaid,
    of: 'payment',
    act: (payments, payment) => payments.play(payment, { state: 'declined' }, { isNew: true }),
  },
  see: {
    label: 'Money on its way',
    from: ['open'],
    act: async (payments, payment) => {
      await payments.change(payment, { state: 'seen' });
      return 'seen';
    },
  },
  late: approval('Approve, notice 20 s late', { delayMs: LATE_BY_MS }),
  silent: approval('Approve without a notice', { isSilent: true }),
  double: approval('Approve, notice twice at once', { times: 2 }),
  reorder: {
    label: 'Approve, then “on its way”',
    from: unpaid,
    act: async (payments, payment) => {
      await payments.change(payment, paid(payments, payment));
      return payments.play(payment, { state: 'seen' }, { isNew: true });
    },
  },
  stranger: {
    label: 'Paid by somebody else',
    from: ['open'],
    of: 'payment',
    act: async (payments, payment) => {
      await payments.change(payment, { ...paid(payments, payment), payer: STRANGER });
      return 'decided';
    },
  },
  part: approval('Half of the amount', { part: PART }),
  over: approval('A fifth too much', { part: OVER }),
  currency: {
    label: 'Other currency',
    from: unpaid,
    act: async (payments, payment) => {
      const receivedCurrency = payment.currency === 'USD' ? 'EUR' : 'USD';
      await payments.change(payment, { ...paid(payments, payment), receivedCurrency });
      return 'decided';
    },
  },
  expire: {
    label: 'Expire',
    from: ['open'],
    of: 'payment',
    act: async (payments, payment) => {
      await payments.change(payment, { state: 'expired' });
      return 'expired';
    },
  },
  arrive: {
    label: 'Money arrives after all',
    from: ['failed', 'expired'],
    of: 'payment',
    act: approval('').act,
  },
  chargeback: {
    label: 'Take it back',
    look: 'no',
    from: ['paid'],
    act: async (payments, payment) => {
      const amountMinor = payment.receivedMinor - returnedMinor(payment);
      const back = { id: payments.nextId(), amountMinor, at: payments.now().toISOString() };
      const reason = payment.subject === 'payout' ? 'account closed' : 'charged back';
      await payments.change(payment, { state: 'returned', reason, returns: [...payment.returns, back] });
      return 'returned';
    },
  },
  repeat: {
    label: 'Repeat the notice',
    from: final,
    act: (payments, payment) => payments.play(payment),
  },
  contradict: {
    label: 'Say the opposite',
    from: final,
    act: (payments, payment) =>
      payments.play(payment, { state: payment.state === 'paid' ? 'failed' : 'paid' }, { isNew: true }),
  },
  forge: {
    label: 'Forge an approval',
    from: always,
    act: (payments, payment) => payments.play(payment, { state: 'paid' }, { isForged: true }),
  },
  unknown: {
    label: 'Notice of an unknown transaction',
    from: always,
    act: (payments, payment) =>
      payments.play(
        payment,
        { state: 'paid', transactionId: UNKNOWN_TRANSACTION, providerRef: 'p-unknown' },
        { isNew: true },
      ),
  },
  stale: {
    label: 'Repeat, signed 10 min ago',
    from: final,
    act: (payments, payment) => payments.play(payment, {}, { agoMs: STALE_BY_MS }),
  },
};

/** What can happen to a payment now. */
export function possibleActions(payment: Payment): (readonly [string, PaymentAction])[] {
  return Object.entries(actions).filter(
    ([, { from, of }]) => from.includes(payment.state) && (of === undefined || of === payment.subject),
  );
}

/** @returns the outcome; undefined if there is no such action */
export async function actOn(
  payments: PaymentService,
  payment: Payment,
  name: string,
): Promise<string | undefined> {
  if (!Object.hasOwn(actions, name)) return undefined;
  const possible = possibleActions(payment).find(([key]) => key === name);
  return possible ? possible[1].act(payments, payment) : 'already decided';
}
