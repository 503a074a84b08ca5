import type { Change } from '../change.ts';

const money = 'packages/services/src/money';
const facts = `${money}/withdrawal-facts.ts`;
const rules = `${money}/withdrawal-rules.ts`;
const loop = `${money}/closed-loop.ts`;
const doubt = `${money}/payout-doubt.ts`;
const rejection = `${money}/decisions/reject-payout.ts`;
const again = `${money}/decisions/pay-again.ts`;
const migration = 'packages/db/migrations/0092-withdrawal-rules.sql';

const closed = [`${money}/closed-account-withdrawals`];
const loops = [`${money}/closed-loop`];
const doubts = [`${money}/payout-doubts`];
const repeats = [`${money}/payout-repeats`];
const stakes = [`${money}/stake-left`];

/** Withdrawals of closed accounts, the way back of deposits, and payouts whose gateways say nothing. */
export const withdrawalChanges: readonly Change[] = [
  {
    file: facts,
    find: 'isSelfExcluded ? 0n : least(unplayedMinor, mainMinor)',
    replace: 'least(unplayedMinor, mainMinor)',
    promise: 'a player who has excluded themselves withdraws without turnover',
    tests: closed,
  },
  {
    file: facts,
    find: 'isSelfExcluded ? 0n : least(unplayedMinor, mainMinor)',
    replace: 'context.player.isClosed ? 0n : least(unplayedMinor, mainMinor)',
    promise: 'a break does not lift the rule of turnover',
    tests: closed,
  },
  {
    file: facts,
    find: 'least(isSelfExcluded ? unplayedMinor : 0n, availableMinor)',
    replace: '0n',
    promise: 'what somebody who has excluded themselves has not played goes back the way it came',
    tests: closed,
  },
  {
    file: migration,
    find: "a.closed_until = 'infinity' or exists (",
    replace: "a.closed_until = 'infinity' or not exists (",
    promise: 'a break is no self-exclusion',
    tests: closed,
  },
  {
    file: rules,
    find: 'if (!facts.isClosed) return false;',
    replace: '',
    promise: 'the minimum of a method holds for open accounts',
    tests: closed,
  },
  {
    file: rules,
    find: 'return amountMinor === availableOf(facts) || amountMinor === owedMinor;',
    replace: 'return amountMinor <= availableOf(facts) || amountMinor === owedMinor;',
    promise: 'below a minimum only all of it goes',
    tests: closed,
  },
  {
    file: rules,
    find: 'return amountMinor === availableOf(facts) || amountMinor === owedMinor;',
    replace: 'return amountMinor === availableOf(facts) && owedMinor >= 0n;',
    promise: 'all that is owed to one way leaves a closed account, whatever else is there',
    tests: closed,
  },
  {
    file: rules,
    find: "if (facts.isFrozen) throw new CallError('wallet_frozen');",
    replace: '',
    promise: 'a request from a frozen wallet is refused for that reason',
    tests: closed,
  },
  {
    file: `${money}/method-offer.ts`,
    find: 'if (amountMinor < minMinor) return 0n;',
    replace: '',
    promise: 'what is left below a minimum is not eaten up by a fee',
    tests: closed,
  },
  {
    file: `${money}/request-withdrawal.ts`,
    find: '* DAY_MS)',
    replace: '* 0)',
    promise: 'a withdrawal waits for the days of the brand',
    tests: [`${money}/withdrawals`],
  },
  {
    file: loop,
    find: 'if (request.amountMinor <= own.owedMinor + freeMinor) return undefined;',
    replace: 'if (own.ways.length > 0) return undefined;',
    promise: 'one way back takes no more than its own sum while another is owed',
    tests: loops,
  },
  {
    file: loop,
    find: '(way) => way.methodId === methodId && (way.account === null || keyOf(way.account) === keyOf(account)),',
    replace: '(way) => way.methodId === methodId,',
    promise: 'a deposit goes back to the account that it came from',
    tests: loops,
  },
  {
    file: loop,
    find: 'for (const isOwn of [true, false])',
    replace: 'for (const isOwn of [false, true])',
    promise: 'a payout pays back its own account first',
    tests: loops,
  },
  {
    file: `${money}/payment-account.ts`,
    find: 'const NATIONAL_DIGITS = 10;',
    replace: 'const NATIONAL_DIGITS = 11;',
    promise: 'a mobile number is the same without its country code and zero',
    tests: loops,
  },
  {
    file: loop,
    find: ' end - returned_minor as amount',
    replace: ' end as amount',
    promise: 'what came back of a payout is owed again',
    tests: closed,
  },
  {
    file: loop,
    find: 'owedMinor - (owedMinor % method.stepMinor) < method.minMinor',
    replace: 'owedMinor < method.minMinor',
    promise: 'what a method cannot pay between its steps does not block the others',
    tests: loops,
  },
  {
    file: doubt,
    find: 'if (now.getTime() - since.getTime() < SILENCE_MS) return;',
    replace: '',
    promise: 'a gateway that is silent for a moment is not reviewed',
    tests: doubts,
  },
  {
    file: `${money}/send-payout.ts`,
    find: 'await reviewSilence(context, row, error);',
    replace: '',
    promise: 'a payout without a reply is for an operator after hours',
    tests: doubts,
  },
  {
    file: `${money}/send-payout.ts`,
    find: 'context.onPayoutProblem({ ...payment, error });\n    await',
    replace: 'await',
    promise: 'every attempt without an answer is counted',
    tests: doubts,
  },
  {
    file: rejection,
    find: 'isEnough: agreedBy.length > 1',
    replace: 'isEnough: true',
    promise: 'a payout that may have been paid takes two operators',
    tests: doubts,
  },
  {
    file: rejection,
    find: 'if (isBeingSent(row, services.clock.now()))',
    replace: 'if (false)',
    promise: 'a payout is not rejected while it is being sent',
    tests: doubts,
  },
  {
    file: rejection,
    find: 'if (doubt === undefined)',
    replace: 'if (false)',
    promise: 'a payout that its gateway has is not rejected by people',
    tests: doubts,
  },
  {
    file: again,
    find: 'if (row.sendingUntil !== null && row.sendingUntil > clock.now())',
    replace: 'if (id === 0)',
    promise: 'an operator reads that a payout is being sent already',
    tests: doubts,
  },
  {
    file: migration,
    find: '      and m.deposits = stake_deposits(p_site, p_player, m.counted_until);',
    replace: '      ;',
    promise: 'a deposit that was taken back is no longer to be staked',
    tests: stakes,
  },
  {
    file: migration,
    find: 'and m.times = p_times\n',
    replace: '\n',
    promise: 'a new number of times counts from the beginning',
    tests: stakes,
  },
  {
    file: 'packages/db/migrations/0123-rests-of-deposits.sql',
    find: 'r.total - greatest(r.before, t.returned_minor)',
    replace: 'r.total - r.before',
    promise: 'of a deposit that was taken back in part, the rest is to be staked',
    tests: stakes,
  },
  {
    file: again,
    find: 'const isEnough = agreedBy.length > 1;',
    replace: 'const isEnough = agreedBy.length > 0;',
    promise: 'a payout that its gateway has forgotten is sent again by two operators',
    tests: repeats,
  },
  {
    file: again,
    find: "if (doubt === undefined) return { state: 'asked', details: { sent: false } };",
    replace: "if (doubt === undefined) return { state: 'requested', details: {} };",
    promise: 'a payout that its gateway has taken is not sent again',
    tests: repeats,
  },
  {
    file: again,
    find: '...(row.providerRef !== null && { resentAt: clock.now() })',
    replace: '',
    promise: 'what was agreed before a payout was sent again counts for nothing',
    tests: repeats,
  },
  {
    file: again,
    find: 'await requireCreditedByOther(services, transaction, operator, row);',
    replace: '',
    promise: 'who credited money to a player does not send it out',
    tests: repeats,
  },
  {
    file: doubt,
    find: 'return resentAt === null ? {} : { about: String(resentAt.getTime()) };',
    replace: 'return {};',
    promise: 'a payout that was sent again is not rejected for an old doubt',
    tests: repeats,
  },
  {
    file: doubt,
    find: 'const since = row.resentAt ?? row.changedAt',
    replace: 'const since = row.changedAt',
    promise: 'the silence of a gateway begins when a payout was sent again',
    tests: repeats,
  },
  {
    file: 'packages/db/migrations/0141-payouts-sent-again.sql',
    find: "|| ' to send again'",
    replace: "|| ''",
    promise: 'who wants to reject a payout has not agreed to send it again',
    tests: repeats,
  },
  {
    file: 'packages/db/migrations/0123-rests-of-deposits.sql',
    find: 'and b.created_at > p_from and',
    replace: 'and',
    promise: 'no stake counts twice',
    tests: stakes,
  },
  {
    file: `${money}/destinations/coin-address.ts`,
    find: ' && versions.includes(version)',
    replace: '',
    promise: 'an address of another network is none of this one',
    tests: [`${money}/destinations`],
  },
  {
    file: `${money}/destinations/coin-address.ts`,
    find: 'return hasChecksum && digits !== checked ? undefined',
    replace: 'return hasChecksum && lower !== checked.toLowerCase() ? undefined',
    promise: 'a wrong letter in an address of Ethereum is noticed',
    tests: [`${money}/destinations`],
  },
  {
    file: `${money}/payment-fields.ts`,
    find: "return 'address' in reading ? reading.address : value;",
    replace: 'return value;',
    promise: 'an address is stored in one spelling',
    tests: [`${money}/payment-fields`],
  },
  {
    file: rules,
    find: 'number !== phone && !owed.includes(number)',
    replace: 'false',
    promise: 'a mobile transfer goes to the player’s own number',
    tests: [`${money}/withdrawal-rules`],
  },
  {
    file: 'packages/contract/src/typed-identifiers.ts',
    find: '\\p{Cf}',
    replace: '',
    promise: 'marks that nobody sees do not spoil what was pasted',
    tests: ['packages/contract/src/typed-identifiers'],
  },
  {
    file: 'packages/contract/src/typed-identifiers.ts',
    find: '(?=\\d{10}$)/',
    replace: '/',
    promise: 'only a prefix is removed from a phone number',
    tests: ['packages/contract/src/typed-identifiers'],
  },
];
