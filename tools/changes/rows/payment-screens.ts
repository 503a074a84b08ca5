import type { Change } from '../change.ts';

const form = 'apps/web/src/areas/money/form';
const values = `${form}/payment-values.ts`;
const iban = `${form}/iban-text.ts`;
const typed = 'packages/contract/src/typed-identifiers.ts';
const draft = `${form}/payment-draft.ts`;
const quick = `${form}/quick-amounts.ts`;
const coin = 'apps/web/src/areas/money/deposit/coin-text.ts';
const outcome = 'apps/web/src/areas/money/deposit/returned-outcome.ts';
const booked = 'apps/web/src/areas/money/booked-sum.ts';
const steps = 'apps/web/src/areas/money/withdraw/withdrawal-steps.tsx';

/** What the forms of deposits and withdrawals accept, send and keep. */
export const paymentScreenChanges: readonly Change[] = [
  {
    file: values,
    find: 'if (amountMinor < minMinor) {',
    replace: 'if (amountMinor <= minMinor) {',
    promise: 'the smallest amount is accepted by the form',
  },
  {
    file: values,
    find: 'amountMinor > availableMinor) {',
    replace: 'amountMinor >= availableMinor) {',
    promise: 'everything that can be withdrawn can be typed',
  },
  {
    file: values,
    find: 'availableMinor !== undefined && ',
    replace: 'availableMinor === undefined && ',
    promise: 'the form says how much can be withdrawn at most',
  },
  {
    file: values,
    find: 'if (stepMinor > 0n && amountMinor % stepMinor !== 0n) {',
    replace: 'if (stepMinor < 0n) {',
    promise: 'an amount that is no multiple is named at the form',
  },
  {
    file: values,
    find: "sent.length > maxlength && type !== 'iban') {",
    replace: "sent.length > maxlength && type === 'number') {",
    promise: 'a text that is too long is named at the form',
  },
  {
    file: values,
    find: "if (type === 'hidden') return value ?? '';",
    replace: "if (type === 'hidden') return typed;",
    promise: 'a hidden field is sent unchanged',
  },
  {
    file: values,
    find: "const fields = method.options.fields.filter(({ type }) => type !== 'note');",
    replace: 'const { fields } = method.options;',
    promise: 'a note is not sent',
  },
  {
    file: values,
    find: 'date.toISOString().startsWith(text)',
    replace: "text !== ''",
    promise: 'a day that does not exist is named at the form',
  },
  {
    file: iban,
    find: "bare[7] === '0'",
    replace: "bare[7] !== ''",
    promise: 'an IBAN with another reserve digit is refused',
  },
  {
    file: iban,
    find: '97n === 1n',
    replace: '97n !== 0n',
    promise: 'a typing error in an IBAN is found before it is sent',
  },
  {
    file: typed,
    find: '.replace(/^(?:TR)+/, ',
    replace: '.replace(/^(?:TR)/, ',
    promise: 'a country code pasted after the fixed one is removed',
  },
  {
    file: `${form}/fee.ts`,
    find: 'share / WHOLE_RATE',
    replace: '(share + WHOLE_RATE - 1n) / WHOLE_RATE',
    promise: 'the form shows the fee that is charged',
  },
  {
    file: draft,
    find: 'found.playerId === playerId',
    replace: 'found.playerId > 0',
    promise: 'nobody sees what another player has typed in this tab',
  },
  {
    file: draft,
    find: "Object.values(found.values).every((value) => typeof value === 'string')",
    replace: 'true',
    promise: 'a damaged entry of the storage does not break the form',
  },
  {
    file: quick,
    find: 'most - (most % stepMinor)',
    replace: 'most',
    promise: 'everything, as offered, is a multiple that the method accepts',
  },
  {
    file: quick,
    find: 'whole >= minMinor && whole > 0n',
    replace: 'whole > 0n',
    promise: 'less than the minimum is not offered',
  },
  {
    file: coin,
    find: 'decimals.padEnd(digits,',
    replace: 'decimals.padEnd(0,',
    promise: 'coin amounts are compared by value, not by digits',
  },
  {
    file: steps,
    find: 'return [requested, ...sent, {',
    replace: 'return [requested, {',
    promise: 'a payment that was sent and failed shows both steps',
  },
  {
    file: steps,
    find: 'isPast(sentAt) ? (sentAt ?? created) : undefined',
    replace: 'created',
    promise: 'a withdrawal that waits is not shown as reviewed',
  },
  {
    file: outcome,
    find: 'return isHeld(status, reason) ? held : onItsWay;',
    replace: 'return onItsWay;',
    promise: 'a deposit that an operator has to decide about is not said to be on its way',
  },
  {
    file: outcome,
    find: 'if (status === transactionStatus.pending) return unpaid;',
    replace: 'if (status === transactionStatus.pending) return onItsWay;',
    promise: 'a deposit that nobody has reported is not said to be on its way',
  },
  {
    file: booked,
    find: 'const isBooked = booked !== undefined && booked > back;',
    replace: 'const isBooked = booked !== undefined;',
    promise: 'a payment that came back whole has no sign',
  },
  {
    file: booked,
    find: 'askedMinor: shown === asked ? undefined : asked,',
    replace: 'askedMinor: undefined,',
    promise: 'what was requested is shown if something else was booked',
  },
].map((change) => ({ ...change, tests: ['apps/web/src/areas/money/'] }));
