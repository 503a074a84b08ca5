import type { Change } from '../change.ts';

const providers = 'packages/providers/src';
const play = 'packages/services/src/play';
const slots = 'apps/sandbox/src/studio/slots';
const wagers = 'apps/sandbox/src/wagers';
const bets = 'apps/sandbox/src/book/bets';
const shell = 'apps/sandbox/src/shell';
const slip = 'apps/sandbox/src/book/client/slip';

const wallets = ['apps/server/src/callbacks/wallet-bonuses'];
const rounds = [`${slots}/free-rounds`];
const freeBets = [`${bets}/free-bets`];
const warnings = [`${shell}/client/bonus-warning`, `${shell}/client/shell`];
const slipLooks = [`${slip}/slip-look`];
const betBonus = ['apps/sandbox/src/book/bet-bonus'];

/** Bonus money, free rounds and free bets between the wallet and those who play with it. */
export const bonusPlayChanges: readonly Change[] = [
  {
    file: `${providers}/ports/wallet-dialect.ts`,
    find: 'balanceMinor + bonusMinor',
    replace: 'balanceMinor',
    promise: 'a studio is told what its game could take of a bonus',
    tests: wallets,
  },
  {
    file: `${providers}/form-hash/wallet-dialect.ts`,
    find: 'last.partMinor ?? 0n',
    replace: '0n',
    promise: 'a reply names the bonus money of a bet',
    tests: [`${providers}/dialect-settings`],
  },
  {
    file: `${providers}/sandbox-studio/parse-message.ts`,
    find: "id === undefined || (kind === 'free_round' && amount === 0n && isFreeBet !== true)",
    replace: 'true',
    promise: 'a granted round costs nothing',
    tests: wallets,
  },
  {
    file: `${providers}/sandbox-studio/wallet-dialect.ts`,
    find: '...(odds !== undefined && { odds }),',
    replace: '',
    promise: 'the odds of a bet reach the terms of a bonus',
    tests: wallets,
  },
  {
    file: `${play}/find-game-rewards.ts`,
    find: '    eq(freeSpin.gameId, gameId),\n',
    replace: '',
    promise: 'free rounds are told to their game only',
    tests: wallets,
  },
  {
    file: `${play}/game-balance.ts`,
    find: 'await ledger.usableBonus(siteId, playerId, gameId)',
    replace: 'bonusMinor',
    promise: 'bonus money that a game does not take is not told to it',
    tests: wallets,
  },
  {
    file: `${wagers}/stake-calls.ts`,
    find: 'freeSpins === undefined ? BigInt(betMinor) : 0n',
    replace: 'BigInt(betMinor)',
    promise: 'a free round is not charged',
    tests: rounds,
  },
  {
    file: `${slots}/slot-rounds.ts`,
    find: "wager.freeSpins === undefined || wager.state === 'refunding'",
    replace: 'wager.freeSpins === undefined',
    promise: 'a round that is given back is not counted down',
    tests: rounds,
  },
  {
    file: `${slots}/slot-rounds.ts`,
    find: 'Math.max(0, freeSpins.max_win - freeSpins.won)',
    replace: 'freeSpins.max_win',
    promise: 'free rounds win no more than they may together',
    tests: rounds,
  },
  {
    file: `${slots}/slot-rounds.ts`,
    find: 'freeSpins.won + this.#deps.book.heldOf(visit, freeSpins.id)',
    replace: 'freeSpins.won',
    promise: 'free rounds count what they have won before it is paid',
    tests: rounds,
  },
  {
    file: `${slots}/slot-rounds.ts`,
    find: '    visit.freeSpins = before;\n',
    replace: '',
    promise: 'free rounds count what was paid, also if the wallet does not say so',
    tests: rounds,
  },
  {
    file: `${slots}/slot-rounds.ts`,
    find: 'visit.wallet !== null && wager.freeSpins === undefined',
    replace: 'visit.wallet !== null',
    promise: 'a free round feeds no jackpot',
    tests: rounds,
  },
  {
    file: 'packages/games/src/sports/settle-bet.ts',
    find: 'product < least ? product : least',
    replace: 'product',
    promise: 'a system has the odds of its smallest line',
    tests: freeBets,
  },
  {
    file: `${bets}/bet-placer.ts`,
    find: 'read.lines.length === 1 && Number(lineStakeMinor) === bonus?.free_bet',
    replace: 'bonus?.free_bet !== undefined',
    promise: 'a free bet is staked as a whole, on one line',
    tests: freeBets,
  },
  {
    file: `${bets}/describe-bet.ts`,
    find: 'Math.max(0, minor - betMinor)',
    replace: 'minor',
    promise: 'a free bet is shown without its stake',
    tests: freeBets,
  },
  {
    file: `${bets}/cash-outs.ts`,
    find: 'if (record.isFreeBet) return null;',
    replace: '',
    promise: 'a free bet cannot be ended early',
    tests: freeBets,
  },
  {
    file: `${slip}/slip-look.ts`,
    find: 'Math.max(0, paid.possibleMinor - paid.stakeMinor)',
    replace: 'paid.possibleMinor',
    promise: 'the slip promises no stake of a free bet',
    tests: slipLooks,
  },
  {
    file: `${slip}/free-bet.ts`,
    find: "kind === 'combo' || (kind === 'single' && state.picks.length === 1)",
    replace: 'true',
    promise: 'a free bet is offered for one line only',
    tests: slipLooks,
  },
  {
    file: 'apps/sandbox/src/book/bet-bonus.ts',
    find: 'Math.max(0, balance - bonusMoney) : maxStake',
    replace: 'balance : maxStake',
    promise: 'a slip warns of bonus money at odds that are too low',
    tests: betBonus,
  },
  {
    file: 'apps/sandbox/src/book/bet-bonus.ts',
    find: '    bonusMoney = Math.min(bonusMoney, left);\n',
    replace: '',
    promise: 'bets that are placed together are judged one after the other',
    tests: betBonus,
  },
  {
    file: `${bets}/bet-placer.ts`,
    find: "    if (reply.status === 'BONUS_TERMS') await refreshBalance(visit, wallet, 0);\n",
    replace: '',
    promise: 'a refusal names the terms that hold now',
    tests: freeBets,
  },
  {
    file: `${slip}/stake-limits.ts`,
    find: 'ofBonus ?? Infinity',
    replace: 'Infinity',
    promise: 'the slip offers no stake that the terms of a bonus refuse',
    tests: slipLooks,
  },
  {
    file: `${slip}/stake-limits.ts`,
    find: 'return problem ?? stakeProblemOf',
    replace: 'return stakeProblemOf',
    promise: 'a free bet is not offered at odds that are too low',
    tests: slipLooks,
  },
  {
    file: `${play}/find-game-rewards.ts`,
    find: '...(!row.isFreeBet && row.maxStakeMinor !== null',
    replace: '...(row.maxStakeMinor !== null',
    promise: 'a free bet has no largest stake',
    tests: wallets,
  },
  {
    file: `${play}/find-game-rewards.ts`,
    find: 'row.maxStakeMinor !== null &&',
    replace: 'false &&',
    promise: 'a studio is told the largest stake of a bonus',
    tests: wallets,
  },
  {
    file: `${shell}/client/bonus-warning.ts`,
    find: 'this.#stakeMinor > this.#largestMinor',
    replace: 'this.#stakeMinor >= this.#largestMinor',
    promise: 'the largest stake itself is no reason for a warning',
    tests: warnings,
  },
  {
    file: `${shell}/client/bonus-warning.ts`,
    find: 'if (this.#isShown && !this.#isTooLarge) this.#hide();',
    replace: '',
    promise: 'a warning ends with its bonus',
    tests: warnings,
  },
  {
    file: `${shell}/client/shell.ts`,
    find: '|| this.#said !== general) return;',
    replace: ') return;',
    promise: 'why a stake was refused does not replace newer words',
    tests: warnings,
  },
];
