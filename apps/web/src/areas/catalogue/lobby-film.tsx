import { allowsFilms, IconButton } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import { useBrand } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';

const FILM = '/films/banner-sanal-tall.mp4';

/** A silent film behind the head of a lobby, with a pause button; paused while off-screen. */
export function LobbyFilm() {
  const t = useMessages();
  const { scheme } = useBrand();
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(allowsFilms);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const element = film.current;
    if (!element || !isPlaying) return;
    const observer = new IntersectionObserver(([entry]) => {
      // Pausing a film while it loads rejects this promise.
      if (entry?.isIntersecting) void element.play().catch(() => undefined);
      else element.pause();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.pause();
    };
  }, [isPlaying]);

  if (isBroken || !allowsFilms()) return null;
  return (
    <>
      <video
        ref={film}
        className="lobby-film"
        data-scheme={scheme}
        src={FILM}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onError={() => setBroken(true)}
      />
      <IconButton
        className="lobby-film-stop"
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t('catalogue_film_pause') : t('catalogue_film_play')}
        onClick={() => setPlaying((was) => !was)}
      />
    </>
  );
}
