import { ButtonLink, IconButton } from '@baize/ui';
import { useCallback, useRef } from 'react';

import { useApp } from '../../app/app.ts';
import { useIsPlayer } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../shell/router/index.ts';
import type { HomeSlide } from './home-data.ts';
import { SlidePicture } from './slide-picture.tsx';
import { useCarousel } from '../../app/use-carousel.ts';

interface SlideProps {
  readonly slide: HomeSlide;
  readonly isFirst: boolean;
  readonly hasPicture: boolean;
  /** Turned away: nothing in it can be reached. */
  readonly isAway: boolean;
}

function Slide({ slide, isFirst, hasPicture, isAway }: SlideProps) {
  const t = useMessages();
  const { heroArt } = useApp().brand;
  const isHouse = isFirst && heroArt !== null;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <li
      className={isHouse ? 'slide slide-house' : 'slide'}
      aria-roledescription={t('site_slide')}
      inert={isAway}
    >
      {hasPicture &&
        (isHouse ? (
          <img src={heroArt} alt="" fetchPriority="high" />
        ) : (
          <SlidePicture stem={slide.picture} isFirst={isFirst} />
        ))}
      <div className="slide-copy">
        <span className="kicker">{slide.kicker}</span>
        <Heading>{slide.title}</Heading>
        <p>{slide.text}</p>
        <ButtonLink size="large" href={slide.url} linkAs={Link}>
          {slide.action}
        </ButtonLink>
        <span className="fine">{t('site_terms_apply')}</span>
      </div>
    </li>
  );
}

/** The banners: still until the page is alive, then turning on their own until somebody takes over. */
export function HeroSlides({ slides }: { slides: readonly HomeSlide[] }) {
  const t = useMessages();
  const isPlayer = useIsPlayer();
  const { heroArt } = useApp().brand;
  const viewport = useRef<HTMLDivElement>(null);
  const { selected, isPlaying, isNear, next, previous, togglePlay } = useCarousel(viewport, slides.length);
  const isHouse = selected === 0 && heroArt !== null;
  const label = useCallback(
    (index: number) => t('site_slide_of', { index, count: slides.length }),
    [t, slides.length],
  );
  // Members need no invitation to sign up.
  const shown = isPlayer ? slides.filter(({ url }) => url.toLowerCase() !== '/register') : slides;
  return (
    <div
      className={isHouse ? 'hero-slides is-house' : 'hero-slides'}
      aria-roledescription={t('site_carousel')}
      role="group"
      aria-label={label(selected + 1)}
    >
      <div className="hero-viewport" ref={viewport}>
        <ul className="hero-track">
          {shown.map((slide, index) => (
            <Slide
              key={slide.id}
              slide={slide}
              isFirst={index === 0}
              hasPicture={index === 0 || isNear}
              isAway={index !== selected}
            />
          ))}
        </ul>
      </div>
      {shown.length > 1 && (
        <div className="hero-pager">
          <span className="dots" aria-hidden="true">
            {shown.map((slide, index) => (
              <i key={slide.id} className={index === selected ? 'is-current' : ''} />
            ))}
          </span>
          <IconButton icon="chevron-left" label={t('site_previous')} onClick={previous} />
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? t('site_pause') : t('site_play_slides')}
            onClick={togglePlay}
          />
          <IconButton icon="chevron-right" label={t('site_next')} onClick={next} />
        </div>
      )}
    </div>
  );
}
