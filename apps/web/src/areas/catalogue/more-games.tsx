import { Button } from '@baize/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useMessages } from '../../messages/use-messages.ts';

interface MoreGamesProps {
  readonly shown: number;
  readonly total: number;
  readonly isWaiting: boolean;
  /** The next page loads by itself near the end of the list. */
  readonly isAutomatic: boolean;
  /** Loading the last page failed. */
  readonly hasFailed: boolean;
  onMore(): void;
}

/** How near the end of the list is. */
const NEAR = '600px';

/** The foot of a list: how much is shown, and a button for more. */
export function MoreGames(props: MoreGamesProps) {
  const { shown, total, isWaiting, isAutomatic, hasFailed, onMore } = props;
  const t = useMessages();
  const foot = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onMore);
  useEffect(() => {
    const element = foot.current;
    if (!element || !isAutomatic) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAutomatic]);
  return (
    <div ref={foot} className="more-row">
      <p>{t('catalogue_shown_of', { shown, total })}</p>
      <progress value={shown} max={total} aria-hidden="true" />
      {hasFailed && (
        <p role="alert" className="text-danger">
          {t('catalogue_more_failed')}
        </p>
      )}
      {!isAutomatic && (
        <Button variant="line" loading={isWaiting} onClick={onMore}>
          {t('catalogue_load_more')}
        </Button>
      )}
    </div>
  );
}
