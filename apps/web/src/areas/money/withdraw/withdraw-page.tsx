import { transactionKind } from '@baize/contract';
import { Icon } from '@baize/ui';
import { useEffect, useState } from 'react';

import type { PaymentInput } from '../../../addresses/payment-address.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useSession } from '../../../call/index.ts';
import { DocumentsDialog } from '../documents/documents-dialog.tsx';
import { readDraft } from '../form/payment-draft.ts';
import { MethodList } from '../form/method-list.tsx';
import {
  type PayoutBook,
  type PayoutDestination,
  usePaymentUpdates,
  usePayoutBook,
  usePending,
  useWithdrawalState,
  type WithdrawalState,
} from '../payment-queries.ts';
import { MoneySwitch } from '../money-switch.tsx';
import { RecentTransactions } from '../recent-transactions.tsx';
import { FirstWays } from './first-ways.tsx';
import { SavedAccounts } from './saved/saved-accounts.tsx';
import { WithdrawBonus } from './withdraw-bonus.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawRules } from './withdraw-rules.tsx';
import { WithdrawSupport } from './withdraw-support.tsx';
import { Withdrawable } from './withdrawable.tsx';
import { WithdrawalTracking } from './withdrawal-tracking.tsx';
import '../payments.css';
import './withdraw.css';

/** Reasons that the player can remove at once: the forms show what there is, with the way to remove it. */
const mayTry: readonly WithdrawalState['blocked'][] = [null, 'phone', 'identity'];

interface Chosen {
  /** Of a saved account; 0 for another one, undefined as long as none was chosen. */
  readonly id: number | undefined;
  /** The method that it opened. */
  readonly methodId: number | undefined;
  /** Each opens the form anew. */
  readonly presses: number;
}

const savedFor = (methodId: number, book: PayoutBook | undefined): readonly PayoutDestination[] =>
  book?.destinations.filter((one) => one.method_id === methodId && one.account !== null) ?? [];

/**
 * The saved account that a form opens with: the one that was paid last, or 0 for another one if none was or the player has
 * begun the form before. It stays the same while the page is open, whatever is paid or typed meanwhile.
 */
function useLikeliest(book: PayoutBook | undefined): (methodId: number) => number {
  const { user } = useSession();
  const [opened, setOpened] = useState<{ book: PayoutBook; begun: number | undefined }>();
  if (!opened && book && user)
    setOpened({ book, begun: readDraft(transactionKind.withdraw, user.id)?.methodId });
  return (methodId) => {
    if (methodId === opened?.begun) return 0;
    const paid = savedFor(methodId, opened?.book).filter(({ last_paid_at: at }) => at !== null);
    const [latest] = paid.sort((a, b) => (b.last_paid_at ?? '').localeCompare(a.last_paid_at ?? ''));
    return latest?.id ?? 0;
  };
}

/** Withdrawals: those under way, what can be withdrawn and what not, and the methods. */
export function WithdrawPage({ input }: { input: PaymentInput }) {
  const t = useMessages();
  usePaymentUpdates();
  const state = useWithdrawalState().data?.data;
  const waiting = (usePending(transactionKind.withdraw).data?.data ?? []).map(({ id }) => id);
  const { transactionId } = input;
  const others = waiting.filter((id) => id !== transactionId);
  const tracked = transactionId === undefined ? others : [transactionId, ...others];
  // A refusal says what has changed, so its dialog outlives the reason to show forms.
  const [isRefused, setRefused] = useState(false);
  const [isVerifying, setVerifying] = useState(false);
  const book = usePayoutBook().data?.data;
  const [chosen, setChosen] = useState<Chosen>({ id: undefined, methodId: undefined, presses: 0 });
  const likeliest = useLikeliest(book);
  const choose = (id: number) => setChosen((before) => ({ ...before, id }));
  const use = ({ id, method_id: methodId }: PayoutDestination) =>
    setChosen(({ presses }) => ({ id, methodId, presses: presses + 1 }));
  const { presses } = chosen;
  useEffect(() => {
    // On phones the form is far above the button that opened it.
    if (presses > 0) document.querySelector<HTMLElement>('.method-card[open] .saved-choice select')?.focus();
  }, [presses]);
  const hasForms = isRefused || state === undefined || mayTry.includes(state.blocked);
  const aside = (
    <>
      <SavedAccounts onUse={hasForms ? use : undefined} />
      <RecentTransactions kind={transactionKind.withdraw} />
      {state && <WithdrawRules state={state} />}
      <WithdrawSupport />
    </>
  );
  return (
    <AccountFrame title={t('site_title_withdraw')} beside={<MoneySwitch />} aside={aside} isCompact>
      {tracked.map((id, index) => (
        <WithdrawalTracking
          key={id}
          transactionId={id}
          isFirst={index === 0}
          isChosen={id === transactionId}
        />
      ))}
      <Withdrawable onOpenDocuments={() => setVerifying(true)} />
      <DocumentsDialog open={isVerifying} onClose={() => setVerifying(false)} />
      {state?.is_stopped === true && (
        <p className="withdraw-first">
          <Icon name="shield-check" />
          {t('money_withdraw_stopped')}
        </p>
      )}
      {state && <WithdrawBonus state={state} />}
      {state && <FirstWays state={state} />}
      {hasForms && (
        <MethodList
          key={presses}
          kind={transactionKind.withdraw}
          opened={chosen.methodId}
          renderForm={(method, last) => (
            <WithdrawForm
              method={method}
              last={last}
              state={state}
              saved={savedFor(method.id, book)}
              savedId={chosen.id ?? likeliest(method.id)}
              onSaved={choose}
              isBookLocked={book?.lock.is_on === true}
              onRefusal={setRefused}
              onOpenDocuments={() => setVerifying(true)}
            />
          )}
        />
      )}
    </AccountFrame>
  );
}
