import { allowsFilms } from '@baize/ui';
import { type RefObject, useEffect, useState } from 'react';

const VISIBLE_SHARE = 0.6;

/** One film after the other among those in sight; a film that cannot be played is passed over. */
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
    // A film that was paused by leaving the screen rejects its promise; it will have another turn.
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
 * Lets the films of a list play while they are in sight. Nothing is fetched before, and nothing at all
 * for people who save data or ask for less motion: they keep the pictures.
 */
export function useFilms(list: RefObject<HTMLElement | null>, mayMove: boolean) {
  const [canPlay, setCanPlay] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const may = mayMove && allowsFilms();
    setCanPlay(may);
    setPlaying(may);
  }, [mayMove]);

  useEffect(() => {
    if (!isPlaying || !list.current) return;
    return takeTurns([...list.current.querySelectorAll('video')]);
  }, [list, isPlaying]);

  return { canPlay, isPlaying, toggle: () => setPlaying((was) => !was) };
}
