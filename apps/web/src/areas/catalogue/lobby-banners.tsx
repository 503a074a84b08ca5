import type { LobbyType } from '@baize/contract/page-addresses';
import { device, type WireReply } from '@baize/contract';
import { ButtonLink } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { useApp } from '../../app/app.ts';
import { CarouselButtons } from '../../app/carousel-buttons.tsx';
import { pictureSource } from '../../app/picture.ts';
import { useCarousel } from '../../app/use-carousel.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { lobbyBanners } from './lobby-data.ts';
import { Link } from '../../router/index.ts';

type Banner = WireReply<'GET /sliders'>['sliders'][number];

interface SlideProps {
  readonly banner: Banner;
  readonly isFirst: boolean;
  readonly hasPicture: boolean;
  /** Off-screen: nothing in it can be focused. */
  readonly isAway: boolean;
}

function Slide({ banner, isFirst, hasPicture, isAway }: SlideProps) {
  const t = useMessages();
  // On phones a game's picture is larger and has priority.
  const isLargest = useApp().device !== device.mobile;
  const { src, srcSet } = pictureSource(banner.picture, 'wide');
  return (
    <li className="lobby-banner" aria-roledescription={t('site_slide')} inert={isAway}>
      {hasPicture && (
        <img
          src={src}
          srcSet={srcSet}
          sizes="(max-width: 549px) 40vw, (max-width: 1199px) 60vw, 640px"
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst && isLargest ? 'high' : 'low'}
        />
      )}
      <div>
        <small>{banner.kicker}</small>
        <b className="display">{banner.title}</b>
        <ButtonLink
          size="small"
          href={banner.url}
          linkAs={Link}
          aria-label={`${banner.action}: ${banner.title}`}
        >
          {banner.action}
        </ButtonLink>
      </div>
    </li>
  );
}

/** The banners of a lobby: they turn until the user takes over, and not at all with reduced motion. */
function Carousel({ banners }: { banners: readonly Banner[] }) {
  const t = useMessages();
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, banners.length);
  const { selected, isNear } = carousel;
  return (
    <div
      className="lobby-banners felt"
      role="group"
      aria-roledescription={t('site_carousel')}
      aria-label={t('site_slide_of', { index: selected + 1, count: banners.length })}
    >
      <div className="lobby-banner-viewport" ref={viewport}>
        <ul>
          {banners.map((banner, index) => (
            <Slide
              key={banner.id}
              banner={banner}
              isFirst={index === 0}
              hasPicture={index === 0 || isNear}
              isAway={index !== selected}
            />
          ))}
        </ul>
      </div>
      {banners.length > 1 && (
        <div className="lobby-banner-pager">
          <CarouselButtons carousel={carousel} />
        </div>
      )}
    </div>
  );
}

export function LobbyBanners({ type }: { type: LobbyType }) {
  const { data } = useQuery(lobbyBanners(useApp(), type));
  const banners = data?.sliders ?? [];
  return banners.length > 0 && <Carousel banners={banners} />;
}
