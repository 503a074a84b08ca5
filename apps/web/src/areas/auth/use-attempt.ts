import { useState } from 'react';

import { CallFailure, failureText, useAlert } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';

/**
 * Runs a call; shows its failure at the field and in the alert box.
 *
 * @param readText changes the server's message
 */
export function useAttempt(readText = (text: string) => text) {
  const t = useMessages();
  const alert = useAlert();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    setProblem(undefined);
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      const fieldMessage = failure instanceof CallFailure ? Object.values(failure.fields)[0]?.[0] : undefined;
      const text = readText(fieldMessage ?? failureText(failure, t('site_unknown_error')));
      setProblem(text);
      alert.show({ kind: 'error', text });
    } finally {
      setBusy(false);
    }
  }

  return { problem, setProblem, isBusy, attempt };
}
