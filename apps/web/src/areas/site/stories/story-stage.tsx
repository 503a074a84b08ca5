import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { useApp } from '../../../app/app.ts';
import { pictureSource } from '../../../app/picture.ts';
import { callQuery } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { HomeData } from '../home-data.ts';
import type { StorySwipe } from './use-story-swipe.ts';

interface StoryStageProps {
  readonly story: HomeData['stories'][number];
  /** What the story shows is on the screen, or will not come: its time may run. */
  readonly onReady: () => void;
  readonly swipe: StorySwipe;
}

/** A studio is of another origin, so scripts and that origin's own rights together cannot lift the sandbox. */
const STUDIO_SANDBOX = 'allow-scripts allow-same-origin';

function Replay({ story, onReady }: Omit<StoryStageProps, 'swipe'>) {
  const t = useMessages();
  const app = useApp();
  const id = Number(story.url.split('/').at(-1));
  const { data, isError } = useQuery({
    ...callQuery(app, 'GET /gameReplay/{id}', { params: { id }, query: { device: app.device } }),
    // The picture behind it tells the story as well.
    retry: false,
  });
  const giveUp = useEffectEvent(onReady);
  useEffect(() => {
    if (isError) giveUp();
  }, [isError]);
  if (!data) return null;
  return (
    <iframe
      src={data.data.url}
      title={t('home_story_replay', { name: data.data.name })}
      sandbox={STUDIO_SANDBOX}
      referrerPolicy="no-referrer"
      tabIndex={-1}
      onLoad={onReady}
    />
  );
}

/** What a story shows: its picture, and over it the replay where there is one. */
export function StoryStage({ story, onReady, swipe }: StoryStageProps) {
  const { src, srcSet, width, height } = pictureSource(story.picture, 'portrait');
  const isReplay = story.class === 'replay';
  return (
    <div className="story-stage">
      <img
        src={src}
        srcSet={srcSet}
        sizes="(max-width: 549px) 100vw, 440px"
        width={width}
        height={height}
        alt=""
        draggable={false}
        {...(isReplay ? {} : { onLoad: onReady, onError: onReady })}
      />
      {isReplay && <Replay story={story} onReady={onReady} />}
      <div className="story-touch" {...swipe} />
    </div>
  );
}
