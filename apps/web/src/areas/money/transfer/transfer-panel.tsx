import { currencySymbol } from '@baize/currency';
import {
  Button,
  Chip,
  EmptyState,
  Field,
  Icon,
  IconButton,
  Money,
  Skeleton,
  VisuallyHidden,
} from '@baize/ui';
import { useId } from 'react';

import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { PokerNameDialog } from './poker-name-dialog.tsx';
import { TransferNotes } from './transfer-notes.tsx';
import { toMain, type TransferStart, type TransferState, useTransfer } from './use-transfer.ts';
import { sendTexts, walletTexts } from './wallet-texts.ts';
import './transfer.css';

interface SideProps {
  readonly caption: string;
  readonly name: keyof typeof walletTexts;
  readonly text: string | undefined;
}

function Side({ caption, name, text }: SideProps) {
  const t = useMessages();
  const { name: label, icon } = walletTexts[name];
  return (
    <div className="transfer-side">
      <dt>
        <small>{caption}</small>
        <span>
          <Icon name={icon} size={16} />
          {t(label)}
        </span>
      </dt>
      <dd>{text === undefined ? <Skeleton className="h-7 w-24" /> : <Money text={text} rolls />}</dd>
    </div>
  );
}

/** Both balances in the order of the direction, with the button that swaps them. */
function Sides({ state, wallet }: { state: TransferState; wallet: TransferStart['wallet'] }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { balances, currency, type, blocked, isBusy } = state;
  const text = (minor: bigint | undefined) =>
    minor === undefined ? undefined : money.exact(minor, currency);
  const main = { name: 'main', text: text(balances.main) } as const;
  const other = { name: wallet, text: text(balances.wallet) } as const;
  const [from, to] = type === toMain ? [other, main] : [main, other];
  return (
    <div className="transfer-sides">
      <dl>
        <Side caption={t('wallet_from')} {...from} />
        <Side caption={t('wallet_to')} {...to} />
      </dl>
      <IconButton
        icon="arrow-left-right"
        outlined
        label={t('wallet_swap')}
        className="transfer-swap"
        disabled={blocked !== undefined || isBusy}
        onClick={state.swap}
      />
    </div>
  );
}

function Amount({ state }: { state: TransferState }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { allMinor, currency, isBusy } = state;
  return (
    <div className="transfer-amount">
      <Field
        ref={state.field}
        label={t('wallet_amount')}
        error={state.problem}
        amount
        prefix={currencySymbol(currency)}
        inputMode="decimal"
        autoComplete="transaction-amount"
        aria-required
        readOnly={isBusy}
        value={state.typed}
        onChange={(event) => state.change(event.target.value)}
      />
      <Chip pressed={state.isAll} disabled={isBusy || allMinor <= 0n} onClick={state.chooseAll}>
        {t('money_quick_all', { amount: money.short(allMinor, currency) })}
      </Chip>
    </div>
  );
}

/** Moves money between main and a wallet: one part for every page that has it. */
export function TransferPanel(start: TransferStart) {
  const { wallet } = start;
  const t = useMessages();
  const id = useId();
  const state = useTransfer(start);
  const { wallets, type, isBusy } = state;
  if (wallets.isError && !wallets.data) {
    return (
      <EmptyState
        icon="triangle-alert"
        tone="failed"
        title={t('wallet_failed')}
        text={failureText(wallets.error, t('site_unknown_error'))}
        action={<Button onClick={() => void wallets.refetch()}>{t('site_try_again')}</Button>}
      />
    );
  }
  const send = () => void state.send();
  return (
    <>
      <form
        noValidate
        className="transfer-form"
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <h2 id={id} className="contents">
          <VisuallyHidden>{t('wallet_form', { wallet: t(walletTexts[wallet].name) })}</VisuallyHidden>
        </h2>
        <Sides state={state} wallet={wallet} />
        <TransferNotes state={state} />
        <Amount state={state} />
        <Button type="submit" variant="money" size="large" wide loading={isBusy} disabled={!state.wallet}>
          {t(type === toMain ? 'wallet_send_main' : sendTexts[wallet])}
        </Button>
      </form>
      {state.needsName && (
        <PokerNameDialog
          saveLabel={t('wallet_name_save')}
          onNamed={() => {
            state.closeName();
            send();
          }}
          onClose={state.closeName}
        />
      )}
    </>
  );
}
