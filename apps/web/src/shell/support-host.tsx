import { type ReactNode, useMemo, useRef, useState } from 'react';

import { useApp } from '../app/app.ts';
import { lateView } from '../app/late-view.tsx';
import { type Support, SupportContext } from '../frame/support-context.ts';
import { useLateAction } from '../frame/use-late-action.ts';

const SupportPanel = lateView('SupportPanel', () => import('./support-panel.tsx'), { texts: 'account' });
const PHONE = 2;

/** Loads live support when it is first opened; it stays open across pages until it is closed. */
export function SupportHost({ children }: { children: ReactNode }) {
  const app = useApp();
  const runLate = useLateAction();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const { web_live_support: web, mobile_live_support: mobile } = app.brand.options;
  const kind = app.device === PHONE ? 'mobile' : 'web';
  const isOffered = Boolean(kind === 'mobile' ? mobile : web);
  const support = useMemo<Support | null>(
    () =>
      isOffered
        ? {
            open() {
              opener.current = document.activeElement;
              runLate(
                () => SupportPanel.load(app),
                () => setOpen(true),
              );
            },
          }
        : null,
    [app, isOffered, runLate],
  );
  const close = () => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <SupportContext value={support}>
      {children}
      {isOpen && <SupportPanel kind={kind} onClose={close} />}
    </SupportContext>
  );
}
