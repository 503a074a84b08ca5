import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { CallFailure, failureText, useAlert } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useProof } from '../../auth/late.ts';

interface ProfileForm<Name extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: Readonly<Partial<Record<Name, string>>>;
  readonly isBusy: boolean;
  /** Sends values of which none is empty; otherwise nothing is requested. */
  send(values: Readonly<Record<Name, string>>, request: () => Promise<{ message: string }>): Promise<void>;
  /** Asks for a proof. Render it outside of the form. */
  readonly dialog: ReactNode;
}

/** One group of the profile with its button. The server decides what is right; its problems are shown at the fields. */
export function useProfileForm<const Name extends string>(): ProfileForm<Name> {
  const t = useMessages();
  const alert = useAlert();
  const { withProof, dialog } = useProof();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({});
  const [isBusy, setBusy] = useState(false);

  function show(found: Partial<Record<Name, string>>) {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function send(
    values: Readonly<Record<Name, string>>,
    request: () => Promise<{ message: string }>,
  ): Promise<void> {
    const names = Object.keys(values) as Name[];
    const empty = names.filter((name) => values[name].trim() === '');
    if (empty.length > 0) {
      const required = t('auth_field_required');
      show(Object.fromEntries(empty.map((name) => [name, required])) as Partial<Record<Name, string>>);
      alert.show({ kind: 'warning', text: t('fill_all_fields') });
      return;
    }
    setBusy(true);
    setProblems({});
    try {
      await withProof(async () => {
        const { message } = await request();
        alert.show({ kind: 'success', text: message });
      });
    } catch (failure) {
      const fields = failure instanceof CallFailure ? failure.fields : {};
      const found = names.flatMap((name) => {
        const text = fields[name]?.[0];
        return text === undefined ? [] : [[name, text] as const];
      });
      show(Object.fromEntries(found) as Partial<Record<Name, string>>);
      alert.show({ kind: 'error', text: found[0]?.[1] ?? failureText(failure, t('site_unknown_error')) });
    } finally {
      setBusy(false);
    }
  }

  return { form, problems, isBusy, send, dialog };
}
