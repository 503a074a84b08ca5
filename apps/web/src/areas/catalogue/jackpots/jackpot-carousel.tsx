import { lobbyPaths } from '@baize/contract/page-addresses';
import { useId, useRef } from 'react';

import { CarouselButtons } from '../../../app/carousel-buttons.tsx';
import { useCarousel } from '../../../app/use-carousel.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { JackpotPanel } from './jackpot-panel.tsx';
import type { JackpotKind } from './use-jackpots.ts';

/** Largest first. */
const kinds: readonly JackpotKind[] = ['grand', 'cards'];

/** The jackpots as a carousel; only the visible one polls quickly. */
export function JackpotCarousel() {
  const t = useMessages();
  const titleId = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, kinds.length);
  const { selected, isPlaying } = carousel;
  const place = t('site_slide_of', { index: selected + 1, count: kinds.length });
  return (
    <section className="jackpot-carousel" aria-labelledby={titleId} aria-roledescription={t('site_carousel')}>
      <header className="section-head">
        <h2 id={titleId}>{t('feeds_jackpots')}</h2>
        <Link href={lobbyPaths.jackpot} className="section-more">
          {t('play_all')}
          <span className="visually-hidden">: {t('feeds_jackpots')}</span>
        </Link>
        <span className="jackpot-turn">
          <CarouselButtons carousel={carousel} outlined />
        </span>
      </header>
      {/* Announced when the user turns the carousel, not while it turns by itself. */}
      <span className="visually-hidden" role="status">
        {isPlaying ? '' : place}
      </span>
      <div className="jackpot-viewport" ref={viewport}>
        <ul>
          {kinds.map((kind, index) => (
            <li key={kind} aria-roledescription={t('site_slide')}>
              <JackpotPanel kind={kind} level={3} isAway={index !== selected} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
