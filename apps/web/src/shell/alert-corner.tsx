import { AlertStack } from '@baize/ui';

import { useAlert, useCurrentAlerts } from '../call/alert.ts';
import { useMessages } from '../messages/use-messages.ts';

const SHOWN_MS = 5_000;

/** The site's alerts. */
export function AlertCorner() {
  const t = useMessages();
  const { dismiss } = useAlert();
  const alerts = useCurrentAlerts();
  return (
    <AlertStack
      alerts={alerts.map(({ kind, ...alert }) => ({ ...alert, tone: kind }))}
      durationMs={SHOWN_MS}
      onDismiss={dismiss}
      labels={{
        close: t('site_close'),
        more: (count) => t('site_alerts_more', { count }),
        times: (count) => t('site_alert_times', { count }),
      }}
    />
  );
}
