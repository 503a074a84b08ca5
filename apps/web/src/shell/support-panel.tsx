import { Button, EmptyState, IconButton, Skeleton } from '@baize/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { useApp } from '../app/app.ts';
import { useMessages } from '../messages/use-messages.ts';
import { clampSupportHeight, readSupportMessage, type SupportMessage } from './support-message.ts';
import './support.css';

/** Without `allow-same-origin`, so that the operator's code cannot read the site's storage. */
const SUPPORT_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
const SLOW_AFTER_MS = 15_000;
const FIRST_HEIGHT_PX = 520;

type Kind = 'web' | 'mobile';

interface SupportFrameProps {
  readonly kind: Kind;
  readonly onMessage: (message: SupportMessage) => void;
}

/** One attempt to load the operator's frame; a time-out counts as a failure. */
function SupportFrame({ kind, onMessage }: SupportFrameProps) {
  const t = useMessages();
  const { brand, language } = useApp();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const notify = useEffectEvent(onMessage);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      // A sandboxed frame has an opaque origin, so it is identified by its window.
      if (event.origin !== 'null' || event.source !== frame.current?.contentWindow) return;
      const message = readSupportMessage(event.data);
      if (message?.type === 'ready') setReady(true);
      else if (message) notify(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => notify({ type: 'failed' }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  return (
    <>
      {!isReady && (
        <div role="status" aria-label={t('account_support_loading')}>
          <Skeleton className="absolute inset-4" />
        </div>
      )}
      <iframe
        ref={frame}
        src={`/_support/${kind}?lang=${language}&scheme=${brand.scheme}`}
        title={t('site_support')}
        sandbox={SUPPORT_SANDBOX}
        referrerPolicy="no-referrer"
      />
    </>
  );
}

/** Moves the focus to the panel, and lets Escape close it while the focus is inside. */
function usePanelKeys(onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    element?.focus();
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, []);
  return panel;
}

/** Live support beside the page, which stays usable. */
export function SupportPanel({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const t = useMessages();
  const titleId = useId();
  const panel = usePanelKeys(onClose);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [heightPx, setHeightPx] = useState(FIRST_HEIGHT_PX);

  function handleMessage(message: SupportMessage) {
    if (message.type === 'failed') setFailedAttempt(attempt);
    if (message.type === 'height') setHeightPx(clampSupportHeight(message.heightPx));
    if (message.type === 'close') onClose();
  }

  return (
    <section ref={panel} className="support-panel" role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <header>
        <h2 id={titleId}>{t('site_support')}</h2>
        <IconButton icon="x" label={t('account_support_close')} onClick={onClose} />
      </header>
      <div className="support-stage" style={{ height: heightPx }}>
        {failedAttempt === attempt ? (
          <EmptyState
            icon="circle-alert"
            tone="failed"
            title={t('account_support_failed')}
            text={t('account_support_failed_text')}
            action={<Button onClick={() => setAttempt(attempt + 1)}>{t('site_try_again')}</Button>}
          />
        ) : (
          <SupportFrame key={attempt} kind={kind} onMessage={handleMessage} />
        )}
      </div>
    </section>
  );
}
