import { parseTyped, parseWire } from '@baize/currency';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form';

import { useApp } from '../../../app/app.ts';
import { CallFailure, failureText, useAlert, useSession, type WireUser } from '../../../call/index.ts';
import { usePopups } from '../../../frame/popup-context.ts';
import { type Translate, useMessages } from '../../../messages/use-messages.ts';
import { showFailureAt, showServerProblems } from '../../auth/index.ts';
import { groupIban } from './iban-text.ts';
import { readCoinAddressOf, takesCoinAddress } from './read-coin-address.ts';
import { clearDraft, readDraft, saveDraft } from './payment-draft.ts';
import type { PaymentDetails, PaymentKind, PaymentMethod } from './payment-method.ts';
import {
  amountFieldOf,
  amountText,
  fieldProblem,
  orderedFields,
  type PaymentRules,
  type PaymentValues,
} from './payment-values.ts';

/** The error numbers of the specification. */
const PHONE_UNVERIFIED = 621;
const IDENTITY_UNVERIFIED = 623;
const TRANSACTION_PENDING = 600;

/** A refusal that a dialog explains. */
export interface Refusal {
  readonly reason: 'pending' | 'identity';
  /** The server's message. */
  readonly message: string;
}

interface PaymentFormParts {
  readonly method: PaymentMethod;
  readonly kind: PaymentKind;
  /** The last payment, whose amount the form starts with. */
  readonly last?: PaymentDetails['last'];
  /** The most that can be withdrawn now. */
  readonly availableMinor?: bigint | undefined;
  /** All that a closed account can withdraw. */
  readonly restMinor?: bigint | undefined;
  /** What else is known of the player, by field name. */
  readonly known?: PaymentValues | undefined;
  /** Texts for empty fields, instead of the usual one. */
  readonly emptyTexts?: Readonly<Record<string, string>> | undefined;
}

export interface PaymentFormState {
  readonly method: PaymentMethod;
  readonly rules: PaymentRules;
  readonly form: UseFormReturn<PaymentValues>;
  /** What is typed now; 0 if it is not an amount. */
  readonly amountMinor: bigint;
  readonly refusal: Refusal | undefined;
  readonly closeRefusal: () => void;
  /** Runs one request at a time and shows its failure at its field, in a dialog or in the alert box. */
  send(request: () => Promise<void>): Promise<void>;
  /** Forgets what was typed, because it has been sent. */
  forget(): void;
}

/** Validates the fields by the method's definition, with translated messages. */
function methodResolver(
  { method, emptyTexts = {} }: PaymentFormParts,
  rules: PaymentRules,
  t: Translate,
): Resolver<PaymentValues> {
  function check(values: PaymentValues): FieldErrors<PaymentValues> {
    const errors: FieldErrors<PaymentValues> = {};
    for (const field of orderedFields(method)) {
      const typed = values[field.name] ?? '';
      const problem = fieldProblem(field, typed, method, rules);
      const empty = typed.trim() === '' ? emptyTexts[field.name] : undefined;
      if (problem) errors[field.name] = { type: 'method', message: empty ?? t(problem.key, problem.values) };
    }
    return errors;
  }
  const result = (values: PaymentValues, errors: FieldErrors<PaymentValues>) =>
    Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  if (!takesCoinAddress(method)) return (values) => result(values, check(values));
  return async (values) => {
    const errors = check(values);
    const reading = await readCoinAddressOf(method, values, t);
    if (!reading || errors[reading.name]) return result(values, errors);
    // What is sent, and confirmed before that, is the address as it was read.
    if ('address' in reading) return result({ ...values, [reading.name]: reading.address }, errors);
    return result(values, { ...errors, [reading.name]: { type: 'method', message: reading.problem } });
  };
}

/** What is known: what the player has typed in this tab, the last amount, what the server knows, the name. */
function startValues(
  { method, kind, last, known: others }: PaymentFormParts,
  { language }: PaymentRules,
  user: WireUser | undefined,
): PaymentValues {
  const draft = readDraft(kind, user?.id);
  const typed = draft?.methodId === method.id ? draft.values : {};
  const amount = amountFieldOf(method)?.name;
  const known: PaymentValues = {
    sender_name: user ? `${user.name} ${user.surname}` : '',
    ...others,
    ...(amount !== undefined &&
      last?.method_id === method.id && { [amount]: amountText(parseWire(last.amount), language) }),
  };
  return Object.fromEntries(
    method.options.fields.map(({ type, name, value }) => {
      const start = typed[name] ?? value ?? known[name] ?? '';
      return [name, type === 'iban' ? groupIban(start) : start];
    }),
  );
}

/** Keeps what is typed, from the first change until it is sent. */
function useDraft({ method, kind }: PaymentFormParts, form: UseFormReturn<PaymentValues>): () => void {
  const { user } = useSession();
  const save = useEffectEvent((values: PaymentValues) => {
    if (user) saveDraft(kind, { playerId: user.id, methodId: method.id, values });
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values }) => save(values),
      }),
    [form],
  );
  return () => clearDraft(kind);
}

function useRefusals(state: Pick<PaymentFormState, 'method' | 'form'>) {
  const { method, form } = state;
  const t = useMessages();
  const alert = useAlert();
  const { open } = usePopups();
  const [refusal, setRefusal] = useState<Refusal>();

  function show(failure: unknown) {
    const { code, message, fields } =
      failure instanceof CallFailure
        ? failure
        : { code: undefined, message: failureText(failure, t('site_unknown_error')), fields: {} };
    if (code === PHONE_UNVERIFIED) return open({ name: 'verify-phone', message });
    if (code === IDENTITY_UNVERIFIED) return setRefusal({ reason: 'identity', message });
    if (code === TRANSACTION_PENDING) return setRefusal({ reason: 'pending', message });
    const problems: CallFailure['fields'] = fields;
    const names = orderedFields(method).map(({ name }) => name);
    const [first] = showServerProblems(form, problems, names);
    const amount = amountFieldOf(method)?.name;
    if (first === undefined && amount !== undefined) showFailureAt(form, amount, message);
    return alert.show({ kind: 'error', text: (first && problems[first]?.[0]) ?? message });
  }
  return { refusal, closeRefusal: () => setRefusal(undefined), show };
}

/** The form of one method to deposit or withdraw. */
export function usePaymentForm(parts: PaymentFormParts): PaymentFormState {
  const { method, kind, availableMinor, restMinor } = parts;
  const t = useMessages();
  const alert = useAlert();
  const { language } = useApp();
  const { user } = useSession();
  const rules: PaymentRules = { kind, currency: user?.currency ?? 1, language, availableMinor, restMinor };
  const form = useForm<PaymentValues>({
    resolver: methodResolver(parts, rules, t),
    defaultValues: startValues(parts, rules, user),
  });
  const typed = useWatch({ control: form.control, name: amountFieldOf(method)?.name ?? 'amount' });
  const forget = useDraft(parts, form);
  const { refusal, closeRefusal, show } = useRefusals({ method, form });
  const isSending = useRef(false);

  async function send(request: () => Promise<void>) {
    // Two presses can come before the button is drawn as loading.
    if (isSending.current) return;
    isSending.current = true;
    alert.dismiss();
    try {
      await request();
    } catch (failure) {
      show(failure);
    } finally {
      isSending.current = false;
    }
  }

  const amountMinor = parseTyped((typed ?? '').trim(), language) ?? 0n;
  return { method, rules, form, amountMinor, refusal, closeRefusal, send, forget };
}
