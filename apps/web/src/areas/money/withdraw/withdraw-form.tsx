import { transactionKind } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { Icon } from '@baize/ui';
import { useEffect, useState } from 'react';

import { paymentAddress } from '../../../addresses/payment-address.ts';
import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { useNavigate } from '../../../router/index.ts';
import { useProof } from '../../auth/late.ts';
import { PaymentForm } from '../form/payment-form.tsx';
import { limitsOf, type PaymentDetails, type PaymentMethod } from '../form/payment-method.ts';
import { PaymentSummary, SummaryRow } from '../form/payment-summary.tsx';
import { paymentBody, type PaymentValues } from '../form/payment-values.ts';
import { wholeSteps } from '../form/quick-amounts.ts';
import { usePaymentForm } from '../form/use-payment-form.ts';
import { type PayoutDestination, useReloadPayments, type WithdrawalState } from '../payment-queries.ts';
import { destinationName, withoutDestination } from './saved/destination-name.ts';
import { SavedChoice } from './saved/saved-choice.tsx';
import { BlockedSubmit } from './withdraw-block.tsx';
import { WithdrawQuestion } from './withdraw-question.tsx';

interface WithdrawFormProps {
  readonly method: PaymentMethod;
  readonly last: PaymentDetails['last'];
  /** Undefined until it has loaded. */
  readonly state: WithdrawalState | undefined;
  /** Destinations of the book that the method pays to. */
  readonly saved: readonly PayoutDestination[];
  /** The one that is chosen, by its id; 0 for another account. */
  readonly savedId: number;
  readonly onSaved: (id: number) => void;
  readonly isBookLocked: boolean;
  /** Called when a dialog begins or ends to explain a refusal. */
  readonly onRefusal: (isOpen: boolean) => void;
  readonly onOpenDocuments: () => void;
}

/** Whether the method pays to a bank account: only banks compare the name that a transfer is sent in. */
function hasHolder({ options }: PaymentMethod): boolean {
  return options.fields.some(({ type }) => type === 'iban');
}

/** All that a closed account can withdraw, which may go in one sum. */
function restOf(state: WithdrawalState | undefined): bigint | undefined {
  return state?.takes_rest === true ? parseWire(state.available) : undefined;
}

/** What can go by the method now: money that came by others goes back to them first. */
function availableBy(methodId: number, state: WithdrawalState | undefined): bigint | undefined {
  if (!state) return undefined;
  const most =
    state.most_to.find((one) => one.method_id === methodId)?.amount ?? state.free ?? state.available;
  return parseWire(most);
}

/** The name of the receiving account, which nobody can change. */
function Holder({ name }: { name: string }) {
  const t = useMessages();
  return (
    <div className="withdraw-holder">
      <span className="font-medium">{t('money_holder')}</span>
      <p>
        <Icon name="lock" />
        {name}
      </p>
      <small>{t('money_holder_help')}</small>
    </div>
  );
}

interface TooLittleProps {
  readonly method: PaymentMethod;
  readonly availableMinor: bigint;
  readonly state: WithdrawalState;
}

/** Said instead of a form if the method accepts nothing of what can be withdrawn. */
function TooLittle({ method, availableMinor, state }: TooLittleProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const isForOthers = availableMinor < parseWire(state.available);
  return (
    <div className="payment-form">
      <p className="payment-note">
        <Icon name="info" />
        {isForOthers
          ? t('money_withdraw_others_first')
          : t('money_withdraw_too_little', {
              min: money.short(limitsOf(method).minMinor, user?.currency),
              available: money.exact(availableMinor, user?.currency),
            })}
      </p>
    </div>
  );
}

function Form({ method: whole, last, state, onRefusal, onOpenDocuments, saved, savedId }: WithdrawFormProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { language } = useApp();
  const chosen = saved.find(({ id }) => id === savedId);
  const method = chosen ? withoutDestination(whole) : whole;
  const call = useCall();
  const navigate = useNavigate();
  const reload = useReloadPayments();
  const { withProof, dialog } = useProof();
  const { user } = useSession();
  const availableMinor = availableBy(whole.id, state);
  const payment = usePaymentForm({
    method,
    kind: transactionKind.withdraw,
    last,
    availableMinor,
    restMinor: restOf(state),
  });
  const { amountMinor, rules } = payment;
  // What is confirmed is what was typed when the question opened, and that is what is sent.
  const [asked, setAsked] = useState<PaymentValues>();
  const [isSending, setSending] = useState(false);
  const blocked = state?.blocked;
  const afterMinor = parseWire(user?.balance ?? '0.00') - amountMinor;
  const isRefused = payment.refusal !== undefined;
  useEffect(() => {
    if (!isRefused) return undefined;
    onRefusal(true);
    return () => onRefusal(false);
  }, [isRefused, onRefusal]);

  async function request(values: PaymentValues, isLocked: boolean) {
    const body = {
      ...paymentBody(method, values, language),
      ...(chosen && { destination_id: String(chosen.id) }),
      ...(isLocked && { take_back: 'no' as const }),
    };
    const { data } = await call('POST /account/withdraw/dynamic', { body });
    payment.forget();
    await navigate(paymentAddress(paths.withdraw, data.transaction_id));
  }

  async function confirm(values: PaymentValues, isLocked: boolean) {
    setSending(true);
    await payment.send(async () => {
      try {
        await withProof(() => request(values, isLocked));
      } finally {
        // Its failure is shown in the form below.
        setAsked(undefined);
        setSending(false);
      }
    });
    reload();
  }

  return (
    <>
      <PaymentForm
        payment={payment}
        summary={
          <PaymentSummary payment={payment} landsLabel={t('money_withdraw_lands')}>
            {amountMinor > 0n && afterMinor >= 0n && (
              <SummaryRow label={t('money_balance_after')}>
                {money.exact(afterMinor, rules.currency)}
              </SummaryRow>
            )}
          </PaymentSummary>
        }
        submitText={
          amountMinor > 0n
            ? t('money_withdraw_continue', { amount: money.short(amountMinor, rules.currency) })
            : t('site_withdraw')
        }
        isLoading={isSending}
        blocked={blocked && <BlockedSubmit reason={blocked} onOpenDocuments={onOpenDocuments} />}
        onSubmit={setAsked}
      >
        {state && hasHolder(whole) && <Holder name={state.holder} />}
      </PaymentForm>
      <WithdrawQuestion
        payment={payment}
        values={asked}
        destination={chosen && destinationName(chosen)}
        holder={hasHolder(whole) ? state?.holder : undefined}
        bonusName={state?.bonus?.name}
        canCancel={state?.can_cancel === true}
        isSending={isSending}
        onConfirm={(values, isLocked) => void confirm(values, isLocked)}
        onClose={() => setAsked(undefined)}
      />
      {dialog}
    </>
  );
}

/** The form of one method; a question confirms the withdrawal before it is requested. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { method, state } = props;
  const availableMinor = availableBy(method.id, state);
  const isRest = (restOf(state) ?? 0n) > 0n;
  const isTooLittle =
    !isRest && availableMinor !== undefined && wholeSteps(limitsOf(method), availableMinor) === undefined;
  if (isTooLittle && state)
    return <TooLittle method={method} availableMinor={availableMinor} state={state} />;
  // A form with other fields begins anew, with what was typed.
  return (
    <>
      <SavedChoice {...props} />
      <Form key={props.savedId} {...props} />
    </>
  );
}
