import { type RefObject, useEffect, useEffectEvent } from 'react';

interface StoryMoves {
  readonly next: () => void;
  readonly previous: () => void;
  readonly toggle: () => void;
}

/**
 * The viewer's keys. They are handled for the whole page, because opening an address with a story focuses nothing. Keys
 * pressed in another dialog above the viewer are ignored.
 */
export function useStoryKeys(viewer: RefObject<HTMLElement | null>, moves: StoryMoves): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const place = event.target instanceof Element ? event.target : document.body;
    const dialog = place.closest('dialog');
    if (dialog && dialog !== viewer.current) return;
    if (event.key === 'ArrowRight') moves.next();
    if (event.key === 'ArrowLeft') moves.previous();
    if (event.key !== ' ' || place.closest('a, button')) return;
    event.preventDefault();
    moves.toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
