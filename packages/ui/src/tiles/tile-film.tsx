import { useEffect, useRef, useState } from 'react';

import { savesData } from '../saves-data.ts';

const MOSTLY_SEEN = 0.6;

/** The films of the page that are in sight, in the order in which they came there: the first one plays. */
const inSight = new Set<HTMLVideoElement>();

function playFirst() {
  const [first] = inSight;
  for (const film of inSight) if (film !== first) film.pause();
  // A film that leaves the screen while it is being brought rejects this promise, and has another turn.
  void first?.play().catch(() => undefined);
}

function leaveSight(film: HTMLVideoElement) {
  inSight.delete(film);
  film.pause();
  playFirst();
}

export interface TileFilmProps {
  src: string;
}

/**
 * A game's art that moves, without sound and without end, over its picture. Nothing is fetched for people who
 * ask for less motion or save data, nor before the tile is in sight; one film of a page plays at a time.
 */
export function TileFilm({ src }: TileFilmProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [mayMove, setMayMove] = useState(false);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const ask = () => setMayMove(!stillness.matches && !savesData());
    ask();
    stillness.addEventListener('change', ask);
    return () => stillness.removeEventListener('change', ask);
  }, []);

  useEffect(() => {
    const film = element.current;
    if (!mayMove || film === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return leaveSight(film);
        inSight.add(film);
        playFirst();
      },
      { threshold: MOSTLY_SEEN },
    );
    observer.observe(film);
    return () => {
      observer.disconnect();
      leaveSight(film);
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
