import { prefersReducedMotion } from '@baize/ui';
import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

import { lateCode } from './late-code.ts';

const carouselCode = lateCode('default', () => import('embla-carousel'));
const autoplayCode = lateCode('default', () => import('embla-carousel-autoplay'));

const AUTOPLAY_MS = 5_500;
/** embla simulates physics; this gives about 800 ms per slide. */
const MOTION = 40;
/** Shortly before the first automatic turn, which is when the code is needed. */
const LOAD_AFTER_MS = 4_000;

async function makeCarousel(node: HTMLElement, playOnInit: boolean): Promise<EmblaCarouselType> {
  const [createCarousel, autoplay] = await Promise.all([carouselCode.load(), autoplayCode.load()]);
  const turning = autoplay({ delay: AUTOPLAY_MS, stopOnInteraction: true, playOnInit });
  return createCarousel(node, { loop: true, align: 'start', duration: MOTION }, [turning]);
}

export type Carousel = ReturnType<typeof useCarousel>;

/**
 * Turns a list of slides into a carousel shortly before the first turn or on the first interaction; the first slide
 * needs no code. Automatic turning stops for good at the first touch, and never starts if reduced motion is preferred.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, count: number) {
  const carousel = useRef<Promise<EmblaCarouselType | undefined>>(undefined);
  const [selected, setSelected] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isNear, setNear] = useState(false);

  const ensure = useCallback(() => {
    const node = viewport.current;
    if (!node) return undefined;
    setNear(true);
    carousel.current ??= (async () => {
      const playOnInit = !prefersReducedMotion();
      // Without its code, the first slide stays until the next attempt.
      const made = await makeCarousel(node, playOnInit).catch(() => undefined);
      if (!made) {
        carousel.current = undefined;
        return undefined;
      }
      setPlaying(playOnInit);
      made.on('select', () => setSelected(made.selectedScrollSnap()));
      made.on('autoplay:stop', () => setPlaying(false)).on('autoplay:play', () => setPlaying(true));
      return made;
    })();
    return carousel.current;
  }, [viewport]);

  useEffect(() => {
    const node = viewport.current;
    if (!node || count < 2) return;
    const reach = () => void ensure();
    const timer = setTimeout(reach, LOAD_AFTER_MS);
    node.addEventListener('pointerenter', reach, { once: true });
    node.addEventListener('touchstart', reach, { once: true, passive: true });
    window.addEventListener('online', reach);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', reach);
      node.removeEventListener('pointerenter', reach);
      node.removeEventListener('touchstart', reach);
      const made = carousel.current;
      carousel.current = undefined;
      void made?.then((slides) => slides?.destroy());
    };
  }, [viewport, count, ensure]);

  const move = useCallback(
    async (step: 'scrollNext' | 'scrollPrev') => {
      const slides = await ensure();
      slides?.plugins().autoplay.stop();
      slides?.[step](prefersReducedMotion());
    },
    [ensure],
  );
  const togglePlay = useCallback(async () => {
    const turning = (await ensure())?.plugins().autoplay;
    if (turning?.isPlaying()) turning.stop();
    else turning?.play();
  }, [ensure]);

  return {
    selected,
    isPlaying,
    /** The other slides will be seen soon, so their pictures may load. */
    isNear,
    next: () => void move('scrollNext'),
    previous: () => void move('scrollPrev'),
    togglePlay: () => void togglePlay(),
  };
}
