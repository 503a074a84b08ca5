import { formatWire, parseTyped } from '@baize/currency';
import { Button, Select } from '@baize/ui';

import { useAlert, useCall } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { showServerProblems } from '../../auth/index.ts';
import { AmountChoice } from '../form/amount-choice.tsx';
import { PendingNote } from '../cashier/pending-note.tsx';
import { DocumentsDialog } from '../documents/documents-dialog.tsx';
import { useCashierForm } from '../cashier/use-cashier-form.ts';
import { amountFieldOf } from '../form/payment-values.ts';
import { nameOf, type PaymentMethod } from '../form/payment-method.ts';
import type { EnvoyBank } from './envoy-queries.ts';

export interface EnvoyQrPayment {
  readonly url: string;
  /** Wire amount. */
  readonly amount: string;
  readonly bankName: string;
}

interface EnvoyQrFormProps {
  readonly method: PaymentMethod;
  readonly banks: readonly EnvoyBank[];
  readonly onOpened: (payment: EnvoyQrPayment) => void;
}

/** The bank and the amount of a QR payment. */
export function EnvoyQrForm({ method, banks, onOpened }: EnvoyQrFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const { payment, form, submit, language, pendingText, identityText } = useCashierForm({
    method,
    startValues: { bank: '', amount: '' },
    emptyTexts: { bank: t('please_select_bank') },
  });
  const amountField = amountFieldOf(method);

  const send = submit(async ({ bank = '', amount: typed = '' }) => {
    const wire = formatWire(parseTyped(typed.trim(), language) ?? 0n);
    const { data } = await call('GET /account/envoy/qr', { query: { bank, id: wire } });
    if (data.status && data.iframe_url !== null) {
      const bankName = banks.find(({ slug }) => slug === bank)?.bank_name ?? '';
      onOpened({ url: data.iframe_url, amount: wire, bankName });
      return true;
    }
    const text = data.error ?? t('envoyqr_refused');
    const problems = data.errors ?? { amount: [text] };
    showServerProblems(form, problems, ['bank', 'amount']);
    alert.show({ kind: 'error', text });
    return false;
  });

  return (
    <>
      <form
        noValidate
        className="cashier-form"
        aria-label={t('money_form_of', { method: nameOf(method), kind: 'deposit' })}
        onSubmit={(event) => void send(event)}
      >
        <Select
          {...form.register('bank')}
          className="cashier-wide"
          label={t('envoyqr_bank')}
          icon="landmark"
          placeholder={t('money_choose')}
          options={banks.map(({ slug, bank_name: label }) => ({ value: slug, label }))}
          error={form.formState.errors['bank']?.message}
          aria-required
        />
        {amountField && <AmountChoice field={amountField} payment={payment} />}
        {pendingText !== undefined && <PendingNote text={pendingText} />}
        <Button
          type="submit"
          variant="money"
          size="large"
          className="cashier-wide"
          loading={form.formState.isSubmitting}
        >
          {t('envoyqr_create')}
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
