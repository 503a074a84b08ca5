import { ButtonLink } from '@baize/ui';
import { useRef } from 'react';

import * as paths from '../../addresses/paths.ts';
import { useApp } from '../../app/app.ts';
import { CarouselButtons } from '../../app/carousel-buttons.tsx';
import { useCarousel } from '../../app/use-carousel.ts';
import { useIsPlayer } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import type { HomeSlide } from './home-data.ts';
import { SlidePicture } from './slide-picture.tsx';

interface SlideProps {
  readonly slide: HomeSlide;
  readonly isFirst: boolean;
  readonly hasPicture: boolean;
  /** Off-screen: nothing in it can be focused. */
  readonly isAway: boolean;
}

function Slide({ slide, isFirst, hasPicture, isAway }: SlideProps) {
  const t = useMessages();
  const { heroArt } = useApp().brand;
  const isBrandArt = isFirst && heroArt !== null;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <li
      className={isBrandArt ? 'slide slide-brand-art' : 'slide'}
      aria-roledescription={t('site_slide')}
      inert={isAway}
    >
      {hasPicture &&
        (isBrandArt ? (
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

/** The banners: still until hydration, then turning by themselves until the user takes over. */
export function HeroSlides({ slides }: { slides: readonly HomeSlide[] }) {
  const t = useMessages();
  const isPlayer = useIsPlayer();
  const { heroArt } = useApp().brand;
  const viewport = useRef<HTMLDivElement>(null);
  // Members need no banner to sign up.
  const shown = isPlayer
    ? slides.filter(({ url }) => url.toLowerCase() !== paths.register.toLowerCase())
    : slides;
  const carousel = useCarousel(viewport, shown.length);
  const { selected, isNear } = carousel;
  const isBrandArt = selected === 0 && heroArt !== null;
  return (
    <div
      className={isBrandArt ? 'hero-slides is-brand-art' : 'hero-slides'}
      aria-roledescription={t('site_carousel')}
      role="group"
      aria-label={t('site_slide_of', { index: selected + 1, count: shown.length })}
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
          <CarouselButtons carousel={carousel} />
        </div>
      )}
    </div>
  );
}
