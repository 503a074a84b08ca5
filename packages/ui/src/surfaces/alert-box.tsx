import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export type AlertTone = 'success' | 'warning' | 'error' | 'info';

export interface Alert {
  /** A new id restarts the timer, even for the same text. */
  id: string | number;
  tone: AlertTone;
  text: string;
  /** A second button. With it, the box stays until it is answered. */
  action?: { label: string; run: () => void } | undefined;
}

export interface AlertBoxProps {
  /** The current alert; null hides the box. */
  alert: Alert | null;
  onDismiss: () => void;
  closeLabel: string;
  /** How long it stays without hover or focus. */
  durationMs?: number | undefined;
}

const icons: Record<AlertTone, IconName> = {
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
  info: 'info',
};

/**
 * The site's only alert box. It is above everything, including open dialogs, disappears after its time or when pressed,
 * and stays during hover and focus, or as long as it offers an action. A separate live region announces it, because a region that appears together with
 * its text is often not read.
 */
export function AlertBox({ alert, onDismiss, closeLabel, durationMs = 5000 }: AlertBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const id = alert?.id;
  const action = alert?.action;
  const stays = held || action !== undefined;

  useEffect(() => {
    // Showing it again raises it above a dialog opened meanwhile.
    if (box.current?.matches(':popover-open')) box.current.hidePopover();
    if (id !== undefined) box.current?.showPopover();
  }, [id]);

  useEffect(() => {
    if (id === undefined || stays) return;
    const timer = setTimeout(() => dismiss(), durationMs);
    return () => clearTimeout(timer);
  }, [id, stays, durationMs]);

  function close() {
    // The box disappears under the pointer, so no leave event follows.
    setHeld(false);
    onDismiss();
  }

  return (
    <>
      <div className="visually-hidden" role={alert?.tone === 'error' ? 'alert' : 'status'}>
        {alert?.text}
      </div>
      <div
        ref={box}
        popover="manual"
        className="alert-box"
        data-tone={alert?.tone}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {alert && (
          <button type="button" onClick={close}>
            <Icon name={icons[alert.tone]} />
            <span>{alert.text}</span>
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
            <Icon name="x" size={16} className="text-ink-3" />
          </button>
        )}
        {action && (
          <Button
            size="small"
            variant="line"
            onClick={() => {
              close();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    </>
  );
}
