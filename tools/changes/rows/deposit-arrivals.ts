import type { Change } from '../change.ts';

const arrival = 'packages/db/migrations/0091-deposits-at-arrival.sql';
const rests = 'packages/db/migrations/0123-rests-of-deposits.sql';
const services = 'packages/services/src';
const declined = [`${services}/money/declined-then-paid`];

/** Money that arrives for deposits is judged by what protects the player then. */
export const arrivalChanges: readonly Change[] = [
  {
    file: `${services}/money/cancel-on-closing.ts`,
    find: 'eq(paymentTransaction.playerId, playerId),',
    replace: '',
    promise: 'closing an account cancels no deposit of another player',
  },
  {
    file: `${services}/money/cancel-on-closing.ts`,
    find: 'status: cancelled,',
    replace: 'status,',
    promise: 'closing an account cancels its pending deposits',
  },
  {
    file: arrival,
    find: "if account_is_closed(p_site, p_player) then return 'paid_after_closing'; end if;",
    replace: '',
    promise: 'nothing is credited while the account is closed',
  },
  {
    file: arrival,
    find: '  perform lock_main_balance(p_site, p_player);\n',
    replace: '',
    promise: 'deposits that are paid at once do not pass the limit together',
  },
  {
    file: arrival,
    find: 'coalesce(p_credited + p_fee, p_amount)',
    replace: 'coalesce(p_credited, p_amount)',
    promise: 'a deposit counts with its fee, also if another sum was credited',
  },
  {
    file: `${services}/money/find-obstacle.ts`,
    find: 'paidMinor > method.maxMinor',
    replace: 'paidMinor < method.maxMinor',
    promise: 'more than the method takes is not credited by itself',
  },
  {
    file: `${services}/money/deposit-outcome.ts`,
    find: 'row.status === processing && isObstacle(row.changeReason)',
    replace: 'row.status === pending && isObstacle(row.changeReason)',
    promise: 'what waits for an operator is not credited by a repeated notice',
  },
  {
    file: `${services}/money/decisions/require-creditable.ts`,
    find: 'if (obstacle)',
    replace: 'if (row.feeMinor < 0n && obstacle)',
    promise: 'no operator credits what the player’s protection forbids',
  },
  {
    file: `${services}/money/decisions/require-creditable.ts`,
    find: 'creditMinor : creditMinor + row.feeMinor;',
    replace: 'creditMinor : creditMinor;',
    promise: 'an operator’s credit counts with its fee',
  },
  {
    file: `${services}/rewards/closing-effects.ts`,
    find: '[cancelOnClosing({ clock }), ',
    replace: '[',
    promise: 'the call that closes an account cancels its pending deposits',
    tests: ['apps/server/src/routes/money/late-notices'],
  },
  {
    file: rests,
    find: 'r.credited_at >= span.starts_at and ',
    replace: '',
    promise: 'the rest of a deposit counts in the periods in which it was credited',
  },
  {
    file: rests,
    find: '- coalesce((select sum(r.credited) from deposit_rests(p_site, p_player) r where r.payment_id = t.id), 0)',
    replace: '',
    promise: 'the rest of a deposit counts once',
  },
  {
    file: `${services}/money/deposit-outcome.ts`,
    find: "if (row.status !== pending || row.changeReason === 'try_declined') return nothingNew;",
    replace: "if (row.status === pending) return decide(rejected, 'gateway_failed');",
    promise: 'a try that failed leaves the deposit payable',
    tests: declined,
  },
  {
    file: `${services}/money/deposit-outcome.ts`,
    find: 'reason: AFTER_REFUSAL, review: AFTER_REFUSAL',
    replace: 'reason: AFTER_REFUSAL',
    promise: 'operators see money that came after a refusal',
    tests: declined,
  },
  {
    file: `${services}/money/apply-report.ts`,
    find: "...(isDeclined && { changeReason: outcome.reason, changedBy: 'gateway' as const, changedAt: now }),",
    replace: '',
    promise: 'a player reads that a try failed',
    tests: declined,
  },
  {
    file: 'packages/providers/src/registry/check-replies.ts',
    find: "failureEnds === 'attempt' ? asDeclined(report) : report;",
    replace: 'report;',
    promise: 'a gateway whose failure ends a try does not end the payment',
    tests: ['packages/providers/src/registry/check-replies'],
  },
].map((row) => ({ tests: [`${services}/money/credit-obstacles`], ...row }));
