import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { LANGUAGE_CHOSEN } from '../../call/token-store.ts';

const STORE = 'baize.form.';
/** What nobody should find written down. */
const secrets = /password|personal_id|^code$/;

function keep(form: string, values: FieldValues): void {
  const open = Object.entries(values).filter(([name]) => !secrets.test(name));
  try {
    sessionStorage.setItem(STORE + form, JSON.stringify(Object.fromEntries(open)));
  } catch {
    // Without storage what was typed is typed again.
  }
}

/** What was kept of a form, once. */
function take(form: string): FieldValues {
  try {
    const text = sessionStorage.getItem(STORE + form);
    sessionStorage.removeItem(STORE + form);
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Calls back before the page is loaded anew in another language. */
function useBeforeReload(callback: () => void): void {
  const latest = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => latest();
    window.addEventListener(LANGUAGE_CHOSEN, listener);
    return () => window.removeEventListener(LANGUAGE_CHOSEN, listener);
  }, []);
}

/** Keeps the values of a form that is not on the screen, where there are any to keep. */
export function useHiddenValues(name: string, values: FieldValues | undefined): void {
  useBeforeReload(() => values && keep(name, values));
}

/**
 * Keeps what was typed while the page is loaded anew in another language, all but what is secret.
 *
 * @param name tells forms apart that the page shows in turn
 */
export function useKeptValues<Values extends FieldValues, Output>(
  name: string,
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'reset'>,
): void {
  useBeforeReload(() => keep(name, form.getValues()));
  const restore = useEffectEvent(() => {
    const kept = take(name);
    if (Object.keys(kept).length > 0) form.reset({ ...form.getValues(), ...kept });
  });
  useEffect(() => restore(), []);
}
