import { useEffect } from 'react';

import { useAlert } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Alerts when the connection is lost and when it is back. */
export function ConnectionAlerts() {
  const t = useMessages();
  const { show } = useAlert();
  useEffect(() => {
    const offline = () => show({ kind: 'error', text: t('site_offline') });
    const online = () => show({ kind: 'success', text: t('site_online') });
    window.addEventListener('offline', offline);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
    };
  }, [show, t]);
  return null;
}
