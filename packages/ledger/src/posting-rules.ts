import { type AccountKind, accountKinds, playWallets, type Side, type TransferKind } from './kinds.ts';

interface PostingRule {
  from: readonly Side[];
  to: readonly Side[];
}

const wallets: readonly AccountKind[] = accountKinds.filter((kind) => kind !== 'held');
/** Bonus money becomes a player's own by the terms of the bonus only. */
const ownWallets = wallets.filter((kind) => kind !== 'bonus');

/** A bet is paid for from one of them, to which its wins and its refund go. */
const played: readonly AccountKind[] = ['main', ...playWallets];

/** The sides between which each kind of transfer may move money. */
export const postingRules: Readonly<Record<TransferKind, PostingRule>> = {
  // The part of a bet that is bonus money is posted beside it, as are wins and refunds.
  bet: { from: played, to: ['games'] },
  win: { from: ['games'], to: played },
  refund: { from: ['games'], to: played },
  winReversal: { from: played, to: ['games'] },
  deposit: { from: ['payments'], to: ['main'] },
  withdrawHold: { from: ['main'], to: ['held'] },
  withdrawSettle: { from: ['held'], to: ['payments'] },
  withdrawReturn: { from: ['held'], to: ['main'] },
  walletTransfer: { from: ownWallets, to: ownWallets },
  bonus: { from: ['operator', 'bonus'], to: ['main', 'bonus', 'operator'] },
  depositReturn: { from: ['main'], to: ['payments'] },
  payoutReturn: { from: ['payments'], to: ['main'] },
  adjust: { from: ['operator', ...wallets], to: ['operator', ...wallets] },
};

/** A movement that its rule does not allow: a bug of the caller. */
export class PostingRuleError extends Error {
  override readonly name = 'PostingRuleError';
}

/**
 * Determines the two sides of a movement. A side may be omitted if the rule has only one.
 *
 * @throws PostingRuleError if the rule of this kind does not allow the sides
 */
export function chooseSides(kind: TransferKind, from?: Side, to?: Side): { from: Side; to: Side } {
  const rule = postingRules[kind];
  const debit = from ?? onlySide(kind, 'from', rule.from);
  const credit = to ?? onlySide(kind, 'to', rule.to);
  if (!rule.from.includes(debit) || !rule.to.includes(credit) || debit === credit) {
    throw new PostingRuleError(`${kind} cannot move money from ${debit} to ${credit}`);
  }
  return { from: debit, to: credit };
}

function onlySide(kind: TransferKind, name: 'from' | 'to', sides: readonly Side[]): Side {
  const [side, another] = sides;
  if (side === undefined || another !== undefined) {
    throw new PostingRuleError(`${kind} must say which account it moves money ${name}`);
  }
  return side;
}
