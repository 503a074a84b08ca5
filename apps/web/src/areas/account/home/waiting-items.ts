import type { Overview } from './use-overview.ts';

type Payment = Overview['deposits'][number];

/** One thing that waits for the player, or that the player waits for. */
export type WaitingItem =
  | { readonly kind: 'deposit' | 'withdrawal'; readonly payment: Payment }
  | {
      readonly kind:
        | 'identity_rejected'
        | 'identity_incomplete'
        | 'identity_needed'
        | 'phone'
        | 'second_step';
    };

export interface WaitingFacts {
  readonly overview: Pick<Overview, 'deposits' | 'withdrawals' | 'identity' | 'money'>;
  readonly isPhoneVerified: boolean;
  readonly hasSecondStep: boolean;
  /** Whether the brand has a page to verify the phone or to set up the second step. */
  readonly canVerifyPhone: boolean;
  readonly canSetSecondStep: boolean;
}

const endOf = ({ expires_at }: Payment) => (expires_at === null ? Infinity : Date.parse(expires_at));

/** Most urgent first: what expires, then what keeps money from being withdrawn, then what only protects the account. */
export function waitingItems(facts: WaitingFacts): readonly WaitingItem[] {
  const { deposits, withdrawals, identity, money } = facts.overview;
  const byEnd = [...deposits].sort((one, other) => endOf(one) - endOf(other));
  const items: WaitingItem[] = byEnd.map((payment) => ({ kind: 'deposit', payment }));
  if (identity === 'rejected') items.push({ kind: 'identity_rejected' });
  else if (identity === 'incomplete') items.push({ kind: 'identity_incomplete' });
  else if (identity === 'none' && money.blocked === 'identity') items.push({ kind: 'identity_needed' });
  if (!facts.isPhoneVerified && facts.canVerifyPhone) items.push({ kind: 'phone' });
  items.push(...withdrawals.map((payment) => ({ kind: 'withdrawal', payment }) as const));
  if (!facts.hasSecondStep && facts.canSetSecondStep) items.push({ kind: 'second_step' });
  return items;
}

/** The item with the page's only filled button: the first that the player can do something about. */
export function mainItem(items: readonly WaitingItem[]): WaitingItem | undefined {
  return items.find(({ kind }) => kind !== 'withdrawal');
}
