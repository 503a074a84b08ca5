import { formatWire, parseTyped } from '@baize/currency';
import { Button } from '@baize/ui';

import { useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { AmountChoice } from '../form/amount-choice.tsx';
import { PendingNote } from '../cashier/pending-note.tsx';
import { DocumentsDialog } from '../documents/documents-dialog.tsx';
import { useCashierForm } from '../cashier/use-cashier-form.ts';
import { amountFieldOf } from '../form/payment-values.ts';
import { MethodFields, PayerNote } from '../form/method-fields.tsx';
import { nameOf, type PaymentMethod } from '../form/payment-method.ts';
import { useStoreRovpayDeposit } from './rovpay-queries.ts';

/** First step: who pays how much. */
export function RovpayForm({ method }: { method: PaymentMethod }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const call = useCall();
  const store = useStoreRovpayDeposit();
  const { user } = useSession();
  const { payment, form, submit, amountMinor, currency, language, pendingText, identityText } =
    useCashierForm({
      method,
      startValues: { name: user?.name ?? '', surname: user?.surname ?? '', amount: '', description: '' },
    });
  const amountField = amountFieldOf(method);

  const send = submit(async ({ name = '', surname = '', amount = '', description = '' }) => {
    const body = {
      name: name.trim(),
      surname: surname.trim(),
      amount: formatWire(parseTyped(amount.trim(), language) ?? 0n),
      description: description.trim(),
    };
    const { success: _, ...opened } = await call('POST /account/deposit/rovpay/account', { body });
    store({ ...opened, ...body, is_claimed: false });
    return true;
  });

  return (
    <>
      <form
        noValidate
        className="cashier-form"
        aria-label={t('money_form_of', { method: nameOf(method), kind: 'deposit' })}
        onSubmit={(event) => void send(event)}
      >
        {amountField && <AmountChoice field={amountField} payment={payment} />}
        <MethodFields fields={method.options.fields} form={form} />
        <PayerNote form={form} />
        {pendingText !== undefined && <PendingNote text={pendingText} />}
        <Button
          type="submit"
          variant="money"
          size="large"
          className="cashier-wide"
          loading={form.formState.isSubmitting}
        >
          {amountMinor > 0n
            ? t('rovpay_continue_amount', { amount: money.short(amountMinor, currency) })
            : t('rovpay_continue')}
        </Button>
      </form>
      <DocumentsDialog
        open={identityText !== undefined}
        message={identityText}
        onClose={payment.closeRefusal}
      />
    </>
  );
}
