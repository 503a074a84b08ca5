import { Icon, IconButton } from '@baize/ui';
import { useState } from 'react';

import { useApp } from '../app/app.ts';
import { writeCookie } from '../app/browser-storage.ts';
import { useMessages } from '../messages/use-messages.ts';

/**
 * The operator's notice, a ticker that pauses on hover and focus. A closed notice is remembered in a cookie, because
 * the server has to leave it out of the first HTML: removed later, it would shift the page.
 */
export function NoticeBar() {
  const t = useMessages();
  const { brand, isNoticeClosed } = useApp();
  const [isClosed, setClosed] = useState(isNoticeClosed);
  const [isPaused, setPaused] = useState<boolean>();
  const { notice } = brand.options;
  if (!notice || isClosed) return null;

  function close() {
    writeCookie('notice', brand.noticeKey ?? '');
    setClosed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section className="notice-bar" aria-label={t('site_notice')} data-paused={isPaused}>
      <Icon name="info" />
      <div className="notice-track">
        <p>{notice}</p>
        <p aria-hidden="true">{notice}</p>
      </div>
      <IconButton
        className="notice-pause"
        icon={isPaused ? 'play' : 'pause'}
        label={t(isPaused ? 'site_play_slides' : 'site_pause')}
        onClick={() => setPaused(!isPaused)}
      />
      <IconButton icon="x" label={t('site_notice_close')} onClick={close} />
    </section>
  );
}
