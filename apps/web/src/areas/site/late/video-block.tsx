import { lobbyPaths } from '@baize/contract/page-addresses';
import { device } from '@baize/contract';
import { Icon, IconButton } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';
import { useId, useRef } from 'react';

import { playAddress } from '../../../addresses/play-address.ts';
import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { pictureSource } from '../../../app/picture.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { PlayLink } from '../../play/index.ts';
import { useFilms } from './use-films.ts';

interface FilmTile {
  readonly href: string;
  readonly title: MessageKey;
  /** Stem of the film and of its picture. */
  readonly film: string;
}

const tiles: readonly FilmTile[] = [
  { href: paths.redlineSport, title: 'home_video_sports', film: 'banner-sanal-tall' },
  { href: lobbyPaths.casino, title: 'site_nav_casino', film: 'banner-klasikler-tall' },
  { href: lobbyPaths.live_casino, title: 'site_nav_live_casino', film: 'banner-canli-gece-tall' },
  { href: playAddress(172101), title: 'home_video_play', film: 'banner-ejder-hazinesi-tall' },
];

/** Links with a short film each; the films take turns, so that only one plays at a time. */
export function VideoBlock() {
  const t = useMessages();
  const { brand, device: screen } = useApp();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const isAllowed = screen !== device.mobile || brand.traits['home.mobileVideoTiles'];
  const { canPlay, isPlaying, toggle } = useFilms(list, isAllowed);
  const shown = tiles.filter(({ href }) => brand.options.sport || !/^\/sport/i.test(href));
  return (
    <section aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{t('home_videos')}</h2>
        {canPlay && (
          <span className="ml-auto">
            <IconButton
              outlined
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? t('home_films_pause') : t('home_films_play')}
              onClick={toggle}
            />
          </span>
        )}
      </header>
      <ul ref={list} className="video-block">
        {shown.map(({ href, title, film }) => {
          const { src, srcSet, width, height } = pictureSource(film, 'tall');
          return (
            <li key={href}>
              <PlayLink href={href}>
                <img
                  src={src}
                  srcSet={srcSet}
                  sizes="(max-width: 549px) 50vw, 340px"
                  width={width}
                  height={height}
                  alt=""
                  loading="lazy"
                />
                {isAllowed && (
                  <video src={`/films/${film}.mp4`} muted playsInline preload="none" tabIndex={-1} />
                )}
                <b>
                  {t(title)}
                  <Icon name="arrow-right" />
                </b>
              </PlayLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
