import { type RefObject, useEffect, useEffectEvent } from 'react';

interface StoryMoves {
  readonly next: () => void;
  readonly previous: () => void;
  readonly toggle: () => void;
}

/**
 * The keys of the viewer. They are heard on the whole page: an address with a story in it leaves the
 * focus nowhere. What is pressed in another dialog above the viewer is not meant for it.
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
