import { createContext, useContext, useSyncExternalStore } from 'react';

export interface Alert {
  readonly id: number;
  readonly kind: 'error' | 'success' | 'warning' | 'info';
  readonly text: string;
  /** With an action, it stays until it is answered. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How often it was shown while it was there. */
  readonly count: number;
}

type NewAlert = Omit<Alert, 'id' | 'count'>;

const isSame = (one: NewAlert, other: NewAlert) =>
  one.kind === other.kind && one.text === other.text && one.action?.label === other.action?.label;

/** The alerts of the site, in the order in which they are shown: what is said again is counted. */
export function createAlerts() {
  let current: readonly Alert[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Alert[]) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(alert: NewAlert) {
      const known = current.find((one) => isSame(one, alert));
      if (known) {
        const again = { ...alert, id: known.id, count: known.count + 1 };
        set(current.map((one) => (one === known ? again : one)));
        return;
      }
      lastId += 1;
      set([...current, { ...alert, id: lastId, count: 1 }]);
    },
    /** Removes one, or without an id what went wrong before: a new attempt has begun. */
    dismiss(id?: number) {
      const stays = ({ id: own, kind }: Alert) =>
        id === undefined ? kind !== 'error' && kind !== 'warning' : own !== id;
      const next = current.filter(stays);
      if (next.length < current.length) set(next);
    },
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

const none: readonly Alert[] = [];

export function useCurrentAlerts(): readonly Alert[] {
  const alerts = useAlerts();
  return useSyncExternalStore(alerts.subscribe, alerts.current, () => none);
}
