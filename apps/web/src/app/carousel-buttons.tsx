import { IconButton } from '@baize/ui';

import { useMessages } from '../messages/use-messages.ts';
import type { Carousel } from './use-carousel.ts';

interface CarouselButtonsProps {
  readonly carousel: Carousel;
  readonly outlined?: boolean;
}

/** Previous, pause or play, and next. */
export function CarouselButtons({ carousel, outlined }: CarouselButtonsProps) {
  const t = useMessages();
  const { isPlaying, next, previous, togglePlay } = carousel;
  return (
    <>
      <IconButton outlined={outlined} icon="chevron-left" label={t('site_previous')} onClick={previous} />
      <IconButton
        outlined={outlined}
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t('site_pause') : t('site_play_slides')}
        onClick={togglePlay}
      />
      <IconButton outlined={outlined} icon="chevron-right" label={t('site_next')} onClick={next} />
    </>
  );
}
