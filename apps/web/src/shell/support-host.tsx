import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';

import { useApp } from '../app/app.ts';
import { type Support, SupportContext } from '../frame/support-context.ts';

const loadPanel = () => import('./support-panel.tsx');
const SupportPanel = lazy(async () => ({ default: (await loadPanel()).SupportPanel }));
const PHONE = 2;

/** Loads live support when it is first opened; it stays open across pages until it is closed. */
export function SupportHost({ children }: { children: ReactNode }) {
  const app = useApp();
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
              void app.loadMessages('account').then(() => setOpen(true));
            },
          }
        : null,
    [app, isOffered],
  );
  const close = () => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <SupportContext value={support}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <SupportPanel kind={kind} onClose={close} />
        </Suspense>
      )}
    </SupportContext>
  );
}
