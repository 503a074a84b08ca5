import { useEffect, useRef, useState } from 'react';

import { savesData } from '../saves-data.ts';

const VISIBLE_SHARE = 0.6;

/** The films of the page that are in sight, in the order in which they came there: the first one plays. */
const visibleFilms = new Set<HTMLVideoElement>();

function playFirst() {
  const [first] = visibleFilms;
  for (const film of visibleFilms) if (film !== first) film.pause();
  // A film that leaves the screen while it is being brought rejects this promise, and has another turn.
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
 * A game's art that moves, without sound and without end, over its picture. Nothing is fetched for people who
 * update for less motion or save data, nor before the tile is in sight; one film of a page plays at a time.
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
      // The picture below stays in sight where the film cannot be had.
      onError={() => setBroken(true)}
    />
  );
}
