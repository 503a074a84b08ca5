import type { Change } from '../change.ts';

const src = 'packages/providers/src';
const calls = `${src}/client/gateway-calls.ts`;
const replies = `${src}/registry/check-replies.ts`;
const native = `${src}/sandbox-gateway`;
const paytr = `${src}/paytr`;
const btcpay = `${src}/btcpay`;

const callTests = [`${src}/client/gateway-calls`];
const replyTests = [`${src}/registry/check-replies`];
const suite = ['apps/sandbox/src/gateway-conformance'];
const paytrTests = [`${src}/paytr`];
const btcpayTests = [`${src}/btcpay`];

/** Payment adapters: their protocols, and what they may take for an answer. */
export const paymentGatewayChanges: readonly Change[] = [
  {
    file: replies,
    find: 'origins.includes(`${url.protocol}//${url.host}`)',
    replace: 'true',
    promise: 'a payment page is one of the gateway',
    tests: replyTests,
  },
  {
    file: replies,
    find: '`${url.protocol}//${url.host}`',
    replace: 'url.origin',
    promise: 'a page inside another address is none of the gateway',
    tests: replyTests,
  },
  {
    file: replies,
    find: 'length <= MAX_REFERENCE_LENGTH',
    replace: 'true',
    promise: 'a reference that cannot be stored is refused',
    tests: replyTests,
  },
  {
    file: `${src}/registry/open-provider.ts`,
    find: '...checkReplies(definition.open(settings, { ...parts, client })),',
    replace: '...definition.open(settings, { ...parts, client }),',
    promise: 'replies of every configured gateway are checked',
    tests: replyTests,
  },
  {
    file: calls,
    find: 'answer.status >= 500',
    replace: 'answer.status > 500',
    promise: 'a gateway with an error has not decided',
    tests: callTests,
  },
  {
    file: calls,
    find: 'new Set([408, 425, 429])',
    replace: 'new Set([408, 425])',
    promise: 'too many calls are no refusal',
    tests: callTests,
  },
  {
    file: calls,
    find: 'timeoutMs, signal: deadline }',
    replace: 'timeoutMs }',
    promise: 'the calls of one verb share a deadline',
    tests: callTests,
  },
  {
    file: calls,
    find: '({ status }) => status === 422',
    replace: '({ status }) => status < 500',
    promise: 'a wrong key is no refusal of a payout that may exist',
    tests: [...callTests, ...suite],
  },
  {
    file: `${native}/gateway.ts`,
    find: 'return status === 404 && readWireText(unknownReply, body).ok;',
    replace: 'return status === 404;',
    promise: 'only the word of the gateway makes a payment unknown',
    tests: suite,
  },
  {
    file: `${src}/key-ring.ts`,
    find: '[a-z][a-z0-9-]{0,30}',
    replace: '[a-z][a-z-]{0,30}',
    promise: 'a provider whose name has a digit can sign',
    tests: [`${src}/signature`],
  },
  {
    file: calls,
    find: 'return requireAccepted(answer, () => false);',
    replace: 'return requireAccepted(answer);',
    promise: 'a refused question refuses no payment',
    tests: suite,
  },
  {
    file: `${src}/page-payments/page-payments.ts`,
    find: 'return status === 404 && readWireText(unknownPage, body).ok;',
    replace: 'return status === 404;',
    promise: 'a proxy does not make a payment of Rovpay or Envoy unknown',
    tests: suite,
  },
  {
    file: `${btcpay}/statement.ts`,
    find: "state === 'paid' || state === 'late'",
    replace: "state === 'paid'",
    promise: 'coins that came late are in the statement',
    tests: suite,
  },
  {
    file: `${paytr}/statement.ts`,
    find: 'at.getTime() + PART_MS, to.getTime()',
    replace: 'to.getTime(), to.getTime()',
    promise: 'a statement of PayTR is read in parts',
    tests: paytrTests,
  },
  {
    file: `${btcpay}/payouts.ts`,
    find: '`/pull-payments/${encodeURIComponent(pullPaymentId)}/payouts?includeCancelled=true`',
    replace: "'payouts?includeCancelled=true'",
    promise: 'a payout of BTCPay is looked up in its own pull payment',
    tests: btcpayTests,
  },
  {
    file: `${native}/gateway.ts`,
    find: 'page = reply.next;',
    replace: 'page = null;',
    promise: 'a statement has all its pages',
    tests: [native],
  },
  {
    file: `${paytr}/notice-dialect.ts`,
    find: "if (!isSameText(form['hash'] ?? '', noticeHash(form, store)))",
    replace: "if (form['hash'] === undefined)",
    promise: 'a forged notice of PayTR is refused',
    tests: paytrTests,
  },
  {
    file: `${paytr}/notice-dialect.ts`,
    find: "testMode === '0' && form.test_mode === '1'",
    replace: 'false',
    promise: 'a payment with play money never counts',
    tests: paytrTests,
  },
  {
    file: `${paytr}/notice-dialect.ts`,
    find: '(payment < total || ',
    replace: '(true || ',
    promise: 'no more than the signed total is believed',
    tests: paytrTests,
  },
  {
    file: `${paytr}/notice-dialect.ts`,
    find: "const accepted = reply('OK');",
    replace: "const accepted = reply('ok');",
    promise: 'PayTR is answered with its two letters',
    tests: [...paytrTests, ...suite],
  },
  {
    file: `${paytr}/gateway.ts`,
    find: 'if (before.refunds.includes(reference)) return before.report;',
    replace: '',
    promise: 'a refund whose reply was lost is not sent again',
    tests: suite,
  },
  {
    file: `${paytr}/money.ts`,
    find: "digits.padEnd(2, '0')",
    replace: 'digits',
    promise: 'an amount with one decimal digit is read as it is',
    tests: paytrTests,
  },
  {
    file: `${paytr}/order-id.ts`,
    find: 'return `B${siteId}T${transactionId}`;',
    replace: 'return `B1T${transactionId}`;',
    promise: 'an order names its brand',
    tests: paytrTests,
  },
  {
    file: `${paytr}/istanbul-time.ts`,
    find: 'new Date(at.getTime() + OFFSET_MS)',
    replace: 'at',
    promise: 'statements are of a day in Turkey',
    tests: paytrTests,
  },
  {
    file: `${btcpay}/notice-dialect.ts`,
    find: 'if (!isSignedWebhook(rawBody, headers[WEBHOOK_HEADER], webhookSecret))',
    replace: 'if (headers[WEBHOOK_HEADER] === undefined)',
    promise: 'a forged webhook is refused',
    tests: suite,
  },
  {
    file: `${btcpay}/reports.ts`,
    find: "if (additionalStatus === 'PaidLate')\n",
    replace: "if (additionalStatus === 'late')\n",
    promise: 'a late coin payment is not credited at the old rate',
    tests: btcpayTests,
  },
  {
    file: `${btcpay}/reports.ts`,
    find: "      return { state: 'seen', amountMinor: paidMinor };",
    replace: "      return { state: 'paid', amountMinor: paidMinor };",
    promise: 'an unconfirmed coin payment is not credited',
    tests: btcpayTests,
  },
  {
    file: `${btcpay}/gateway.ts`,
    find: 'await findInvoice(server, { ...payment, providerRef: null });',
    replace: 'undefined as Invoice | undefined;',
    promise: 'a payment has one invoice',
    tests: suite,
  },
  {
    file: `${btcpay}/payouts.ts`,
    find: 'const known = pullPaymentId === undefined ? undefined : await findIn(server, pullPaymentId);',
    replace: 'const known = undefined as Payout | undefined;',
    promise: 'a payout whose reply was lost is not made again',
    tests: suite,
  },
  {
    file: `${btcpay}/payouts.ts`,
    find: 'approved: false, metadata',
    replace: 'approved: true, metadata',
    promise: 'a payout is approved in a step of its own',
    tests: suite,
  },
  {
    file: `${btcpay}/payouts.ts`,
    find: 'return order?.siteId === key.siteId && order.transactionId === key.transactionId ? payout : undefined;',
    replace: 'return order ? payout : undefined;',
    promise: 'a payout of another transaction is not taken for this one',
    tests: suite,
  },
  {
    file: `${btcpay}/greenfield.ts`,
    find: "new Set(['amount-too-low', 'payment-method-not-supported'])",
    replace: "new Set(['amount-too-low', 'payment-method-not-supported', 'overdraft'])",
    promise: 'a payout that exists is not refused',
    tests: btcpayTests,
  },
  {
    file: `${btcpay}/reports.ts`,
    find: "const areSettled = counted.length > 0 && counted.every(({ status }) => status === 'Settled');",
    replace: 'const areSettled = counted.length > 0;',
    promise: 'coins are confirmed when the server says so',
    tests: btcpayTests,
  },
];
