import type { Change } from '../change.ts';

const money = 'packages/services/src/money';
const once = `${money}/start-once.ts`;
const claim = `${money}/rovpay/claim-rovpay-payment.ts`;
const transfer = `${money}/envoy/start-envoy-payment.ts`;
const offers = `${money}/envoy/list-envoy-payments.ts`;
const qr = `${money}/envoy/open-envoy-qr.ts`;
const method = `${money}/page-method.ts`;

const rovpay = ['apps/server/src/routes/money/rovpay.db'];
const envoy = ['apps/server/src/routes/money/envoy.db'];

/** Methods with pages of their own: Rovpay, Envoy and Envoy QR. */
export const cashierPageChanges: readonly Change[] = [
  {
    file: once,
    find: 'if (!row || !isSameForm(row, form)) throw error;',
    replace: 'throw error;',
    promise: 'two clicks of one form get the same account',
    tests: rovpay,
  },
  {
    file: once,
    find: 'row.amountMinor === amountMinor &&',
    replace: '',
    promise: 'another amount does not get the account of the pending one',
    tests: rovpay,
  },
  {
    file: once,
    find: 'before.every(([name, value]) => fields[name] === value)',
    replace: 'true',
    promise: 'another form does not get the page of the pending one',
    tests: envoy,
  },
  {
    file: method,
    find: 'isOfferedAt(brand.siteId),',
    replace: '',
    promise: 'a brand without the method cannot use it',
    tests: envoy,
  },
  {
    file: claim,
    find: 'eq(paymentTransaction.playerId, player.id),',
    replace: '',
    promise: 'nobody claims the payment of another player',
    tests: rovpay,
  },
  {
    file: claim,
    find: 'eq(paymentTransaction.providerRef, paparaRefId),',
    replace: '',
    promise: 'a claim needs the reference of the account',
    tests: rovpay,
  },
  {
    file: claim,
    find: "if (readAmount(claim.amount, language) !== row.amountMinor) problems['amount'] = changed;",
    replace: '',
    promise: 'an amount changed between form and claim is refused',
    tests: rovpay,
  },
  {
    file: claim,
    find: "throw new CallError('transaction_decided');",
    replace: 'return;',
    promise: 'a claim of a rejected payment is refused',
    tests: rovpay,
  },
  {
    file: claim,
    find: 'if (claim.paymentId !== ROVPAY_PAYMENT_ID)',
    replace: 'if (claim.paymentId === 0)',
    promise: 'only the fixed method of Rovpay is claimed',
    tests: rovpay,
  },
  {
    file: offers,
    find: 'amountMinor >= method.minMinor && ',
    replace: '',
    promise: 'payments below the minimum are not offered',
    tests: envoy,
  },
  {
    file: transfer,
    find: "if (!found) throw new CallError('envoy_payment_taken');",
    replace: "if (!found) throw new CallError('data_not_found');",
    promise: 'a payment that is no longer offered says so',
    tests: envoy,
  },
  {
    file: transfer,
    find: "throw isTaken ? new CallError('envoy_payment_taken', { cause: error }) : error;",
    replace: 'throw error;',
    promise: 'a payment that another player has just taken says so',
    tests: envoy,
  },
  {
    file: transfer,
    find: 'if (page !== undefined) return',
    replace: 'if (page === refCode) return',
    promise: 'the own payment opens again after the bank has withdrawn it from the list',
    tests: envoy,
  },
  {
    file: qr,
    find: "if (bank === '') throw invalidFields({ bank: { message: 'please_select_bank' } });",
    replace: '',
    promise: 'a QR payment needs a bank, and says so in its own words',
    tests: envoy,
  },
  {
    file: qr,
    find: "if (!chosen) throw invalidFields({ bank: { message: 'option_invalid' } });",
    replace: "if (!chosen) return { refused: 'payment' };",
    promise: 'an unknown bank is refused at its field',
    tests: envoy,
  },
];
