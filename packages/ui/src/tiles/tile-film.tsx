import { useEffect, useRef, useState } from 'react';

import { savesData } from '../saves-data.ts';

const VISIBLE_SHARE = 0.6;

/** The visible films in the order of appearance: the first one plays. */
const visibleFilms = new Set<HTMLVideoElement>();

function playFirst() {
  const [first] = visibleFilms;
  for (const film of visibleFilms) if (film !== first) film.pause();
  // Pausing a film while it loads rejects this promise; it will have another turn.
  void first?.play().catch(() => undefined);
}

function removeFilm(film: HTMLVideoElement) {
  visibleFilms.delete(film);
  film.pause();
  playFirst();
}

export interface TileFilmProps {
  src: string;
}

/**
 * A silent, endless film over a tile's picture. Nothing is fetched if reduced motion is preferred or the user saves
 * data, nor before the tile is visible; only one film of a page plays at a time.
 */
export function TileFilm({ src }: TileFilmProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [mayMove, setMayMove] = useState(false);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setMayMove(!reducedMotion.matches && !savesData());
    update();
    reducedMotion.addEventListener('change', update);
    return () => reducedMotion.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    const film = element.current;
    if (!mayMove || film === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return removeFilm(film);
        visibleFilms.add(film);
        playFirst();
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(film);
    return () => {
      observer.disconnect();
      removeFilm(film);
    };
  }, [mayMove]);

  if (!mayMove || isBroken) return null;
  return (
    <video
      ref={element}
      className="tile-film"
      src={src}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      // The picture below stays if the film cannot be loaded.
      onError={() => setBroken(true)}
    />
  );
}
