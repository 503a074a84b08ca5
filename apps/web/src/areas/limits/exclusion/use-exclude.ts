import { useRef, useState } from 'react';

import { useBrand } from '../../../app/app.ts';
import { failureText, useAlert, useCall, useSessionActions } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { ExclusionCode } from './exclusion-period.ts';
import type { ExclusionDates } from './use-exclusion-dates.ts';

/**
 * Closes the account. It ends every session, so the site then shows the sign-in page, which says until when; brands with
 * external sign-in have none, so an alert says it.
 */
export function useExclude() {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const session = useSessionActions();
  const { traits } = useBrand();
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(code: ExclusionCode, dates: ExclusionDates) {
    // A second click may come before the button is rendered as busy.
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      const { data } = await call('POST /account/deactive-account', { body: { type: code } });
      const text = t('exclusion_signed_out', { until: dates.until({ code, ends_at: data.ends_at }) });
      session.closeAccount({ message: text, endsAt: data.ends_at });
      if (traits['auth.entry'] === 'external')
        alert.show({ kind: 'info', text, action: { label: t('site_close'), run: alert.dismiss } });
    } catch (failure) {
      setProblem(failureText(failure, t('site_unknown_error')));
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  }

  return { run, isSending, problem };
}

export type Exclude = ReturnType<typeof useExclude>;
