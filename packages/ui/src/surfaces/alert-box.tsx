import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export type AlertTone = 'success' | 'warning' | 'error' | 'info';

export interface Alert {
  /** A new id starts the time anew, even for the same words. */
  id: string | number;
  tone: AlertTone;
  text: string;
}

export interface AlertBoxProps {
  /** What to say now; null says nothing. */
  alert: Alert | null;
  onDismiss: () => void;
  closeLabel: string;
  /** How long it stays while nobody points at it. */
  durationMs?: number | undefined;
}

const icons: Record<AlertTone, IconName> = {
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
  info: 'info',
};

/**
 * The one message box of the site. It lies above everything, open dialogs too, goes after its time or with a
 * press, and waits while the pointer or the focus is on it. What it says is spoken by a live region of its own,
 * because a region that appears together with its words is often not read.
 */
export function AlertBox({ alert, onDismiss, closeLabel, durationMs = 5000 }: AlertBoxProps) {
  const box = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const id = alert?.id;

  useEffect(() => {
    // Showing it again lifts it above a dialog that was opened in the meantime.
    if (box.current?.matches(':popover-open')) box.current.hidePopover();
    if (id !== undefined) box.current?.showPopover();
  }, [id]);

  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(() => dismiss(), durationMs);
    return () => clearTimeout(timer);
  }, [id, held, durationMs]);

  return (
    <>
      <div className="visually-hidden" role={alert?.tone === 'error' ? 'alert' : 'status'}>
        {alert?.text}
      </div>
      <button
        ref={box}
        type="button"
        popover="manual"
        className="alert-box"
        data-tone={alert?.tone}
        onClick={() => {
          // The box vanishes below the pointer, which then never leaves it.
          setHeld(false);
          onDismiss();
        }}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {alert && (
          <>
            <Icon name={icons[alert.tone]} />
            <span>{alert.text}</span>
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
            <Icon name="x" size={16} className="text-ink-3" />
          </>
        )}
      </button>
    </>
  );
}
