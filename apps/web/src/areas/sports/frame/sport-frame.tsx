import type { SportsProvider } from '@baize/brand';
import { useIsHydrated } from '@baize/ui';
import { useMemo, useRef } from 'react';

import type { SportPlace } from '../../../addresses/sport-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useIsLate } from '../../../app/use-is-late.ts';
import { frameTarget } from '../../play/index.ts';
import { embeds } from '../embeds/embeds.ts';
import { providerNames } from '../providers.ts';
import { BookFailure } from './book-failure.tsx';
import { BookSkeleton } from './book-skeleton.tsx';
import { framedAddress } from './framed-address.ts';
import type { BookView } from './open-book.ts';
import type { BetNews } from './use-bet-watch.ts';
import { useBook } from './use-book.ts';
import { useBookMessages } from './use-book-messages.ts';
import { useBookPlace, useBookStart } from './use-book-place.ts';
import './sport-frame.css';

interface SportFrameProps {
  readonly provider: SportsProvider;
  readonly view: BookView;
  /** In the page's address. */
  readonly place: SportPlace;
  /** The player went elsewhere in the book. */
  onPlace(place: SportPlace): void;
  onBet?(news: BetNews): void;
  /** Whether money that is paid in can be bet. */
  readonly canDeposit?: boolean;
}

const ignore = () => undefined;

const LATE_AFTER_MS = 15_000;

/** The first HTML is made without an origin, and is the same for every address of the brand. */
const ownOrigin = () => (typeof location === 'undefined' ? '' : location.origin);

/**
 * A provider's book in a frame of another origin, or why there is none. Its skeleton is below it, so that the first HTML shows
 * the book without any script. Each provider and view needs an instance of its own.
 */
export function SportFrame(props: SportFrameProps) {
  const { provider, view, place: addressed, onPlace, onBet = ignore, canDeposit = true } = props;
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useBookPlace(addressed, onPlace);
  const launch = useBook(provider, view, place.starts);
  const { book, error, key } = launch;
  const target = useMemo(() => book && frameTarget(book, ownOrigin()), [book]);
  const start = useBookStart(key, addressed);
  const src = target && (book?.type === 'url' ? framedAddress(target.src, start) : target.src);
  const { isReady, heightPx, greet } = useBookMessages({
    frame,
    target,
    src,
    provider,
    launch,
    start,
    place,
    onBet,
    canDeposit,
  });
  const hasFailed = error !== null || (book !== undefined && !target);
  // A book that cannot be asked whether it is there must not come before the scripts that it speaks with.
  const isAllowed = useIsHydrated() || embeds[provider].hello !== undefined;
  const isLate = useIsLate(key, isReady || hasFailed, LATE_AFTER_MS);
  const name = providerNames[provider];
  return (
    <div
      className="sport-frame"
      data-view={view}
      aria-busy={!isReady && !hasFailed}
      style={view === 'history' && heightPx !== undefined ? { height: heightPx } : undefined}
    >
      {!isReady && !hasFailed && <BookSkeleton view={view} />}
      {target && isAllowed && !hasFailed && (
        <iframe
          key={key}
          ref={frame}
          src={src}
          title={t('sports_frame', { name })}
          sandbox={target.sandbox}
          allow="fullscreen"
          referrerPolicy="no-referrer"
          onLoad={greet}
        />
      )}
      {(hasFailed || isLate) && (
        <BookFailure name={name} error={error} isLate={!hasFailed} onRetry={launch.reload} />
      )}
    </div>
  );
}
