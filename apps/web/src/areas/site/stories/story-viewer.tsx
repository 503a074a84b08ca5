import { ButtonLink, IconButton } from '@baize/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { PlayLink } from '../../play/index.ts';
import type { HomeData } from '../home-data.ts';
import './stories.css';
import { StoryProgress } from './story-progress.tsx';
import { StoryStage } from './story-stage.tsx';
import { useStoryKeys } from './use-story-keys.ts';
import { useStoryPause } from './use-story-pause.ts';
import { useStorySwipe } from './use-story-swipe.ts';
import { markViewed } from './viewed-stories.ts';

type Story = HomeData['stories'][number];

interface StoryViewerProps {
  readonly stories: readonly Story[];
  /** The current story. */
  readonly story: Story;
  readonly onStep: (id: number) => void;
  readonly onClose: () => void;
  /** The current story was marked as viewed. */
  readonly onViewed: () => void;
}

/** Shows the stories one after the other over the page. */
export function StoryViewer({ stories, story, onStep, onClose, onViewed }: StoryViewerProps) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { isPaused, isStill, setHeld, toggle, stop } = useStoryPause();
  const [readyId, setReadyId] = useState<number>();
  const index = stories.indexOf(story);
  const following = stories[index + 1];
  const previous = stories[index - 1];
  const toNext = () => (following ? onStep(following.id) : onClose());
  const toPrevious = () => previous && onStep(previous.id);
  const swipe = useStorySwipe({ next: toNext, previous: toPrevious, close: onClose, hold: setHeld });
  const notify = useEffectEvent(onViewed);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    return () => element?.close();
  }, []);
  useStoryKeys(dialog, { next: toNext, previous: toPrevious, toggle });
  useEffect(() => {
    markViewed(story.id);
    notify();
  }, [story.id]);
  return (
    <dialog
      ref={dialog}
      className="story-viewer"
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="story-card">
        <StoryStage key={story.id} story={story} onReady={() => setReadyId(story.id)} swipe={swipe} />
        <div className="story-top">
          <StoryProgress
            count={stories.length}
            index={index}
            isStill={isStill}
            isLong={story.class === 'replay'}
            isPaused={isPaused || readyId !== story.id}
            onEnd={toNext}
          />
          <div className="story-bar">
            <h2 id={titleId}>{story.title}</h2>
            {!isStill && (
              <IconButton
                icon={isPaused ? 'play' : 'pause'}
                label={t(isPaused ? 'home_story_play' : 'home_story_pause')}
                onClick={toggle}
              />
            )}
            <IconButton icon="x" label={t('site_close')} onClick={onClose} />
          </div>
        </div>
        <div className="story-text" aria-live="polite">
          <span className="visually-hidden">
            {t('home_story_of', { index: index + 1, count: stories.length, title: story.title })}
          </span>
          {story.multiplier !== null && (
            <span className="story-multiplier">
              {t('home_story_multiplier', { multiplier: story.multiplier })}
            </span>
          )}
          <p>{story.text}</p>
          <ButtonLink size="large" href={story.url} linkAs={PlayLink} onClick={stop}>
            {t('home_story_open')}
          </ButtonLink>
        </div>
      </div>
      <IconButton
        className="story-previous"
        icon="chevron-left"
        label={t('site_previous')}
        disabled={!previous}
        onClick={toPrevious}
      />
      <IconButton className="story-next" icon="chevron-right" label={t('site_next')} onClick={toNext} />
    </dialog>
  );
}
