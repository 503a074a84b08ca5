import { formatWire, parseTyped, parseWire } from '@baize/currency';
import { useRef, useState } from 'react';

import type { TransferType, TransferWallet } from '../../../addresses/transfer-address.ts';
import { useApp } from '../../../app/app.ts';
import { CallFailure, failureText, useAlert, useCall, useIsClosed, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { amountText } from '../form/payment-values.ts';
import { createPressKeys } from './press-key.ts';
import { allOf, readTransferAmount } from './transfer-amount.ts';
import { useReloadWallets, useWallets, type Wallet } from './wallet-queries.ts';

export const toMain = 1 satisfies TransferType;
export const toWallet = 2 satisfies TransferType;

/** The player has no name in the poker room yet. */
const NO_POKER_NAME = 1005;

const calls = {
  poker: 'POST /poker-transfer',
  live_slot: 'POST /live-slot/transfer',
  binary: 'POST /binary-option/transfer',
} as const satisfies Record<TransferWallet, string>;

export interface TransferStart {
  readonly wallet: TransferWallet;
  readonly type: TransferType;
  /** After a transfer was made. */
  readonly onDone?: (() => void) | undefined;
}

/** Why nothing can be moved into a wallet, whatever the amount; money out of it is never in the way. */
function onlyOut(wallet: Wallet | undefined, isClosed: boolean): 'closed' | 'not_offered' | undefined {
  if (isClosed) return 'closed';
  return wallet && !wallet.is_offered ? 'not_offered' : undefined;
}

/** The form of a transfer between main and a wallet. */
export function useTransfer({ wallet: name, type: startType, onDone }: TransferStart) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const isClosed = useIsClosed();
  const { language } = useApp();
  const { user, refreshProfile } = useSession();
  const wallets = useWallets();
  const reload = useReloadWallets();
  const field = useRef<HTMLInputElement>(null);
  const [keys] = useState(createPressKeys);
  const [chosenType, setType] = useState<TransferType>(startType);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [needsName, setNeedsName] = useState(false);

  const wallet = wallets.data?.data.wallets.find((one) => one.wallet === name);
  const blocked = onlyOut(wallet, isClosed);
  const type = blocked ? toMain : chosenType;
  const currency = user?.currency ?? 1;
  const balances = {
    main: parseWire(user?.balance ?? '0.00'),
    wallet: wallet && parseWire(wallet.balance),
  };
  const fromMinor = type === toMain ? balances.wallet : balances.main;
  const allMinor = allOf(fromMinor ?? 0n);

  function refuse(text: string) {
    setProblem(text);
    alert.show({ kind: 'error', text });
    field.current?.focus();
  }

  function change(text: string) {
    setTyped(text);
    setProblem(undefined);
  }

  async function send() {
    if (isBusy || fromMinor === undefined) return;
    const read = readTransferAmount(typed, { fromMinor, currency, language });
    if ('problem' in read) return refuse(t(read.problem.key, read.problem.values));
    const amount = formatWire(read.amountMinor);
    const key = keys.keyOf(`${name} ${type} ${amount}`);
    setBusy(true);
    setProblem(undefined);
    alert.dismiss();
    try {
      const { message } = await call(calls[name], { body: { type, amount, key } });
      keys.settle();
      setTyped('');
      alert.show({ kind: 'success', text: message });
      await refreshProfile();
      onDone?.();
    } catch (failure) {
      fail(failure);
    } finally {
      setBusy(false);
      // Also a refused transfer is in the history.
      reload();
    }
  }

  function fail(failure: unknown) {
    if (!(failure instanceof CallFailure)) return refuse(t('site_unknown_error'));
    // Without a reply it may have been made: the next press repeats it.
    if (failure.isRefusal) keys.settle();
    if (failure.code === NO_POKER_NAME) return setNeedsName(true);
    refuse(failure.fields['amount']?.[0] ?? failureText(failure, t('site_unknown_error')));
  }

  return {
    field,
    wallets,
    wallet,
    type,
    currency,
    balances,
    allMinor,
    blocked,
    typed,
    problem,
    isBusy,
    needsName,
    isAll: allMinor > 0n && parseTyped(typed.trim(), language) === allMinor,
    change,
    send,
    swap: () => {
      setType(type === toMain ? toWallet : toMain);
      change('');
    },
    chooseAll: () => change(amountText(allMinor, language)),
    closeName: () => setNeedsName(false),
  };
}

export type TransferState = ReturnType<typeof useTransfer>;
