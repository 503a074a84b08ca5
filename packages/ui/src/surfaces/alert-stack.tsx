import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { isPopoverOpen } from '../popover-state.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export type AlertTone = 'success' | 'warning' | 'error' | 'info';

export interface Alert {
  id: number;
  tone: AlertTone;
  text: string;
  /** How often it was said; saying it again restarts its time. */
  count: number;
  /** A second button. With it, the alert stays until it is answered. */
  action?: { label: string; run: () => void } | undefined;
}

export interface AlertStackProps {
  /** In the order in which they came. */
  alerts: readonly Alert[];
  onDismiss: (id: number) => void;
  labels: {
    close: string;
    /** "+2 more": what waits. */
    more: (count: number) => string;
    /** "3 times": how often one was said. */
    times: (count: number) => string;
  };
  /** How long each stays without hover or focus. */
  durationMs?: number | undefined;
}

const icons: Record<AlertTone, IconName> = {
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
  info: 'info',
};

const MAX_SHOWN = 3;

/** Errors come first among those that wait, since they are about what was just pressed. */
function chosen(alerts: readonly Alert[], shownBefore: ReadonlySet<number>): readonly Alert[] {
  const rank = (alert: Alert) => (shownBefore.has(alert.id) ? 0 : alert.tone === 'error' ? 1 : 2);
  const first = [...alerts].sort((one, other) => rank(one) - rank(other)).slice(0, MAX_SHOWN);
  return alerts.filter((alert) => first.includes(alert));
}

function useIsTabHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}

interface AlertBoxProps extends Pick<AlertStackProps, 'labels'> {
  readonly alert: Alert;
  readonly onClose: () => void;
}

function AlertBox({ alert, labels, onClose }: AlertBoxProps) {
  const { action, count, text, tone } = alert;
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // A dialog below stays open.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  return (
    <div className="alert-box" data-tone={tone}>
      <button type="button" onClick={onClose} onKeyDown={closeByKey}>
        <Icon name={icons[tone]} />
        <span>{text}</span>
        {count > 1 && (
          <small>
            <span aria-hidden="true">×{count}</span>
            <VisuallyHidden>{labels.times(count)}</VisuallyHidden>
          </small>
        )}
        <VisuallyHidden>{labels.close}</VisuallyHidden>
        <Icon name="x" size={16} className="text-ink-3" />
      </button>
      {action && (
        <Button
          size="small"
          variant="line"
          onKeyDown={closeByKey}
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** Calls back after the time of each alert that is shown; none runs while they are held. */
function useTimers(
  shown: readonly Alert[],
  isHeld: boolean,
  durationMs: number,
  onDismiss: (id: number) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  const timers = useRef(new Map<number, { readonly count: number; readonly timer: number }>());
  useEffect(() => {
    const running = timers.current;
    const timed = isHeld ? [] : shown.filter(({ action }) => action === undefined);
    for (const [id, { count, timer }] of running) {
      if (timed.some((alert) => alert.id === id && alert.count === count)) continue;
      clearTimeout(timer);
      running.delete(id);
    }
    for (const { id, count } of timed)
      if (!running.has(id))
        running.set(id, { count, timer: window.setTimeout(() => dismiss(id), durationMs) });
  }, [shown, isHeld, durationMs]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const { timer } of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
}

/**
 * The site's alerts: at most three, and the number of those that wait. They are above everything, including open dialogs.
 * Each disappears after its time or when pressed; all stay during hover and focus and while the tab is hidden, and one with an
 * action until it is answered. Separate live regions announce them, because a region that appears together with its text is
 * often not read.
 */
export function AlertStack({ alerts, onDismiss, labels, durationMs = 5000 }: AlertStackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlySet<number>>(new Set());
  const [isHeld, setHeld] = useState(false);
  const isTabHidden = useIsTabHidden();
  // What is shown stays shown when another one comes.
  const shown = chosen(alerts, before.current);
  const waiting = alerts.length - shown.length;
  const newestId = alerts.at(-1)?.id;
  const isEmpty = alerts.length === 0;
  useTimers(shown, isHeld || isTabHidden, durationMs, onDismiss);

  useEffect(() => {
    before.current = new Set(shown.map(({ id }) => id));
  });

  const isOpenFor = isEmpty ? undefined : newestId;
  useEffect(() => {
    const popover = stack.current;
    // Showing it again raises it above a dialog opened meanwhile, but would take the focus from it.
    if (popover?.contains(document.activeElement) && isOpenFor !== undefined) return;
    if (popover && isPopoverOpen(popover)) popover.hidePopover();
    if (isOpenFor !== undefined) popover?.showPopover();
  }, [isOpenFor]);

  function close(id: number) {
    const buttons = [...(stack.current?.querySelectorAll<HTMLElement>('.alert-box > button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    // The box disappears under the pointer, so no leave event follows.
    setHeld(false);
    if (at >= 0) (buttons[at + 1] ?? buttons[at - 1])?.focus();
    onDismiss(id);
  }

  const spoken = (isError: boolean) => {
    const last = shown.findLast(({ tone }) => (tone === 'error') === isError);
    return last && (last.count > 1 ? `${last.text} (${labels.times(last.count)})` : last.text);
  };

  const error = spoken(true);
  return (
    <>
      <div className="visually-hidden" aria-live="assertive" role={error === undefined ? undefined : 'alert'}>
        {error}
      </div>
      <div className="visually-hidden" role="status">
        {spoken(false)}
      </div>
      <div
        ref={stack}
        popover="manual"
        className="alert-stack"
        onPointerMove={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {shown.map((alert) => (
          <AlertBox key={alert.id} alert={alert} labels={labels} onClose={() => close(alert.id)} />
        ))}
        {waiting > 0 && <p className="alert-more">{labels.more(waiting)}</p>}
      </div>
    </>
  );
}
