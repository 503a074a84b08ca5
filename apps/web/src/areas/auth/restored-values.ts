import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { LANGUAGE_CHOSEN } from '../../call/token-store.ts';
import { saveForm, takeForm } from './saved-form.ts';

/** Calls back before the page reloads in another language. */
function useBeforeReload(callback: () => void): void {
  const latest = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => latest();
    window.addEventListener(LANGUAGE_CHOSEN, listener);
    return () => window.removeEventListener(LANGUAGE_CHOSEN, listener);
  }, []);
}

/** Saves the values of a form that is not rendered, if there are any. */
export function useSavedValues(name: string, values: FieldValues | undefined): void {
  useBeforeReload(() => values && saveForm(name, values));
}

/**
 * Restores a form's values after a reload in another language, except secrets.
 *
 * @param name distinguishes forms shown on the same page
 */
export function useRestoredValues<Values extends FieldValues, Output>(
  name: string,
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'reset'>,
): void {
  useBeforeReload(() => saveForm(name, form.getValues()));
  const restore = useEffectEvent(() => {
    const saved = takeForm(name);
    if (Object.keys(saved).length > 0) form.reset({ ...form.getValues(), ...saved });
  });
  useEffect(() => restore(), []);
}
