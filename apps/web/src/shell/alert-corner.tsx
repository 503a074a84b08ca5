import { AlertBox } from '@baize/ui';

import { useAlert, useCurrentAlert } from '../call/alert.ts';
import { useMessages } from '../messages/use-messages.ts';

const SHOWN_MS = 5_000;

/** The site's only alert box. */
export function AlertCorner() {
  const t = useMessages();
  const { dismiss } = useAlert();
  const alert = useCurrentAlert();
  const shown = alert && { ...alert, tone: alert.kind };
  return <AlertBox alert={shown} durationMs={SHOWN_MS} onDismiss={dismiss} closeLabel={t('site_close')} />;
}
