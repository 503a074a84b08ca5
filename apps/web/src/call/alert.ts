import { createContext, useContext, useSyncExternalStore } from 'react';

export interface Alert {
  readonly id: number;
  readonly kind: 'error' | 'success' | 'warning' | 'info';
  readonly text: string;
  /** With an action, it stays until it is answered. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The site's only alert box: a new message replaces the previous one. */
export function createAlerts() {
  let current: Alert | null = null;
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: Alert | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(alert: Omit<Alert, 'id'>) {
      count += 1;
      set({ ...alert, id: count });
    },
    dismiss: () => set(null),
  };
}

export type Alerts = ReturnType<typeof createAlerts>;

export const AlertsContext = createContext<Alerts | null>(null);

function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext);
  if (!alerts) throw new Error('this part is used outside of the site');
  return alerts;
}

export function useAlert(): Pick<Alerts, 'show' | 'dismiss'> {
  return useAlerts();
}

export function useCurrentAlert(): Alert | null {
  const alerts = useAlerts();
  return useSyncExternalStore(alerts.subscribe, alerts.current, () => null);
}
