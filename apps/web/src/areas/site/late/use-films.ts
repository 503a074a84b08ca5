import { allowsFilms } from '@baize/ui';
import { type RefObject, useEffect, useState } from 'react';

const VISIBLE_SHARE = 0.6;

/** Plays the visible films one after the other, skipping broken ones. */
function takeTurns(films: readonly HTMLVideoElement[]): () => void {
  const seen = new Set<HTMLVideoElement>();
  const broken = new Set<HTMLVideoElement>();
  let current: HTMLVideoElement | undefined;

  const play = (film: HTMLVideoElement | undefined) => {
    if (film === current) return;
    current?.pause();
    current?.removeAttribute('data-plays');
    current = film;
    film?.setAttribute('data-plays', '');
    // Pausing a film while it loads rejects this promise; it will have another turn.
    void film?.play().catch(() => undefined);
  };
  const next = () => {
    const ready = films.filter((film) => seen.has(film) && !broken.has(film));
    const after = current ? ready.indexOf(current) + 1 : 0;
    const following = ready[after] ?? ready[0];
    if (following === current && following) void following.play().catch(() => undefined);
    else play(following);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLVideoElement)) continue;
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      if (!current || !seen.has(current)) next();
    },
    { threshold: VISIBLE_SHARE },
  );
  const fail = (event: Event) => {
    if (event.currentTarget instanceof HTMLVideoElement) broken.add(event.currentTarget);
    next();
  };
  for (const film of films) {
    film.addEventListener('ended', next);
    film.addEventListener('error', fail);
    observer.observe(film);
  }
  return () => {
    observer.disconnect();
    for (const film of films) {
      film.removeEventListener('ended', next);
      film.removeEventListener('error', fail);
    }
    play(undefined);
  };
}

/**
 * Plays the films of a list while they are visible. Nothing is fetched before, and nothing at all if the user saves
 * data or prefers reduced motion: the pictures stay.
 */
export function useFilms(list: RefObject<HTMLElement | null>, isAllowed: boolean) {
  const [canPlay, setCanPlay] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const may = isAllowed && allowsFilms();
    setCanPlay(may);
    setPlaying(may);
  }, [isAllowed]);

  useEffect(() => {
    if (!isPlaying || !list.current) return;
    return takeTurns([...list.current.querySelectorAll('video')]);
  }, [list, isPlaying]);

  return { canPlay, isPlaying, toggle: () => setPlaying((was) => !was) };
}
